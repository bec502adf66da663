/**
 * A reason to stop that the person at the keyboard can do something about: one sentence that says
 * what to do. Everything else that is thrown is a defect and is printed with its stack.
 */
export class Refusal extends Error {
  /** @param {string} sentence */
  constructor(sentence) {
    super(sentence);
    this.name = 'Refusal';
  }
}

/** Thrown out of whatever was waiting when Ctrl-C came: not an error, nothing to print. */
export class Stopped extends Error {
  constructor() {
    super('Stopped by a signal.');
    this.name = 'Stopped';
  }
}
