if (navigator.serviceWorker?.controller) document.documentElement.dataset.cached = '';
try {
  const theme = localStorage['giftlists.theme'];
  if (theme) {
    document.documentElement.dataset.theme = theme;
    for (const meta of document.querySelectorAll('[media]'))
      meta.setAttribute('media', meta.outerHTML.includes(theme) ? 'all' : 'not all');
  }
} catch {
  // Nothing stored.
}
