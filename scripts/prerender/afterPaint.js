{
  const { modules = '', entry = '' } = document.currentScript?.dataset ?? {};
  let begun = false;
  const begin = () => {
    if (begun) return;
    begun = true;
    for (const href of modules.split(' '))
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
      );
    document.head.append(
      Object.assign(document.createElement('script'), { type: 'module', src: entry }),
    );
  };
  new PerformanceObserver(begin).observe({ type: 'paint', buffered: true });
  addEventListener('load', () => setTimeout(begin, 500));
  if (document.hidden) begin();
}
