/**
 * A reason to stop that the person at the keyboard can do something about: one sentence that says
 * what to do. Everything else that is thrown is a defect and is printed with its stack.
 */
export class UserError extends Error {
  /** @override */
  name = 'UserError';
}

/** Thrown when Ctrl-C ends a script early. It is no error, so nothing is printed. */
export class Stopped extends Error {
  /** @override */
  name = 'Stopped';
}
