import { describe, expect, it } from 'vitest';
import { extract } from '../extract.ts';
import { imageUrl } from './pictureUrl.ts';

const BASE = 'https://www.acme-shop.example/p/kettle';

describe('a picture on a private network', () => {
  const HOSTS = [
    ['127.0.0.1', 'loopback'],
    ['127.1', 'loopback, short'],
    ['2130706433', 'loopback, one number'],
    ['１２７.0.0.1', 'loopback in full-width digits'],
    ['0.0.0.0', 'this host'],
    ['10.1.2.3', 'private'],
    ['172.16.0.1', 'private'],
    ['172.31.255.254', 'private, end'],
    ['192.168.1.1', 'private'],
    ['192.168.1.1.', 'private, with a dot'],
    ['100.64.0.1', 'carrier NAT'],
    ['169.254.169.254', 'metadata'],
    ['198.18.0.1', 'benchmarks'],
    ['[::1]', 'loopback'],
    ['[::ffff:10.0.0.1]', 'mapped'],
    ['[fd00::1]', 'unique local'],
    ['localhost', 'name'],
    ['LOCALHOST.', 'name, case and dot'],
    ['a.localhost', 'below localhost'],
    ['router', 'one label'],
    ['printer.local', 'mDNS'],
    ['printer.local.', 'mDNS with a dot'],
    ['PRINTER.LOCAL', 'mDNS in upper case'],
    ['ｐｒｉｎｔｅｒ．ｌｏｃａｌ', 'mDNS, full-width'],
    ['printer.lo\u00adcal', 'mDNS with a soft hyphen'],
    ['printer.loc%61l', 'mDNS, percent-encoded'],
    ['nas.lan', 'home network'],
    ['nas.home.arpa', 'home network'],
    ['db.corp', 'company'],
    ['wiki.internal', 'company'],
    ['metadata.google.internal', 'metadata'],
    ['metadata.goog', 'metadata'],
    ['METADATA.GOOG.', 'metadata, case and dot'],
    ['a.metadata.goog', 'below metadata'],
    ['kubernetes.default.svc', 'cluster'],
    ['kubernetes.default.svc.cluster.local', 'cluster'],
    ['shop.test', 'reserved for tests'],
    ['shop.invalid', 'reserved'],
    ['user:pw@cdn.example.com', 'with credentials'],
    ['user@cdn.example.com', 'with a user'],
    [':pw@cdn.example.com', 'with a password'],
    ['cdn.example.com:8080', 'another port'],
  ] as const;

  it.each(HOSTS)('§7 is none of the page: %s (%s)', (host) => {
    expect(imageUrl(`http://${host}/kettle.jpg`, BASE, BASE)).toBeNull();
  });

  it.each(HOSTS)('§7 is none of the page where <base> names %s (%s)', (host) => {
    const start = `<base href="http://${host}/x/"><title>Blue Kettle</title><h1>Blue Kettle</h1>`;
    const pages = [
      '<meta property="og:image" content="kettle.jpg">',
      '<meta name="twitter:image" content="/kettle.jpg">',
      '<link rel="image_src" href="kettle.jpg">',
      '<img src="kettle.jpg" alt="Blue Kettle" width="600" height="600">',
      '<img srcset="kettle.jpg 1x, big.jpg 2x" alt="Blue Kettle" width="600">',
      '<img data-zoom-image="kettle.jpg" alt="Blue Kettle" width="600">',
      '<a class="zoom" href="kettle.jpg"><img src="kettle.jpg" alt="Blue Kettle"></a>',
      '<div itemscope itemtype="https://schema.org/Product"><b itemprop="name">Blue Kettle</b><img itemprop="image" src="kettle.jpg"></div>',
      '<script type="application/ld+json">{"@type":"Product","name":"Blue Kettle","image":["kettle.jpg",{"@type":"ImageObject","url":"/k.jpg"}]}</script>',
      '<script>window.__STATE__ = {"product":{"name":"Blue Kettle","price":5,"image":"/kettle.jpg","images":["/k.jpg"]}}</script>',
    ];
    for (const rest of pages) {
      const product = extract(start + rest, BASE);
      expect([rest, product.name, product.imageUrl]).toEqual([rest, 'Blue Kettle', null]);
    }
  });
});

describe('a page on a developer’s machine', () => {
  const LOCAL = 'http://127.0.0.1:4321/p/kettle';

  it('§7 may have its pictures beside it, and nowhere else that is private', () => {
    expect(imageUrl('/kettle.jpg', LOCAL, LOCAL)).toBe('http://127.0.0.1:4321/kettle.jpg');
    expect(imageUrl('http://127.0.0.1:4322/kettle.jpg', LOCAL, LOCAL)).toBeNull();
    expect(imageUrl('http://192.168.1.1/kettle.jpg', LOCAL, LOCAL)).toBeNull();
    expect(imageUrl('http://192.168.1.1/kettle.jpg', '', 'nowhere')).toBeNull();
  });
});
