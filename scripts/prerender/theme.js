try {
  const theme = localStorage['giftlists.theme'];
  if (theme) {
    document.documentElement.dataset.theme = theme;
    for (const meta of document.querySelectorAll('meta'))
      if (meta.name === 'theme-color') meta.media = meta.media.includes(theme) ? 'all' : 'not all';
  }
} catch {
  // No storage, no choice.
}
