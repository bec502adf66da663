/** What a test tells the stand-in for `data/session.ts`, and asks it. */
export * from '../data/auth/__mocks__/session.ts';
