// @vitest-environment node
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pictureUrl } from './pictureUrl.ts';

const PRIVATE = `
  127.0.0.1 127.1 0x7f.1 0177.0.0.1 2130706433
  0x7f000001 0.0.0.0 0 10.0.0.1 10.255.255.255
  172.16.0.1 172.20.0.1 172.31.255.255 192.168.1.1 169.254.169.254 100.64.0.1
  100.80.0.1 100.110.0.1 100.127.255.255 198.18.0.1 198.19.0.1 224.0.0.1
  255.255.255.255 240.0.0.1
  127.0.0.1. [::1] [::] [fe80::1] [fc00::1]
  [fd12:3456::1] [::ffff:192.168.1.1] [::ffff:7f00:1] [::7f00:1] [64:ff9b::7f00:1]
  [2002:7f00:1::] [2001::1] [2001:5::1] [2001:20::1] [2001:db8::1] [2001:1ff::1] [3fff::1]
  [ff02::1] [4000::1] localhost LOCALHOST localhost.
  a.localhost router nas.local nas.LOCAL. metadata.google.internal
  printer.home.arpa home.arpa nas.lan wiki.corp api.default.svc
  intranet box.home pc.localdomain ｌocalhost １２７.0.0.1
  192.0.0.170 192.0.2.1 192.88.99.1 198.51.100.1 203.0.113.1
  localhost.. nas.local.. a..shop.example shop.example.. localhost4.localdomain4 localhost6.localdomain6
  metadata.goog. a.metadata.goog 1.0.0.127.in-addr.arpa nas.intra web.service.consul
  shop.test shop.invalid shop.onion shop.alt pc.workgroup speedport.ip
`
  .trim()
  .split(/\s+/);

const PUBLIC = `
  shop.example local.example.com localhost.example internal.shop.com home.arpa.com
  93.184.216.34 172.15.0.1 172.32.0.1 100.63.0.1 100.128.0.1
  11.0.0.1 192.167.1.1 192.169.1.1 169.253.1.1 198.17.0.1
  198.20.0.1 223.255.255.1 [2606:4700::1111] [2001:4860:4860::8888] [2001:200::1]
  [2a00:1450::1] 1.10.1.1 10.5.shop.example 192.0.1.1 192.89.99.1 198.51.99.1 203.0.112.1
  shop.example. store.goog consul.example router.example my_shop.example xn--kse-qla.example
`
  .trim()
  .split(/\s+/);

afterEach(() => void vi.resetModules());

describe('§3 a picture is loaded from the web, not from the viewer’s local network', () => {
  it.each(PRIVATE)('not from %s', (host) => {
    expect(pictureUrl(`http://${host}/picture.png`)).toBeUndefined();
    expect(pictureUrl(`https://user@${host}:8443/picture.png?from=https://shop.example`)).toBe(
      undefined,
    );
  });

  it.each(PUBLIC)('from %s', (host) => {
    const url = `https://${host}/picture.png`;
    expect(pictureUrl(url)).toBe(url);
  });

  it.each(['', 'javascript:alert(1)', 'data:image/png;base64,AA', '//shop.example/a.png', 'x'])(
    'not from %j',
    (url) => {
      expect(pictureUrl(url)).toBeUndefined();
    },
  );
});

describe('the pictures of the sample list', () => {
  it('are the app’s own', () => {
    expect(pictureUrl('/sample.svg#kettle')).toBe('/sample.svg#kettle');
  });

  it.each(['/sample.svg', '/sample.svg#a/../b', '/other.svg#kettle', 'x/sample.svg#kettle'])(
    '%s is none',
    (url) => {
      expect(pictureUrl(url)).toBeUndefined();
    },
  );
});

describe('the demo shop of this machine', () => {
  const shop = 'http://127.0.0.1:4321';

  it('shows its pictures in builds for the local emulators, and no other private address does', async () => {
    const allowed = await built({ VITE_FIREBASE_PROJECT_ID: '', VITE_LOCAL_SHOP: shop });
    expect(allowed(`${shop}/pictures/kite.svg`)).toBe(`${shop}/pictures/kite.svg`);
    const ofShop = 'http://harbor-hearth.localhost:4321/pictures/kite.svg';
    expect(allowed(ofShop)).toBe(ofShop);
    expect(allowed('http://harbor-hearth.localhost:4322/pictures/kite.svg')).toBeUndefined();
    expect(allowed('http://127.0.0.1:4322/pictures/kite.svg')).toBeUndefined();
    expect(allowed('https://127.0.0.1:4321/pictures/kite.svg')).toBeUndefined();
    expect(allowed('http://localhost:4321/pictures/kite.svg')).toBeUndefined();
  });

  it.each([
    ['for a real project', { VITE_FIREBASE_PROJECT_ID: 'gifts', VITE_LOCAL_SHOP: shop }],
    ['where none is named', { VITE_FIREBASE_PROJECT_ID: '', VITE_LOCAL_SHOP: '' }],
  ])('does not in builds %s', async (_where, env) => {
    const refusing = await built(env);
    expect(refusing(`${shop}/pictures/kite.svg`)).toBeUndefined();
  });
});

async function built(env: Record<string, string>) {
  for (const [key, value] of Object.entries(env)) vi.stubEnv(key, value);
  vi.resetModules();
  return (await import('./pictureUrl.ts')).pictureUrl;
}
