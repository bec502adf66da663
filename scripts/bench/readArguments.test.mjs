import { afterEach, expect, it } from 'vitest';
import { readArguments } from './readArguments.mjs';

const screens = [{ name: 'public list' }, { name: 'dashboard' }];

/** @param {string[]} given */
const read = (...given) => {
  process.argv = ['node', 'bench', ...given];
  return readArguments(screens);
};

const { argv } = process;
afterEach(() => {
  process.argv = argv;
});

it('measures all of it five times unless told otherwise', () => {
  expect(read()).toEqual({ chosen: screens, runs: 5 });
  expect(read('--only', 'list', '--runs', '2')).toEqual({ chosen: [screens[0]], runs: 2 });
});

it.each([['--runs=0'], ['--runs=two'], ['--only=nothing']])(
  'does not say that goals are met of which none was measured: %s',
  (given) => expect(() => read(given)).toThrow(/--runs must be|is called/u),
);
