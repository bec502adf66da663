import { describe, expect, it } from 'vitest';
import { PAGE, code, dns, html, port, setUpShop, shop } from './page.testing.ts';

setUpShop();

describe('names', () => {
  it.each(['127.0.0.1', '169.254.169.254', '10.0.0.1', '100.64.1.1'])(
    '§7 that answer %s are refused before anything is sent',
    async (address) => {
      shop.answers = [[address]];
      await expect(code('http://evil.example.com/')).resolves.toBe('refused');
      expect(shop.requests).toEqual([]);
    },
  );

  it('§7 that answer with one private address among public ones are refused', async () => {
    shop.answers = [['8.8.8.8', '127.0.0.1']];
    await expect(code('http://evil.example.com/')).resolves.toBe('refused');
  });

  it('§7 are asked for once per connection, so that a second answer changes nothing', async () => {
    shop.answers = [['127.0.0.1'], ['10.0.0.1']];
    shop.handler = html(PAGE);
    await expect(code(`http://shop.test:${port}/`)).resolves.toBe('ok');
    expect(dns.asked).toEqual(['shop.test']);
  });

  it('§7 are checked again for the next hop', async () => {
    shop.answers = [['127.0.0.1'], ['10.0.0.1']];
    shop.handler = (_, response) =>
      response.writeHead(302, { location: 'http://shop.example.com/2' }).end();
    await expect(code(`http://shop.test:${port}/`)).resolves.toBe('refused');
  });

  it('§7 that nobody knows are unreachable', async () => {
    shop.answers = [[]];
    await expect(code('http://nobody.example.com/')).resolves.toBe('unreachable');
  });
});
