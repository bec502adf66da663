import { expect, it } from 'vitest';
import { removeUserEntries, STORAGE } from '../lib/storage.ts';
import { readLastViewer, writeLastViewer } from './lastViewer.ts';

it('§3 who is signed in is known until sign-out', () => {
  expect(readLastViewer()).toBeNull();
  writeLastViewer('ann');
  expect(readLastViewer()).toBe('ann');
  removeUserEntries();
  expect(readLastViewer()).toBeNull();
});

it('what is no uid counts as nobody', () => {
  localStorage.setItem(STORAGE.viewer.key, '{"uid":"ann"}');
  expect(readLastViewer()).toBeNull();
});
