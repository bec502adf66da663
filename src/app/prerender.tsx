import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { listsRestUrl, siteUrl } from '../data/project/config.ts';
import { loadPage } from './routes.tsx';

export { listsRestUrl, siteUrl };

/**
 * The HTML of the app at a path, as the browser draws it before it knows a session or any data.
 * For the build only (scripts/prerender): in Node there is neither storage nor network to ask.
 */
export async function render(path: string): Promise<string> {
  await loadPage(path);
  const html = renderToString(
    <StrictMode>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </StrictMode>,
  );
  // React asks to preload the logo; it is in the page's first lines anyway.
  return html.replace(/^<link rel="preload"[^>]*>/, '');
}
