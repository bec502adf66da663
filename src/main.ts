import { breath } from './data/idle.ts';
import './ui/base.css';

/**
 * React and the app are brought to life in tasks of their own: in one, a slow phone would not react
 * to a finger for the sum of both. Not at the top level of the module: what awaits there keeps the
 * bundler from joining chunks.
 */
async function begin(): Promise<void> {
  await import('react-dom/client');
  await breath();
  const { start } = await import('./start.tsx');
  await breath();
  await start();
}

void begin();
