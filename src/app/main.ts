import { yieldToMain } from '../lib/scheduling.ts';
import { loadWithRetry } from '../lib/loadWithRetry.ts';
import '../ui/base.css';
import '../ui/print.css';

/**
 * React and the app are brought to life in tasks of their own: in one, a slow phone would not react
 * to a finger for the sum of both. Not at the top level of the module: what awaits there keeps the
 * bundler from joining chunks. When it fails, the page's watchdog hears of it (lib/watchdog.ts).
 */
async function begin(): Promise<void> {
  await loadWithRetry(() => import('react-dom/client'));
  await yieldToMain();
  const { start } = await loadWithRetry(() => import('./start.tsx'));
  await yieldToMain();
  await start();
}

void begin();
