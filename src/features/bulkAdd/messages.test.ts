// @vitest-environment node
import { expect, it } from 'vitest';
import * as messages from './messages.ts';

it.each([
  [messages.tooManyLinks(20), 'At most 20 links at once'],
  [
    messages.linksLeftOut(1, 20),
    '1 link is left out: at most 20 at once. Paste the rest afterward.',
  ],
  [
    messages.linksLeftOut(2, 20),
    '2 links are left out: at most 20 at once. Paste the rest afterward.',
  ],
  [messages.itemsBeingAdded(1, 2), '1 of 2 added…'],
  [messages.itemsNotAdded(1), '1 item could not be added.'],
  [messages.itemsNotAdded(2), '2 items could not be added.'],
  [
    messages.itemsQueued(1),
    'Saved on this device. It is sent as soon as the server can be reached.',
  ],
  [
    messages.itemsQueued(2),
    'Saved on this device. They are sent as soon as the server can be reached.',
  ],
  [messages.itemsAdded(1), '1 item added'],
  [messages.itemsAdded(2), '2 items added'],
  [messages.pagesRead(0, 1, 0), '0 of 1 pages read…'],
  [messages.pagesRead(1, 2, 1), '1 of 2 pages read…'],
  [messages.pagesRead(1, 1, 0), 'The page was read.'],
  [messages.pagesRead(1, 1, 1), 'The page could not be read.'],
  [messages.pagesRead(2, 2, 0), 'All 2 pages were read.'],
  [messages.pagesRead(3, 3, 1), '2 of 3 pages were read.'],
  [messages.pagesRead(3, 3, 2), '1 of 3 pages was read.'],
  [messages.pagesRead(2, 2, 2), 'None of the 2 pages could be read.'],
  [messages.notAnAddress('x'.repeat(40)), `“${'x'.repeat(40)}” is not a valid URL`],
  [messages.notAnAddress('x'.repeat(41)), `“${'x'.repeat(40)}…” is not a valid URL`],
])('F4 %s', (sentence, expected) => {
  expect(sentence).toBe(expected);
});
