// @vitest-environment node
import { deflateRawSync } from 'node:zlib';
import { expect, it, vi } from 'vitest';
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

it('refuses what unpacks into more than any page', async () => {
  const large = packed('1', deflateRawSync(Buffer.alloc(7_000_000)));
  await expect(unpack(large)).rejects.toThrow('The page is too large');
});

it('does not unpack the rest of what is too large', async () => {
  let unpacked = 0;
  /** As in browsers, all of a piece is unpacked before any of it can be read. */
  class Unpacking extends TransformStream<Uint8Array, Uint8Array> {
    constructor() {
      super({
        transform({ length }, controller) {
          const bytes = new Uint8Array(length * 1_000);
          unpacked += bytes.length;
          controller.enqueue(bytes);
        },
      });
    }
  }
  vi.stubGlobal('DecompressionStream', Unpacking);
  const bomb = packed('1', new Uint8Array(20_000));
  await expect(unpack(bomb)).rejects.toThrow('The page is too large');
  expect(unpacked).toBeLessThan(10_000_000);
});

it.each(['1AAAA', '1_', `1${'_'.repeat(99)}`])('refuses what is damaged: %s', async (damaged) => {
  // What the error says differs between browsers, and some say nothing.
  const outcome = unpack(damaged).then(
    () => 'accepted',
    () => 'refused',
  );
  await expect(outcome).resolves.toBe('refused');
});
