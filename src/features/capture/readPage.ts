import type { CapturedPage } from '../../model/capturedPage.ts';
import type { Product } from '../../model/product.ts';
import type { Answer } from './pageWorker.ts';

/** Most milliseconds for reading a page; a regular one takes 200 to 700 on a slow laptop (docs/extraction.md). */
const READ_TIMEOUT_MS = 2_000;
/** Most milliseconds for loading the worker. */
const LOAD_TIMEOUT_MS = 10_000;

/** Why a page was not read. */
export type ReadFailure = 'too-long' | 'unreadable' | 'no-product';

/**
 * Reads a page that the bookmarklet handed over, in a worker that is started for it and terminated
 * afterward, at the latest after two seconds of reading.
 * @param signal terminates the worker early; the promise then never settles
 */
export function readPage(page: CapturedPage, signal: AbortSignal): Promise<Product | ReadFailure> {
  const worker = new Worker(new URL('./pageWorker.ts', import.meta.url), { type: 'module' });
  return new Promise((resolve) => {
    const stop = () => {
      clearTimeout(timer);
      worker.terminate();
    };
    const end = (result: Product | ReadFailure) => {
      stop();
      resolve(result);
    };
    let timer = setTimeout(end, LOAD_TIMEOUT_MS, 'unreadable');
    signal.addEventListener('abort', stop);
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      if (data === 'ready') {
        clearTimeout(timer);
        timer = setTimeout(end, READ_TIMEOUT_MS, 'too-long');
        // A worker has no origin to name.
        // oxlint-disable-next-line unicorn/require-post-message-target-origin
        worker.postMessage(page);
      } else if ('product' in data) {
        end(data.product.name ? data.product : 'no-product');
      } else {
        console.warn('The page that was handed over could not be read', data.error);
        end('unreadable');
      }
    });
    worker.addEventListener('error', ({ message }) => {
      console.warn('The worker that reads pages did not start', message);
      end('unreadable');
    });
  });
}
