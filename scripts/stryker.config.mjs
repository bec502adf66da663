/** What `npm run test:mutants:unit` tells Stryker about both folders of packages. */
export default {
  testRunner: 'vitest',
  // Values made when a file is read would need a whole run of the tests each.
  ignoreStatic: true,
  // The tests need none of these. tsconfig.json names a file that Stryker's copy lacks.
  ignorePatterns: ['tsconfig.json', 'dist*', 'lib', '*.log'],
  tsconfigFile: 'none.json',
  reporters: ['clear-text'],
  concurrency: 1,
};
