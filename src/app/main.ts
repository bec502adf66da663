import { loadWithRetry } from '../lib/loading/loadWithRetry.ts';
import '../ui/styles/base.css';

/**
 * Loads the app. This is a function because a top-level await would prevent the bundler from merging
 * chunks. When it fails, the page's watchdog notices that the app did not start (app/watchdog.ts).
 */
async function begin(): Promise<void> {
  const { start } = await loadWithRetry(() => import('./start.tsx'));
  await start();
}

void begin();
