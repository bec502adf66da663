import { expect, it } from 'vitest';
import { extract } from '../extract.ts';
import { HELD_OUT_VARIANT_PAGES } from './heldOutVariantPages.testing.ts';
import { addressOf, htmlOf } from './variantPage.testing.ts';
import { PLATFORM_VARIANT_PAGES } from './platformVariantPages.testing.ts';
import { PROMPT_PAGES } from './promptPages.testing.ts';
import { VARIANT_PAGES } from './variantPages.testing.ts';

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
