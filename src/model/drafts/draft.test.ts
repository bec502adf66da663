import { describe, expect, it } from 'vitest';
import {
  draftBytes,
  draftsFromFields,
  draftTitle,
  draftToFields,
  withChanges,
  type Draft,
} from './draft.ts';
import { jsonFile } from '../files/exportFile.ts';
import { readImport } from '../importing/importRows.ts';

const draft = (form: Draft['form'], more: Partial<Draft> = {}): Draft => ({
  id: 'one',
  listId: 'garden',
  savedAt: 1,
  form,
  ...more,
});

describe('the stored form of a draft', () => {
  it('is what was typed; empty fields and those that no draft has are left out', () => {
    const stored = draftToFields(
      draft({ name: 'Kettle', url: '', mostWanted: false, purchasedBy: 'Eve' }),
    );
    expect(stored).toEqual({ listId: 'garden', savedAt: 1, name: 'Kettle' });
  });

  it('is read back, newest first', () => {
    const kettle = draft({ name: 'Kettle', price: '£20', mostWanted: true });
    const lamp = draft({ url: 'lamp' }, { id: 'two', savedAt: 2 });
    expect(draftsFromFields({ one: draftToFields(kettle), two: draftToFields(lamp) })).toEqual([
      lamp,
      kettle,
    ]);
  });

  it('ignores what is no draft', () => {
    expect(draftsFromFields({ a: 5, b: null, c: { name: 'x' }, d: { listId: 'garden' } })).toEqual([
      draft({}, { id: 'd', savedAt: 0 }),
    ]);
  });
});

it('what was changed on this device replaces what is stored, and what was added is no draft any more', () => {
  const [kite, lamp, boat] = ['Kite', 'Lamp', 'Boat'].map((name, savedAt) =>
    draft({ name }, { id: name, savedAt }),
  ) as [Draft, Draft, Draft];
  const red = { ...kite, savedAt: 3, form: { name: 'Red kite' } };
  expect(withChanges([lamp, kite], [{ id: 'Kite', draft: red }], [])).toEqual([
    { ...red, isUnsent: true },
    lamp,
  ]);
  expect(withChanges([], [{ id: 'Boat', draft: boat, sent: true }], [])).toEqual([
    { ...boat, isUnsent: false },
  ]);
  expect(withChanges([lamp, kite], [{ id: 'Lamp', draft: null }], [])).toEqual([kite]);
  expect(
    withChanges([kite], [{ id: 'Kite', draft: red }], [{ id: 'Kite', failure: null }]),
  ).toEqual([]);
  expect(withChanges([kite], [], [{ id: 'Kite', failure: 'No.' }])).toEqual([kite]);
});

it('a draft is bounded in bytes, not in characters', () => {
  expect(draftBytes(draft({ name: '€', mostWanted: true }))).toBe('garden'.length + 3);
});

it('a draft is called by its name, else by its address', () => {
  expect(draftTitle(draft({ name: ' Kettle ', url: 'x' }))).toBe('Kettle');
  expect(draftTitle(draft({ name: ' ', url: 'https://shop.example/' }))).toBe(
    'https://shop.example/',
  );
  expect(draftTitle(draft({ notes: 'x' }))).toBe('Without a name');
});

it('downloaded drafts can be imported', () => {
  const { form } = draft({
    name: 'Kettle',
    url: 'https://shop.example/kettle',
    price: '20',
    notes: 'Red',
  });
  const file = jsonFile('Drafts', [form], new Date(0));
  const read = readImport(file);
  expect(read.problem).toBeNull();
  expect(JSON.stringify(read)).toContain('Kettle');
});
