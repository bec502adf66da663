import { describe, expect, it, vi } from 'vitest';
import { markOf } from '../../testing/fixtures.ts';
import { myMarks, rememberMark, watchMyMarks } from '../myMarks.ts';
import { renameList } from './renameList.ts';

const FROM = '1700000000000-11111111-1111-4111-8111-111111111111';
const TO = '1700000000000-22222222-2222-4222-8222-222222222222';

const entriesOf = (area: Storage) => Object.fromEntries(Object.entries(area));

describe('F13 what a device stores about a list whose link was changed', () => {
  it('is its marks, under the new id from then on', () => {
    rememberMark(markOf({ listId: FROM }));
    rememberMark(markOf({ listId: 'other' }));
    const onChange = vi.fn<() => void>();
    watchMyMarks(onChange);
    renameList(FROM, TO);
    expect(
      myMarks()
        .map(({ listId }) => listId)
        .toSorted(),
    ).toEqual([TO, 'other'].toSorted());
    expect(onChange).toHaveBeenCalledOnce();
    expect(localStorage).toHaveLength(2);
  });

  it('is in keys and in values, in both storages', () => {
    localStorage.setItem(`giftlists.visit:${FROM}`, '{"last":1}');
    localStorage.setItem('giftLists', JSON.stringify({ lists: [{ id: FROM }, { id: 'other' }] }));
    sessionStorage.setItem(`giftlists.itemDraft:ann ${FROM}`, '{"name":"Kite"}');
    renameList(FROM, TO);
    expect(entriesOf(localStorage)).toEqual({
      [`giftlists.visit:${TO}`]: '{"last":1}',
      giftLists: JSON.stringify({ lists: [{ id: TO }, { id: 'other' }] }),
    });
    expect(entriesOf(sessionStorage)).toEqual({
      [`giftlists.itemDraft:ann ${TO}`]: '{"name":"Kite"}',
    });
  });

  it('gives way to what is there under the new id', () => {
    localStorage.setItem(`giftlists.visit:${FROM}`, '{"last":1}');
    localStorage.setItem(`giftlists.visit:${TO}`, '{"last":2}');
    renameList(FROM, TO);
    expect(entriesOf(localStorage)).toEqual({ [`giftlists.visit:${TO}`]: '{"last":2}' });
  });

  it('keeps its numbers, and changes once, where the id is only a time', () => {
    const time = '1700000000000';
    const stored = JSON.stringify({ id: time, createdAt: 1_700_000_000_000 });
    localStorage.setItem('giftLists', stored);
    localStorage.setItem(`giftlists.visit:${time}`, '{"last":1700000000000}');
    renameList(time, TO);
    renameList(time, TO);
    expect(entriesOf(localStorage)).toEqual({
      giftLists: JSON.stringify({ id: TO, createdAt: 1_700_000_000_000 }),
      [`giftlists.visit:${TO}`]: '{"last":1700000000000}',
    });
  });

  it('is nothing of what others have stored on this site', () => {
    localStorage.setItem('firestore_clients', FROM);
    renameList(FROM, TO);
    expect(localStorage.getItem('firestore_clients')).toBe(FROM);
  });
});
