import { Timestamp } from 'firebase/firestore';
import { withChange, writeItems } from '../harness/moves.ts';
import { row, type Case } from '../harness/table.ts';
import type { DocumentData } from '../harness/fixture.ts';

/** What no field of an item may hold, whoever writes it and whether it is new or edited. */
const BAD: readonly DocumentData[] = [
  { url: 'javascript:alert(1)' },
  { url: 'JaVaScRiPt:alert(1)' },
  { url: ' javascript:alert(1)' },
  { url: '\tjavascript:alert(1)' },
  { url: 'data:text/html,<script>alert(1)</script>' },
  { url: 'vbscript:msgbox(1)' },
  { url: 'file:///etc/passwd' },
  { url: 'https://' },
  { url: 'https:///path' },
  { url: '//shop.example/' },
  { url: '' },
  { url: null },
  { url: ['https://shop.example/'] },
  { url: `https://shop.example/${'x'.repeat(2028)}` },
  { imageUrl: 'javascript:alert(1)' },
  { imageUrl: 'data:image/svg+xml,<svg/>' },
  { imageUrl: `data:image/png;base64,${'A'.repeat(3_000)}` },
  { imageUrl: `https://shop.example/${'x'.repeat(2028)}` },
  { imageUrl: null },
  { price: Number.NaN },
  { price: Infinity },
  { price: -1 },
  { price: -0.01 },
  { price: 1e308 },
  { price: 1_000_000_001 },
  { price: '24.50' },
  { price: {} },
  { price: true },
  { price: Timestamp.fromMillis(0) },
  { currency: '' },
  { currency: 'EU' },
  { currency: 'EURO' },
  { currency: 'eur' },
  { currency: 'E1R' },
  { currency: '€' },
  { currency: ' EUR' },
  { currency: 'EUR\n' },
  { currency: 'ÉUR' },
  { currency: null },
  { currency: 978 },
  { currency: ['EUR'] },
  // Dollars have no currency, and only a price has one.
  { currency: 'USD' },
  { currency: 'EUR', price: null },
  { name: '' },
  { name: ' ' },
  { name: ' Teapot' },
  { name: 'x'.repeat(201) },
  { name: 5 },
  { name: ['Teapot'] },
  { notes: 'x'.repeat(2001) },
  { notes: null },
  { notes: ['a', 'list'] },
  { size: 'x'.repeat(101) },
  { size: 42 },
  { size: ['L'] },
  { color: 'x'.repeat(101) },
  { color: {} },
  { color: ['red'] },
  { category: '' },
  { category: ' ' },
  { category: ' Books' },
  { category: 'Books ' },
  { category: 'Two  blanks' },
  { category: 'Two\nlines' },
  { category: 'x'.repeat(41) },
  { category: '茶'.repeat(41) },
  { category: 'Bo\u200boks' },
  { category: '\u202eBooks' },
  { category: '\u3164' },
  { category: '\u0301' },
  { category: '\u200d' },
  { category: null },
  { category: 7 },
  { category: ['Books'] },
  { category: { Books: true } },
];

const GOOD: readonly DocumentData[] = [
  { url: 'HTTP://shop.example' },
  { url: 'https://shop.example/a b?c=d#e' },
  { imageUrl: '' },
  { price: null },
  { price: 0 },
  { price: 1_000_000_000 },
  { price: 0.5 },
  { price: 49.95, currency: 'EUR' },
  { price: 0, currency: 'JPY' },
  { price: 12.345, currency: 'KWD' },
  { size: '', color: '', notes: '' },
  { name: '茶壺 “Blau”' },
  { notes: 'two\nlines' },
  { category: 'Books' },
  { category: 'x'.repeat(40) },
  { category: '茶'.repeat(40) },
  { category: '本 & “Vinyl”' },
  { category: '👩🏽‍🚀 Space' },
  { category: 'می‌خواهم' },
  { category: 'അവന്‍' },
];

const KEYS = [
  'id',
  'name',
  'url',
  'price',
  'size',
  'color',
  'notes',
  'imageUrl',
  'listId',
  'addedBy',
  'purchasedBy',
];

const drop = (fields: DocumentData, key: string) =>
  Object.fromEntries(Object.entries(fields).filter(([other]) => other !== key));

/** What a new item may hold. */
export const newContents: Case[] = [
  ...row<DocumentData>('§3 a new item holds what an item may hold', {
    attempt: (f, bent) => writeItems(f, 'mem', [...f.items, f.item('mem', bent)]),
    deny: BAD,
    allow: {},
    alsoAllow: GOOD,
  }),
  ...row<string>('§3 a new item lacks no key', {
    attempt: (f, key) => {
      const item = drop(f.item('mem'), key);
      return writeItems(f, 'mem', [...f.items, item]);
    },
    deny: KEYS,
    allow: '',
  }),
];

/** What an edited item may hold; apart, because the report on both would be too big. */
export const editedContents: Case[] = [
  ...row<DocumentData>('§3 an edited item holds what an item may hold', {
    attempt: (f, bent) => writeItems(f, 'mem', withChange(f, 1, bent)),
    deny: BAD,
    allow: { name: 'Kettle' },
    alsoAllow: GOOD,
  }),
  ...row<string>('§3 an edited item lacks no key', {
    attempt: (f, key) =>
      writeItems(
        f,
        'mem',
        withChange(f, 1, { name: 'Kettle' }).map((item, i) => (i === 1 ? drop(item, key) : item)),
      ),
    deny: KEYS,
    allow: '',
  }),
];
