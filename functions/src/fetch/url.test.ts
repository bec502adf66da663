import { describe, expect, it } from 'vitest';
import { Failure } from '../errors.ts';
import { checkUrl, isAllowed } from './url.ts';

const NONE = new Set<string>();

function outcome(text: string, allowed: ReadonlySet<string> = NONE, base?: string): string {
  try {
    return checkUrl(text, allowed, base).href;
  } catch (error) {
    return error instanceof Failure ? error.code : 'other';
  }
}

describe('checkUrl', () => {
  it.each([
    'https://shop.example.com/p?a=1#b',
    'http://shop.example.com:80/',
    'https://shop.example.com:443/',
    'https://127.0.0.1.example.com/',
    'https://localhost.example.com/',
    'https://käse.example.com/',
    'https://9.9.9.9/',
    'https://[2606:4700::1111]/',
    'https://store.goog/',
    'https://local.example.com/',
    'https://svc.example.com/',
    'https://consul.example.com/',
    'https://mail.example.com/',
  ])('§7 lets %s pass', (url) => {
    expect(outcome(url)).toMatch(/^https?:\/\//);
  });

  it.each([
    '',
    'http://',
    'http:///',
    'shop.example.com',
    'ftp://shop.example.com/',
    'file:///etc/hosts',
    'javascript:alert(1)',
    'data:text/html,x',
    'gopher://shop.example.com/',
    'http+unix://%2Fvar%2Frun%2Fx.sock/',
    'http://[::1',
    'http://[127.0.0.1]/',
    'http://4294967297/',
    'http://300.1.1.1/',
    'http://a b.example.com/',
    'http://a%00b.example.com/',
    'http://shop.example.com:99999/',
    `https://shop.example.com/${'a'.repeat(2048)}`,
  ])('§7 %.60s is no address of a page', (url) => {
    expect(outcome(url)).toBe('bad-url');
  });

  it.each([
    ['http://127.9.9.9/', 'loopback'],
    ['http://127.1/', 'short form'],
    ['http://2130706434/', 'one number'],
    ['http://0x7f.1/', 'hexadecimal'],
    ['http://0177.0.0.2/', 'octal'],
    ['http://１２７.0.0.1/', 'full-width digits'],
    ['http://127。0。0。1/', 'ideographic dots'],
    ['http://0/', 'zero'],
    ['http://0xa000001/', 'hexadecimal private'],
    ['http://169.254.169.254/latest/', 'metadata'],
    ['http://[::1]/', 'loopback'],
    ['http://[0:0:0:0:0:ffff:127.0.0.1]/', 'mapped'],
    ['http://[::ffff:7f00:2]/', 'mapped, in hexadecimal'],
    ['http://[fe80::1]/', 'link local'],
    ['http://localhost/', 'name'],
    ['http://LOCALHOST./', 'name, case and dot'],
    ['http://a.localhost/', 'below localhost'],
    ['http://printer.local/', 'mDNS'],
    ['http://metadata.google.internal/', 'metadata name'],
    ['http://db.corp/', 'corporate name'],
    ['http://nas.home.arpa/', 'home network'],
    ['http://intranet/', 'no dot'],
    ['http://metadata.goog/', 'metadata name'],
    ['http://METADATA.GOOG./', 'metadata name, case and dot'],
    ['http://a.metadata.goog/', 'below a metadata name'],
    ['http://kubernetes.default/', 'cluster name'],
    ['http://kubernetes.default.svc/', 'cluster name'],
    ['http://nas.homenet/', 'home network'],
    ['http://fritz.box/', 'router below a public ending'],
    ['http://[2001:470:1:2:0:5efe:10.0.0.1]/', 'private IPv4 address in an ISATAP address'],
    ['http://[2001:470:1:2:200:5efe:7f00:1]/', 'the same, marked as a global one'],
    ['http://kubernetes.default.svc.cluster.local/', 'cluster name'],
    ['http://shop.example.com../', 'empty label'],
    ['http://localhost4.localdomain4/', 'loopback of a hosts file'],
    ['http://localhost6.localdomain6/', 'loopback of a hosts file'],
    ['http://wiki.intra/', 'corporate name'],
    ['http://exchange.mail/', 'never delegated'],
    ['http://pc.workgroup/', 'Windows network'],
    ['http://speedport.ip/', 'router'],
    ['http://web.service.consul/', 'service registry'],
    ['http://db.docker/', 'container'],
    ['http://shop.alt/', 'reserved for other systems than DNS'],
    ['http://shop.test/', 'reserved for tests'],
    ['http://shop.invalid/', 'reserved'],
    ['http://ｐｒｉｎｔｅｒ．ｌｏｃａｌ/', 'mDNS, full-width'],
    ['http://printer.lo\u00adcal/', 'mDNS with a soft hyphen'],
    ['http://loc%61lhost/', 'percent-encoded'],
    ['http:\\\\127.0.0.1\\', 'backslashes'],
    ['http:////127.0.0.1/', 'slashes'],
    ['ht\ntp://127.0.0.1/', 'a line break'],
    ['http://user@shop.example.com/', 'user'],
    ['http://:pw@shop.example.com/', 'password'],
    ['http://shop.example.com@127.0.0.1/', 'host as user'],
    ['http://shop.example.com:22/', 'port of SSH'],
    ['http://shop.example.com:0/', 'port 0'],
    ['https://shop.example.com:8443/', 'another port'],
    [`http://${'a'.repeat(64)}.example.com/`, 'label too long'],
    [`http://${'abcdefghi.'.repeat(26)}com/`, 'name too long'],
    ['http://shop..example.com/', 'empty label'],
  ])('§7 refuses %s (%s)', (url) => {
    expect(['refused', 'bad-url']).toContain(outcome(url));
  });

  it('§7 takes names and addresses up to their longest', () => {
    const label = 'a'.repeat(63);
    expect(outcome(`https://${label}.example.com/`)).toContain(label);
    const name = `${'abcdefgh.'.repeat(27)}abcdef.com`;
    expect(name).toHaveLength(253);
    expect(outcome(`https://${name}/`)).toBe(`https://${name}/`);
    expect(outcome(`https://${name}./`)).toBe(`https://${name}./`);
    expect(outcome(`https://a${name}/`)).toBe('refused');
    const page = `https://shop.example.com/${'a'.repeat(2048 - 25)}`;
    expect(outcome(page)).toBe(page);
    expect(outcome(`${page}a`)).toBe('bad-url');
    // Within the bound as written, beyond it as sent.
    expect(outcome(`https://shop.example.com/${'é'.repeat(1000)}`)).toBe('bad-url');
  });

  it('§7 takes the ports of both schemes, as they are spelled', () => {
    expect(outcome('http://shop.example.com:443/')).toBe('http://shop.example.com:443/');
    expect(outcome('https://shop.example.com:80/')).toBe('https://shop.example.com:80/');
  });

  it('§7 an allowed host without a port is that of its scheme', () => {
    const allowed = new Set(['shop.test:443', 'other.test:80']);
    expect(outcome('https://shop.test/', allowed)).toBe('https://shop.test/');
    expect(outcome('http://shop.test/', allowed)).toBe('refused');
    expect(outcome('http://other.test/', allowed)).toBe('http://other.test/');
    expect(outcome('https://other.test/', allowed)).toBe('refused');
  });

  it('§7 takes letters with accents also after thousands of addresses', () => {
    for (let i = 0; i < 20_000; i++)
      outcome('https://shop.example.com/p', NONE, 'https://a.example/');
    expect(outcome('https://käse.example.com/é')).toBe('https://xn--kse-qla.example.com/%C3%A9');
  });

  it('§7 checks the target of a redirect against the page it is on', () => {
    const base = 'https://shop.example.com/a/b';
    expect(outcome('../c', NONE, base)).toBe('https://shop.example.com/c');
    expect(outcome('//127.0.0.1/', NONE, base)).toBe('refused');
    expect(outcome('file:///etc/hosts', NONE, base)).toBe('bad-url');
  });

  it('§7 lets exactly the allowed host and port pass, and nothing beside', () => {
    const allowed = new Set(['127.0.0.1:4321', 'shop.test:8080']);
    expect(outcome('http://127.0.0.1:4321/p', allowed)).toBe('http://127.0.0.1:4321/p');
    expect(outcome('http://shop.test:8080/', allowed)).toBe('http://shop.test:8080/');
    expect(outcome('http://127.0.0.1:4322/', allowed)).toBe('refused');
    expect(outcome('http://127.0.0.2:4321/', allowed)).toBe('refused');
    expect(outcome('http://u:p@127.0.0.1:4321/', allowed)).toBe('refused');
    expect(isAllowed(new URL('https://shop.test/'), new Set(['shop.test:443']))).toBe(true);
  });
});
