{
  let isStarted = false;
  const check = () => {
    if (document.getElementById('failed')) return;
    if (isStarted && document.getElementById('root')?.firstChild) return;
    document.body.insertAdjacentHTML(
      'afterbegin',
      '<p id="failed" role="alert">Giftlists has not started. <a href="">Reload the page</a>',
    );
    document.head.append(Object.assign(document.createElement('script'), { src: '/recover.js' }));
  };
  const later = () => setTimeout(check, 3_000);
  Object.assign(window, {
    appStarted() {
      isStarted = true;
      document.getElementById('failed')?.remove();
    },
  });
  addEventListener('error', ({ target }) => target instanceof HTMLImageElement || later(), true);
  addEventListener('unhandledrejection', later);
  setTimeout(check, 30_000);
}
