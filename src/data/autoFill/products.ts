import { runWithTimeout } from '../../lib/loading/runWithTimeout.ts';
import { productFrom, type Product, type ProductError } from '../../model/product.ts';
import { config } from '../project/config.ts';
import { AppError, toAppError } from '../../model/errors.ts';
import { idToken } from '../auth/session.ts';

/** The function's own timeout. Without it, a broken connection could leave a request pending for minutes. */
const TIMEOUT_MS = 30_000;

/** The user has made too many requests, and has to wait. */
export class RateLimitError extends AppError {
  /** Seconds until the next request is accepted. */
  readonly retryAfter: number;

  constructor(message: string | undefined, retryAfter: number) {
    super('unknown', message);
    this.retryAfter = retryAfter;
  }
}

/**
 * Reads the product of the shop's page at `url` (§7): POST /api/fetch-product. The ID token is
 * required, because otherwise anybody could use the function as a proxy. Every failure is an AppError
 * whose message is for the log; the form stays usable (§8 Auto-fill failure). The code 'turned-away'
 * means that the shop answers browsers only; a RateLimitError says how long the user has to wait.
 */
export async function fetchProduct(url: string, signal: AbortSignal): Promise<Product> {
  try {
    return await runWithTimeout(requestProduct(url, signal), TIMEOUT_MS, () => {
      throw new AppError('offline');
    });
  } catch (error) {
    throw signal.aborted ? new AppError('cancelled', undefined, error) : toAppError(error);
  }
}

async function requestProduct(url: string, signal: AbortSignal): Promise<Product> {
  const response = await fetch('/api/fetch-product', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${await idToken()}`,
      ...(config.appCheckSiteKey && (await (await import('./appCheck.ts')).appCheckHeader())),
    },
    body: JSON.stringify({ url }),
    signal,
  });
  if (response.ok) return productFrom(await response.json());
  // A server between here and the function may answer with a text of its own.
  const body = (await response.json().catch(() => ({}))) as Partial<ProductError>;
  if (response.status === 429) {
    const retryAfter = Number(response.headers.get('Retry-After')) || 1;
    throw new RateLimitError(body.error?.message, retryAfter);
  }
  const isTurnedAway = response.status === 422 && body.error?.code === 'turned-away';
  if (isTurnedAway) throw new AppError('turned-away');
  throw new AppError('unknown', body.error?.message ?? `HTTP ${response.status}`);
}
