import { extract } from '../../extract/extract.ts';
import type { CapturedPage } from '../../model/capturedPage.ts';
import type { Product } from '../../model/product.ts';
import { unpack } from '../../lib/packed.ts';

/**
 * A web worker that reads a page the bookmarklet handed over, with the extractor of the function. The
 * markup stays in here: nothing of it is shown or stored.
 */

/** The messages of the worker: that it has loaded, then the product or why there is none. */
export type Answer = 'ready' | { product: Product } | { error: string };

async function answerTo({ packed, url }: CapturedPage): Promise<Answer> {
  try {
    return { product: extract(await unpack(packed), url) };
  } catch (error) {
    return { error: String(error) };
  }
}

addEventListener('message', ({ data }: MessageEvent<CapturedPage>) => {
  void answerTo(data).then((answer) => postMessage(answer));
});
postMessage('ready' satisfies Answer);
