import { describe, expect, it } from 'vitest';
import { canBeColor, canBeSize, wordsTaken } from './attributeValues.ts';
import { readClassTexts } from '../page/classText.ts';
import { parsePage } from '../page/parse.ts';

const NONE: ReadonlySet<string> = new Set();
const these = (texts: string): string[] => texts.split('|');

describe('§7 a size told in words', () => {
  it.each(these('7mm|60 x 30 cm|275 g|Large|14" x 108"'))('may be %s', (value) =>
    expect(canBeSize(value, NONE, false)).toBe(true),
  );

  it.each(
    these(
      '3 × 14.5 × 18.5 cm|14" x 108" including 3" satin borders|120 mm x 80 mm x 45 mm|4.5 * 3.2 * 1|12cm x 8cm x 4cm|5" x 4" x 2"|30 см х 20 см х 10 см',
    ),
  )('is not %s unless it is chosen', (value) => {
    expect(canBeSize(value, NONE, false)).toBe(false);
    expect(canBeSize(value, NONE, true)).toBe(true);
  });
});

it.each(these('White|schwarz|Rojo|bleu|чёрный|grau Artikelnr.: 40312|Item no: 40312'))(
  '§7 %s is no size, also where it is chosen from a list that is called so',
  (value) => expect(canBeSize(value, NONE, true)).toBe(false),
);

describe('a colour', () => {
  it.each(
    these(
      'Red|Écru|Navy Blue|Schwarz/Weiß|multicolor|кофейный|赤|Desert Sand 22|BLACK|May Green|Kan Kırmızı|Can Can Pink|Sin City Red|No Shame|Sans Souci|Vitamine E|Sand',
    ),
  )('§7 may be %s', (value) => expect(canBeColor(value, NONE)).toBe(true));

  it.each(
    these(
      'UNSZ|assorted|mehrfarbig sortiert|various|3 colors|12 Farben|5 couleurs|+4 more|WX-4471-B|In stock|Brand|Home > Garden|as shown|в ассортименте|one color|custom|Does not apply|trifft nicht zu|Delivery: 86,53 руб|No aplica|DCI-P3 90%|sRGB 95 % (CIE1931)|Exterior e|inside and|черный и',
    ),
  )('§7 is not %s', (value) => expect(canBeColor(value, NONE)).toBe(false));
});

describe('a size', () => {
  it.each(
    these(
      'M|XXL|2XL|S/M|42|W32 L34|10 x 20 cm|One Size|Queen|Extra Large|mittel|grande|大|フリーサイズ',
    ),
  )('§7 may be %s', (value) => expect(canBeSize(value, NONE, false)).toBe(true));

  it.each(these('UNSZ|Jewelry|Garden Furniture|5 sizes|size guide|UNSIZED|3 options|Ab Lager'))(
    '§7 is not %s',
    (value) => expect(canBeSize(value, NONE, false)).toBe(false),
  );

  it('§7 is no label with what it says, chosen or not, but may be a scale', () => {
    expect(canBeSize('Size Type: Regular', NONE, true)).toBe(false);
    expect(canBeSize('1:12', NONE, true)).toBe(true);
  });

  it('§7 is any word that was chosen from sizes, but no initials', () => {
    expect(canBeSize('Tasting set', NONE, true)).toBe(true);
    expect(canBeSize('UNSZ', NONE, true)).toBe(false);
  });
});

it('§7 neither is what the page calls its categories', () => {
  const page = parsePage(
    `<div class="breadcrumbs"><a href="/">Home</a> <a href="/s">Silver</a></div><a href="/x">Gold</a>
     <script type="application/ld+json">{"category":"Jewelry > Large Rings"}</script>`,
  );
  readClassTexts(page);
  const taken = wordsTaken(page);
  expect(canBeColor('Silver', taken)).toBe(false);
  expect(canBeColor('Gold', taken)).toBe(true);
  expect(canBeSize('Large Rings', taken, true)).toBe(false);
});

it.each(
  these(
    'Wash with like colors|No frame|ohne Rahmen|sin marco|sans cadre|ilman kehystä|fără ramă|mit allen Farben|todas as cores|wiele kolorów|více barev|minden színek|toate culorile|кольори|tüm renkler|may differ|may be darker|can vary slightly|kann vom Bild abweichen|peut varier|eltérhet a képtől|voi poiketa kuvasta|poate diferi de poză|farklılık gösterebilir|може відрізнятися|Swatches|List',
  ),
)('§7 %s is no color', (value) => {
  expect(canBeColor(value, NONE)).toBe(false);
});

it('§7 how many a page shows is no size, even where it was chosen', () => {
  expect(canBeSize('12 per page', new Set(), true)).toBe(false);
  expect(canBeSize('12', new Set(), true)).toBe(true);
});
