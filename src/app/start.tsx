import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { trackEditedFields } from './editedFields.ts';
import { earlyAnswerOrTimeout } from '../device/lists/earlyRequest.ts';
import { ROUTER_FUTURE } from '../lib/routerFuture.ts';
import { loadWithRetry, OPTIONAL } from '../lib/loading/loadWithRetry.ts';
import { afterFirstPaint } from '../lib/scheduling.ts';
import { loadPage } from './routes.tsx';

/** Milliseconds from the start of the app to the registration of the service worker. */
const SERVICE_WORKER_DELAY_MS = 3_000;

/** Renders the app into the page. */
export async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  const { pathname, search } = window.location;

  // Load the page's chunk before rendering, so that the prerendered HTML is replaced only once. If
  // that fails, the error boundary shows it when the page is rendered.
  const page = loadPage(pathname).catch((error: unknown) => {
    console.error('The page could not be loaded', error);
  });
  // Safari has popovers since version 17; build.target goes back to 16.4.
  const popovers =
    'popover' in HTMLElement.prototype || loadWithRetry(() => import('@oddbird/popover-polyfill'));
  // The prerendered HTML already shows the skeleton of a list. Wait for the list, because rendering
  // the skeleton again just before it would be wasted work.
  await Promise.all([page, popovers, earlyAnswerOrTimeout()]);

  const app = (
    <StrictMode>
      <BrowserRouter future={ROUTER_FUTURE}>
        <App />
      </BrowserRouter>
    </StrictMode>
  );
  // Prerendered pages are hydrated; on other pages the HTML is only a placeholder. A page with a query
  // is not hydrated, because the prerendered HTML was rendered without one.
  const isPrerendered = root.dataset.prerendered === pathname;
  // A transition, because React renders it in slices and input is not blocked.
  startTransition(() => {
    if (isPrerendered && search === '') hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
  // The styles of a printed page are not needed for the first paint.
  void afterFirstPaint().then(() =>
    loadWithRetry(() => import('../ui/styles/print.css'), OPTIONAL),
  );
  // Delayed, so that it does not compete with what the page loads on a slow connection.
  if (import.meta.env.PROD) {
    trackEditedFields();
    setTimeout(() => {
      import('./setUpServiceWorker.tsx')
        .then(({ setUpServiceWorker }) => setUpServiceWorker())
        .catch((error: unknown) =>
          console.info('The script that registers the service worker did not load', error),
        );
    }, SERVICE_WORKER_DELAY_MS);
  }
}
