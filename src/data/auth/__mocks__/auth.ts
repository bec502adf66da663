/** Replaces Firebase Auth where a test calls `vi.mock('../data/auth/auth.ts')`. */
export const getAuth = async () => ({});
