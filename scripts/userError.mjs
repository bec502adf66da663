/**
 * An error that the user of a script can fix. Its message is one sentence that says how. Any other thrown
 * error is a defect and is printed with its stack.
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
