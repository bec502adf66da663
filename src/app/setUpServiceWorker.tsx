import { createRoot } from 'react-dom/client';
import { UpdateBar } from './UpdateBar.tsx';
import { whenIdle } from '../lib/scheduling.ts';
import { registerWorker } from './serviceWorker/registerServiceWorker.ts';

/**
 * Registers the service worker, which stores the app on this device (F8). It waits until the page is
 * loaded and idle, so that this does not slow the page down; start.tsx calls it some seconds after
 * the app has started. A new version is offered in a bar with a React root of its own.
 */
export async function setUpServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => {
      window.addEventListener('load', resolve, { once: true });
    });
  }
  await whenIdle();
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  let version = 0;
  try {
    await registerWorker((takeOver) => {
      version += 1;
      root.render(<UpdateBar key={version} onReload={takeOver} />);
    });
  } catch (error) {
    console.info('The service worker could not be registered', error);
  }
}
