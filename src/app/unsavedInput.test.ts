import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { hasUnsavedInput, trackUnsavedInput } from './unsavedInput.ts';

const person = userEvent.setup({ delay: null });
const find = (selector: string) => document.querySelector(selector) as HTMLInputElement;

beforeAll(trackUnsavedInput);
beforeEach(() => {
  document.body.innerHTML = `
    <input type="search" />
    <input type="checkbox" />
    <input type="text" />
    <dialog open><input type="checkbox" /><select><option>1</option><option>2</option></select></dialog>`;
});

it('typed text would be lost until it is deleted again', async () => {
  expect(hasUnsavedInput()).toBe(false);
  await person.type(find('[type=text]'), 'Kite');
  expect(hasUnsavedInput()).toBe(true);
  await person.clear(find('[type=text]'));
  expect(hasUnsavedInput()).toBe(false);
});

it('a setting is stored at once, and a search is in the address', async () => {
  await person.click(find('body > [type=checkbox]'));
  await person.type(find('[type=search]'), 'Kite');
  expect(hasUnsavedInput()).toBe(false);
});

it('what is chosen in an open dialog would be lost', async () => {
  await person.click(find('dialog [type=checkbox]'));
  expect(hasUnsavedInput()).toBe(true);
});

it('so would what is selected there', async () => {
  await person.selectOptions(find('dialog select'), '2');
  expect(hasUnsavedInput()).toBe(true);
});

it('so would what a dialog has taken out of its fields, such as pasted links', () => {
  find('dialog').dataset.changed = 'true';
  expect(hasUnsavedInput()).toBe(true);
});
