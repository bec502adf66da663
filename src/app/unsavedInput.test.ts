import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { trackEditedFields } from './editedFields.ts';
import { hasUnsavedInput } from './unsavedInput.ts';

const person = userEvent.setup({ delay: null });
const find = (selector: string) => document.querySelector(selector) as HTMLInputElement;

beforeAll(trackEditedFields);
beforeEach(() => {
  document.body.innerHTML = `
    <input type="search" />
    <input type="checkbox" />
    <input type="text" />`;
});

it('typed text would be lost until it is deleted again', async () => {
  expect(hasUnsavedInput()).toBe(false);
  await person.type(find('[type=text]'), 'Kite');
  expect(hasUnsavedInput()).toBe(true);
  await person.clear(find('[type=text]'));
  expect(hasUnsavedInput()).toBe(false);
});

it('a setting is stored at once, and a search is in the address', async () => {
  await person.click(find('[type=checkbox]'));
  await person.type(find('[type=search]'), 'Kite');
  expect(hasUnsavedInput()).toBe(false);
});
