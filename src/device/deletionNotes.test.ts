import { describe, expect, it } from 'vitest';
import { STORAGE, writeJson } from '../lib/storage.ts';
import { readDeletionNote, writeDeletionNote } from './deletionNotes.ts';

const garden = { id: 'garden' };
const moved = { id: 'new', formerId: 'old' };

describe('F6 the lists that a deletion of an account has not finished', () => {
  it('are noted per account: one account does not replace the note of another', () => {
    writeDeletionNote('ann', [garden, moved]);
    writeDeletionNote('ben', [{ id: 'party' }]);
    expect(readDeletionNote('ann')).toEqual([garden, moved]);
    expect(readDeletionNote('ben')).toEqual([{ id: 'party' }]);
    writeDeletionNote('ben', []);
    expect(readDeletionNote('ben')).toEqual([]);
    expect(readDeletionNote('ann')).toEqual([garden, moved]);
  });

  it('leave nothing on the device when they are finished', () => {
    writeDeletionNote('ann', [garden]);
    writeDeletionNote('ann', []);
    expect(localStorage).toHaveLength(0);
  });

  it.each([null, 7, [], { ann: 7 }, { ann: [{ name: 'x' }, 'y', null] }])(
    'are none in %j',
    (note) => {
      writeJson(STORAGE.unfinishedDeletion, note);
      expect(readDeletionNote('ann')).toEqual([]);
    },
  );
});
