/** Every way a request can fail, with the status the caller sees (§7 leaves the error answers open). */
const FAILURES = {
  'bad-json': [400, 'Send well-formed JSON.'],
  'bad-url': [400, 'Send one web address that starts with http:// or https://.'],
  unauthenticated: [401, 'Sign in to read product details from a page.'],
  refused: [403, 'This address cannot be read.'],
  method: [405, 'Use POST.'],
  'too-large': [413, 'The request is too large.'],
  'not-json': [415, 'Send JSON.'],
  'no-product': [422, 'No product was found on this page.'],
  'turned-away': [422, "This shop doesn't let us read its pages."],
  'too-many': [429, 'Too many pages in a short time. Please wait a moment.'],
  internal: [500, 'Something went wrong. Please try again.'],
  unreachable: [502, 'The shop did not answer with a page.'],
  'too-slow': [504, 'The shop took too long to answer.'],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type FailureCode = keyof typeof FAILURES;

/**
 * The only error that the function's own code throws. Its message comes from the table above, so it reveals
 * nothing internal. The cause is only logged and never sent.
 */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly code: FailureCode;
  readonly status: number;
  /** Seconds until another try makes sense, for 429. */
  readonly retryAfter: number | null;

  constructor(code: FailureCode, options: { cause?: unknown; retryAfter?: number } = {}) {
    super(FAILURES[code][1], options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.status = FAILURES[code][0];
    this.retryAfter = options.retryAfter ?? null;
  }
}

/** Converts a thrown value to a Failure: anything that is not one becomes 'internal', with its cause. */
export function toFailure(error: unknown): Failure {
  return error instanceof Failure ? error : new Failure('internal', { cause: error });
}
