import { onRequest } from 'firebase-functions/https';
import { error as logError, info as logInfo } from 'firebase-functions/logger';
import { verifyAppCheck, verifyUser } from './auth.ts';
import { readPage } from '../../src/extract/extract.ts';
import { runWithTimeout } from './runWithTimeout.ts';
import { fetchPage } from './fetch/page.ts';
import { createFetchProduct } from './fetchProduct.ts';
import { incomingFrom, keepBodiesUnread } from './incoming.ts';
import { readSettings } from './settings.ts';

/** Ten times what the slowest normal page takes; meanwhile the instance serves no other request. */
const MAX_EXTRACT_MS = 2000;

keepBodiesUnread();

const handle = createFetchProduct({
  verifyUser,
  verifyAppCheck,
  fetchPage,
  readPage: (html, url) => runWithTimeout(() => readPage(html, url), MAX_EXTRACT_MS),
  settings: readSettings,
  log(outcome, cause) {
    // One line for every request, whose fields Cloud Logging counts and times.
    logInfo('fetch-product', { ...outcome });
    if (outcome.outcome === 'internal') logError('fetch-product failed', whereIn(cause));
  },
});

/**
 * POST /api/fetch-product, through the rewrite in firebase.json (§7). Its bounds are set here so
 * that the bill has a ceiling whatever comes in: at most 5 instances of 16 requests each.
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

/**
 * Kind and place of an error, without its message: that may quote the page, which is never logged.
 */
function whereIn(cause: unknown): { kind: string; at: string[] } {
  if (!(cause instanceof Error)) return { kind: typeof cause, at: [] };
  const lines = (cause.stack ?? '').split('\n').map((line) => line.trim());
  return { kind: cause.name, at: lines.filter((line) => line.startsWith('at ')).slice(0, 8) };
}
