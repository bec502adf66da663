import { expect, it } from 'vitest';
import { removeUserEntries } from '../lib/storage.ts';
import { readLastViewer, writeLastViewer } from './lastViewer.ts';

it('§3 who is signed in is known until sign-out', () => {
  expect(readLastViewer()).toBeNull();
  writeLastViewer('ann');
  expect(readLastViewer()).toBe('ann');
  removeUserEntries();
  expect(readLastViewer()).toBeNull();
});
