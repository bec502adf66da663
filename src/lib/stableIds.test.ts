// @vitest-environment node
import { expect, it } from 'vitest';
import { createStableIds } from './stableIds.ts';

it('a key has the same id at each attempt, and no other key has it', () => {
  const ids = createStableIds();
  const kettle = ids.idOf('kettle');
  expect(kettle).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect(ids.idOf('lamp')).not.toBe(kettle);
  expect(ids.idOf('kettle')).toBe(kettle);
});

it('a key that was released has a new id, and the others keep theirs', () => {
  const ids = createStableIds();
  const kettle = ids.idOf('kettle');
  const lamp = ids.idOf('lamp');
  ids.release('kettle');
  ids.release('unknown');
  expect(ids.idOf('kettle')).not.toBe(kettle);
  expect(ids.idOf('lamp')).toBe(lamp);
});

it('has nothing to do with the ids of another form', () => {
  expect(createStableIds().idOf('kettle')).not.toBe(createStableIds().idOf('kettle'));
});
