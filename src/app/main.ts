import { yieldToMain } from '../lib/scheduling.ts';
import { loadWithRetry } from '../lib/loading/loadWithRetry.ts';
import '../ui/styles/base.css';

/**
 * Loads React and the app in separate tasks, so that input is never blocked for the sum of both. This
 * is a function because a top-level await would prevent the bundler from merging chunks. When it
 * fails, the page's watchdog notices that the app did not start (app/watchdog.ts).
 */
async function begin(): Promise<void> {
  await loadWithRetry(() => import('react-dom/client'));
  await yieldToMain();
  const { start } = await loadWithRetry(() => import('./start.tsx'));
  await yieldToMain();
  await start();
}

void begin();
