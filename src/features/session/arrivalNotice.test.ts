// @vitest-environment node
import { expect, it } from 'vitest';
import { paths } from '../../model/paths.ts';
import { arrivalNotice } from './arrivalNotice.ts';

it.each([
  [paths.join('17-ab', 't&x'), 'Log in or sign up to join the list you were invited to.'],
  [paths.add('https://shop.example/?a=b'), 'Log in or sign up to add this item to your list.'],
  [
    paths.listWithNew('17-ab', 'https://shop.example/'),
    'Log in or sign up to add this item to your list.',
  ],
  [paths.dashboard, null],
  [paths.list('17-ab'), null],
  [paths.joinedList('17-ab'), null],
  [paths.publicList('17-ab'), null],
])('sent from %s: %s', (target, notice) => {
  expect(arrivalNotice(target)).toBe(notice);
});
