{
  const { modules = '', entry = '' } = document.currentScript?.dataset ?? {};
  const begin = () => {
    for (const href of modules.split(' '))
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
      );
    document.head.append(
      Object.assign(document.createElement('script'), { type: 'module', src: entry }),
    );
  };
  requestAnimationFrame(() => setTimeout(begin));
  if (document.hidden) begin();
}
