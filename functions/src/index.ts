import { onRequest } from 'firebase-functions/https';
import { error as logError, info as logInfo } from 'firebase-functions/logger';
import { verifyAppCheck, verifyUser } from './auth.ts';
import { readPage } from '../../src/extract/extract.ts';
import { runSyncWithTimeout } from './runSyncWithTimeout.ts';
import { fetchPage } from './fetch/page.ts';
import { createFetchProduct } from './fetchProduct.ts';
import { incomingFrom, keepBodiesUnread } from './incoming.ts';
import { readSettings } from './settings.ts';

/** Ten times what the slowest normal page takes. Extraction blocks the instance's other requests. */
const MAX_EXTRACT_MS = 2000;

keepBodiesUnread();

const handle = createFetchProduct({
  verifyUser,
  verifyAppCheck,
  fetchPage,
  readPage: (html, url) => runSyncWithTimeout(() => readPage(html, url), MAX_EXTRACT_MS),
  settings: readSettings,
  log(outcome, cause) {
    // One line for every request, whose fields Cloud Logging counts and times.
    logInfo('fetch-product', { ...outcome });
    if (outcome.outcome === 'internal') logError('fetch-product failed', whereIn(cause));
  },
});

/**
 * POST /api/fetch-product, through the rewrite in firebase.json (§7). At most 5 instances of 16 requests each
 * run at the same time, so that the bill is limited whatever comes in.
 */
export const fetchProduct = onRequest(
  {
    region: 'us-central1',
    maxInstances: 5,
    concurrency: 16,
    memory: '512MiB',
    timeoutSeconds: 30,
    invoker: 'public',
    cors: false,
  },
  async (request, response) => {
    const answer = await handle(await incomingFrom(request));
    response.status(answer.status).set(answer.headers).json(answer.body);
  },
);

/** Type and stack of an error without its message, which may quote the page: pages are never logged. */
function whereIn(cause: unknown): { kind: string; at: string[] } {
  if (!(cause instanceof Error)) return { kind: typeof cause, at: [] };
  const lines = (cause.stack ?? '').split('\n').map((line) => line.trim());
  return { kind: cause.name, at: lines.filter((line) => line.startsWith('at ')).slice(0, 8) };
}
