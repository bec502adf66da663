try {
  const page = document.documentElement.dataset;
  const theme = localStorage['giftlists.theme'];
  if (theme) {
    page.theme = theme;
    for (const meta of document.querySelectorAll('meta[media]'))
      meta.setAttribute('media', meta.outerHTML.includes(theme) ? 'all' : 'not all');
  }
  if (navigator.serviceWorker?.controller) {
    page.cached = '';
    document.querySelector('[as=font]')?.setAttribute('media', 'all');
  }
} catch {
  // Nothing stored.
}
