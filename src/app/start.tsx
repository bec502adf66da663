import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { earlyAnswerOrTimeout } from '../device/earlyRequest.ts';
import { loadPage } from './routes.tsx';

/** Milliseconds after which the app is kept for offline. */
const PREFETCH_DELAY_MS = 3_000;

/** Puts the app into the page. */
export async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  const { pathname, search } = window.location;

  // The page's own chunk comes first, so that what the HTML shows meanwhile is replaced only once.
  // If it does not come, the page says so when it is rendered.
  const page = loadPage(pathname).catch((error: unknown) => {
    console.error('The page could not be loaded', error);
  });
  // The HTML shows the shape of a list already: to draw that again just before the list itself comes
  // would be twice the work.
  await Promise.all([page, earlyAnswerOrTimeout()]);

  const app = (
    <StrictMode>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </StrictMode>
  );
  // Prerendered pages are taken over as they are, others only keep the place until now. What a page
  // makes of a query is not in the prerendered one.
  const isPrerendered = [pathname, '*'].includes(root.dataset.prerendered ?? '');
  // As a transition, which React draws in slices: a finger on the screen need not wait for all of it.
  startTransition(() => {
    if (isPrerendered && search === '') hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
  // The page has brought what it wanted by then, and on a slow line waits for nothing of this.
  if (import.meta.env.PROD) {
    setTimeout(() => {
      import('./keepForOffline.tsx')
        .then(({ keepForOffline }) => keepForOffline())
        .catch((error: unknown) => console.info('Not kept', error));
    }, PREFETCH_DELAY_MS);
  }
}
