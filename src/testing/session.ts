/** Controls the mock of `data/auth/session.ts`. */
export * from '../data/auth/__mocks__/session.ts';
