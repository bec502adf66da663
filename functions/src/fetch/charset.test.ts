import { describe, expect, it } from 'vitest';
import { IN_TIME_MS, processorTimeOf } from '../../../src/testing/timing.ts';
import { decodePage } from './charset.ts';
import { MAX_PAGE_BYTES } from './body.ts';

const SHIFT_JIS = Buffer.from([0x8f, 0xa4, 0x95, 0x69]); // 商品
const EUC_JP = Buffer.from([0xbe, 0xa6, 0xc9, 0xca]); // 商品
const meta = (label: string, rest: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`<meta charset="${label}"><p>`), rest]);

describe('decodePage', () => {
  it.each([
    ['the header names', SHIFT_JIS, 'TEXT/HTML;Charset="Shift_JIS"', '商品'],
    [
      'only a meta tag names',
      meta('euc-jp', EUC_JP),
      'text/html',
      '<meta charset="euc-jp"><p>商品',
    ],
    ['nobody names: UTF-8', Buffer.from('Käse'), null, 'Käse'],
    [
      'the header names with a label nobody knows',
      Buffer.from('Käse'),
      'text/html; charset=x-evil',
      'Käse',
    ],
    [
      'a byte order mark says against a lying header',
      Buffer.from('\ufeffKäse'),
      'text/html; charset=shift_jis',
      'Käse',
    ],
    [
      'is that of Western pages',
      Buffer.from([0x4b, 0xe4, 0x80]),
      'text/html; charset=windows-1252',
      'Kä€',
    ],
  ])('§7 reads the charset that %s', (_, bytes, type, text) => {
    expect(decodePage(bytes, type)).toBe(text);
  });

  it.each([
    ['UTF-16, least first', [0xff, 0xfe, 0x41, 0, 0xe4, 0], null, 'Aä'],
    ['UTF-16, greatest first', [0xfe, 0xff, 0, 0x41, 0, 0xe4], null, 'Aä'],
    ['two thirds of that of UTF-8', [0xef, 0xbb, 0x41], 'text/html; charset=latin1', 'ï»A'],
    ['a third of that of UTF-8', [0xef, 0x41, 0xbf], 'text/html; charset=latin1', 'ïA¿'],
    ['its last third', [0x41, 0x41, 0xbf], 'text/html; charset=latin1', 'AA¿'],
    ['its last two thirds', [0x41, 0xbb, 0xbf], 'text/html; charset=latin1', 'A»¿'],
    ['half of one', [0xff, 0x41], 'text/html; charset=latin1', 'ÿA'],
    ['the other half of one', [0x41, 0xfe], 'text/html; charset=latin1', 'Aþ'],
    ['half of the other', [0xfe, 0x41], 'text/html; charset=latin1', 'þA'],
  ])('§7 reads the byte order mark of %s', (_, bytes, type, text) => {
    expect(decodePage(Buffer.from(bytes), type)).toBe(text);
  });

  it('§7 keeps the control characters of other charsets', () => {
    expect(decodePage(Buffer.from('a\u0085b'), null)).toBe('a\u0085b');
  });

  it('§7 reads a charset with blanks around its sign', () => {
    expect(decodePage(SHIFT_JIS, 'text/html; charset = shift_jis')).toBe('商品');
    for (const start of ['<meta charset = "euc-jp">', "<?xml encoding = 'EUC-JP'?>"]) {
      const page = Buffer.concat([Buffer.from(start), EUC_JP]);
      expect(decodePage(page, null)).toContain('商品');
    }
  });

  it('§7 reads meta http-equiv and XML declarations', () => {
    const page = Buffer.concat([
      Buffer.from('<meta http-equiv="Content-Type" content="text/html; charset=Shift_JIS">'),
      SHIFT_JIS,
    ]);
    expect(decodePage(page, null)).toContain('商品');
    expect(
      decodePage(
        Buffer.concat([Buffer.from('<?xml version="1.0" encoding="EUC-JP"?>'), EUC_JP]),
        null,
      ),
    ).toContain('商品');
  });

  it('§7 does not believe a meta tag in readable bytes that says UTF-16', () => {
    expect(decodePage(Buffer.from('<meta charset="utf-16">Käse'), null)).toContain('Käse');
  });

  it('§7 bytes that fit no character become a sign for it', () => {
    expect(decodePage(Buffer.from([0x41, 0xff, 0x42]), 'text/html; charset=utf-8')).toBe(
      'A\ufffdB',
    );
  });

  it.each([
    [
      'characters of Western pages',
      Buffer.alloc(MAX_PAGE_BYTES / 2, 0x80),
      'text/html; charset=latin1',
    ],
    [
      'blanks before the name of a charset',
      Buffer.from(`${'<meta'.repeat(38)}charset=${' '.repeat(3890)}!`),
      null,
    ],
    [
      'blanks before the sign',
      Buffer.from(`${'<meta'.repeat(38)}charset${' '.repeat(3890)}!`),
      null,
    ],
  ])('§7 a page of nothing but %s is decoded at once', (_, bytes, type) => {
    expect(processorTimeOf(() => decodePage(bytes, type))).toBeLessThan(IN_TIME_MS);
  });
});
