import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom/server';
import { App } from './App.tsx';
import { listsRestUrl, siteUrl } from '../data/project/config.ts';
import { ROUTER_FUTURE } from '../lib/routerFuture.ts';
import { loadPage } from './routes.tsx';

export { listsRestUrl, siteUrl };

/**
 * Renders the HTML of the app at a path as it is before the session or any data is known. Used only
 * by the build (scripts/prerender): Node has neither local storage nor a session.
 */
export async function render(path: string): Promise<string> {
  await loadPage(path);
  const html = renderToString(
    <StrictMode>
      <StaticRouter location={path} future={ROUTER_FUTURE}>
        <App />
      </StaticRouter>
    </StrictMode>,
  );
  // React adds a preload for the logo, which index.html has already.
  return html.replace(/^<link rel="preload"[^>]*>/, '');
}
