import { createRoot } from 'react-dom/client';
import { UpdateBar } from './UpdateBar.tsx';
import { trackUnsavedInput } from './unsavedInput.ts';
import { idle } from '../lib/scheduling.ts';
import { registerWorker } from './serviceWorker/registerServiceWorker.ts';

/**
 * Keeps the app on this device (F8), once the page is loaded and idle: that must cost no page speed.
 * Called by start.tsx some seconds after the app is there. Offers a new version in a bar of its own,
 * beside the app and not in it.
 */
export async function keepForOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  trackUnsavedInput();
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => {
      window.addEventListener('load', resolve, { once: true });
    });
  }
  await idle();
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  let version = 0;
  try {
    await registerWorker((takeOver) => {
      version += 1;
      root.render(<UpdateBar key={version} onReload={takeOver} />);
    });
  } catch (error) {
    console.info('The app is not kept for offline', error);
  }
}
