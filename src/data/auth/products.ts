import type { Product, ProductError } from '../../model/product.ts';
import { config } from '../project/config.ts';
import { AppError, toAppError } from '../../model/errors.ts';
import { idToken } from './session.ts';

/**
 * What the shop's page at `url` tells of its product (§7): POST /api/fetch-product with the ID
 * token, because an open fetcher would be everybody's proxy. Every failure is an AppError whose
 * message is for the log; the form stays usable without it (§8 Auto-fill failure).
 */
export async function fetchProduct(url: string, signal: AbortSignal): Promise<Product> {
  try {
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
    const answer = (await response.json()) as Partial<ProductError>;
    if (response.status === 429) {
      // Its cause: the seconds until there is room again.
      const seconds = Number(response.headers.get('Retry-After'));
      throw new AppError('contention', answer.error?.message, seconds);
    }
    throw new AppError('unknown', answer.error?.message ?? `HTTP ${response.status}`);
  } catch (error) {
    throw signal.aborted ? new AppError('cancelled', undefined, error) : toAppError(error);
  }
}

/** Takes only what the contract promises: the answer has crossed a network. */
function productFrom(answer: unknown): Product {
  const fields = (typeof answer === 'object' && answer !== null ? answer : {}) as Record<
    string,
    unknown
  >;
  const text = (key: string) => {
    const value = fields[key];
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
  };
  return {
    name: text('name'),
    price: typeof fields.price === 'number' && fields.price >= 0 ? fields.price : null,
    currency: text('currency'),
    imageUrl: text('imageUrl'),
    color: text('color'),
    size: text('size'),
  };
}
