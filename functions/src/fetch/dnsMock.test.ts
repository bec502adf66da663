import { Resolver } from 'node:dns/promises';
import { expect, it } from 'vitest';
import { DnsMock } from './dnsMock.testing.mjs';

it('an answer of the mock has addresses of both kinds, and the next question gets the next one', async () => {
  const answers = [['2606:4700::1111', '93.184.216.34'], ['2606:4700::2222'], ['1.1.1.1']];
  const dns = new DnsMock(() => answers);
  const resolver = new Resolver();
  resolver.setServers([await dns.start()]);
  const ask = async (): Promise<string[]> => {
    const both = [resolver.resolve4('shop.test'), resolver.resolve6('shop.test')];
    return (await Promise.allSettled(both)).flatMap((found) =>
      found.status === 'fulfilled' ? found.value : [],
    );
  };
  expect(await ask()).toEqual(['93.184.216.34', '2606:4700::1111']);
  expect(await ask()).toEqual(['2606:4700::2222']);
  expect(await ask()).toEqual(['1.1.1.1']);
  expect(await ask()).toEqual(['1.1.1.1']);
  dns.stop();
});
