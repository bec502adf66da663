import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
// Imported here, before a test installs fake timers.
import '../data/autoFill/products.ts';
import { deferred } from './deferred.ts';

interface ProductRequest {
  url: string;
  authorization: string | null;
  /** Responds to this request; a string is the response as it is, anything else is sent as JSON. */
  answer: (body: unknown, status?: number, headers?: Record<string, string>) => void;
}

/** All requests to POST /api/fetch-product since the start of the test; each is pending until `answer`. */
export const requests: ProductRequest[] = [];

const server = setupServer(
  http.post('/api/fetch-product', async ({ request }) => {
    const { url } = (await request.json()) as { url: string };
    const { promise, resolve } = deferred<Response>();
    requests.push({
      url,
      authorization: request.headers.get('authorization'),
      answer: (body, status = 200, headers = {}) =>
        resolve(
          typeof body === 'string'
            ? new HttpResponse(body, { status, headers })
            : HttpResponse.json(body as object, { status, headers }),
        ),
    });
    return promise;
  }),
);

/** Replaces the network with msw for the tests of a file. */
export function mockProductRequests(): void {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => void requests.splice(0));
  afterAll(() => server.close());
}
