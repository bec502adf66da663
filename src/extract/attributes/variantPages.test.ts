import { expect, it } from 'vitest';
import { extract } from '../extract.ts';
import { HELD_OUT_VARIANT_PAGES } from './heldOutVariantPages.ts';
import { addressOf, htmlOf } from './variantPage.ts';
import { PLATFORM_VARIANT_PAGES } from './platformVariantPages.ts';
import { PROMPT_PAGES } from './promptPages.ts';
import { VARIANT_PAGES } from './variantPages.ts';

it.each(
  [...VARIANT_PAGES, ...HELD_OUT_VARIANT_PAGES, ...PROMPT_PAGES, ...PLATFORM_VARIANT_PAGES].map(
    (page) => [page.kind, page] as const,
  ),
)('§7 reads what is chosen, and invents nothing: %s', (_, page) => {
  expect(extract(htmlOf(page), addressOf(page))).toMatchObject({
    name: page.name,
    color: page.color ?? null,
    size: page.size ?? null,
  });
});
