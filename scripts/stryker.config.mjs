/** What `npm run test:mutants:unit` tells Stryker about both folders of packages. */
export default {
  testRunner: 'vitest',
  // Changes to constants that are computed when a file is loaded would each need a full run of the tests.
  ignoreStatic: true,
  // The tests need none of these. tsconfig.json names a file that Stryker's copy lacks.
  ignorePatterns: ['tsconfig.json', 'dist*', 'lib', '*.log'],
  tsconfigFile: 'none.json',
  reporters: ['clear-text'],
  concurrency: 1,
};
