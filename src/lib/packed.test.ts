// @vitest-environment node
import { deflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { pack, unpack } from './packed.ts';

const text = '<h1>Чайник — 茶壶 🫖</h1>'.repeat(5_000);
const packed = (kind: string, bytes: Uint8Array) => kind + Buffer.from(bytes).toString('base64url');

it('gives the text, compressed or not', async () => {
  expect(await unpack(packed('1', deflateRawSync(text)))).toBe(text);
  expect(await unpack(packed('0', Buffer.from(text)))).toBe(text);
});

it('packs what it unpacks', async () => {
  const once = await pack(text);
  expect(once).toMatch(/^1[\w-]+$/);
  expect(once.length).toBeLessThan(text.length / 10);
  expect(await unpack(once)).toBe(text);
});

it('stops what unpacks into more than any page, long before it is unpacked', async () => {
  const bomb = packed('1', deflateRawSync(Buffer.alloc(300_000_000)));
  const before = process.memoryUsage().rss;
  await expect(unpack(bomb)).rejects.toThrow('The page is too large');
  expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
});

it.each(['1AAAA', '1_', `1${'_'.repeat(99)}`])('refuses what is damaged: %s', async (damaged) => {
  await expect(unpack(damaged)).rejects.toThrow(/./);
});
