import { AppError, codeOf, toAppError } from '../../model/errors.ts';
import { ERROR_MESSAGES } from '../../model/messages.ts';

/** §8: the provider's message is shown to the user. */
export function providerError(error: unknown): AppError {
  const code = codeOf(error);
  if (code === 'auth/network-request-failed') return toAppError(error);
  const kind = code === 'auth/email-already-in-use' ? 'email-in-use' : 'auth';
  return new AppError(kind, providerMessage(error) || ERROR_MESSAGES.unknown, error);
}

/**
 * The provider's own sentences, without what the SDK adds: 'Firebase: ' before them and the code in
 * brackets after them. '' when that is all there is.
 */
export function providerMessage(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const sentences = error.message
    .replace(/^Firebase: (?:Error\b)?/, '')
    .replace(/\s*\(auth\/[^)]*\)\.?$/, '')
    .trim();
  return /[\w\])]$/.test(sentences) ? `${sentences}.` : sentences;
}
