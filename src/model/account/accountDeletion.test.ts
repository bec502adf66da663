// @vitest-environment node
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { itemOf, listOf } from '../../testing/fixtures.ts';
import { deletionPlanOf, accountDeletionSchema, hasUnseen } from './accountDeletion.ts';
import { ACCOUNT_DELETION_MESSAGES } from './accountDeletionMessages.ts';
import { FORM_MESSAGES } from '../forms/formMessages.ts';

const own = listOf({ id: 'own', name: 'Garden', items: [itemOf(), itemOf({ addedBy: 'ben' })] });
const other = listOf({
  id: 'other',
  name: 'Family',
  ownerId: 'ben',
  items: [itemOf(), itemOf({ addedBy: 'ben' }), itemOf({ addedBy: 'eve' })],
});

describe('F6 what deleting an account does to lists', () => {
  it('own lists are deleted, others are left, with the numbers of their items', () => {
    expect(deletionPlanOf([own, other], 'ann')).toEqual({
      owned: [{ id: 'own', name: 'Garden', members: 2, items: 2 }],
      joined: [{ id: 'other', name: 'Family', ownItems: 1 }],
    });
  });

  it('a list that was not shown is detected, a missing one is ignored', () => {
    const shown = deletionPlanOf([own], 'ann');
    const both = deletionPlanOf([own, other], 'ann');
    expect(hasUnseen(shown, both)).toBe(true);
    expect(hasUnseen(both, shown)).toBe(false);
  });

  it('a list that was only to be left is not deleted unseen, once the user has become its owner', () => {
    const shown = deletionPlanOf([own, other], 'ann');
    const now = deletionPlanOf([own, { ...other, ownerId: 'ann' }], 'ann');
    expect(hasUnseen(shown, now)).toBe(true);
    expect(hasUnseen(now, shown)).toBe(false);
  });
});

const messages = (provider: 'email' | 'google', password: string, word: string) =>
  v
    .safeParse(accountDeletionSchema(provider), { password, word, items: 'take' })
    .issues?.map(({ message }) => message);

describe('F6 Delete Account asks', () => {
  it.each([
    ['email', '', 'DELETE', [FORM_MESSAGES.passwordRequired]],
    ['email', 'secret', '', [ACCOUNT_DELETION_MESSAGES.wordNeeded]],
    ['email', 'secret', 'delete', [ACCOUNT_DELETION_MESSAGES.wordNeeded]],
    ['email', 'secret', ' DELETE ', undefined],
    ['google', '', 'DELETE', undefined],
    ['google', '', 'no', [ACCOUNT_DELETION_MESSAGES.wordNeeded]],
  ] as const)('%s, password “%s”, word “%s”', (provider, password, word, expected) => {
    expect(messages(provider, password, word)).toEqual(expected);
  });
});

it('F6 Delete Account takes or leaves the items, and knows no third', () => {
  const given = { password: '', word: 'DELETE' };
  const takes = (items: string) =>
    v.safeParse(accountDeletionSchema('google'), { ...given, items }).success;
  expect(['take', 'leave', '', 'keep'].map(takes)).toEqual([true, true, false, false]);
});
