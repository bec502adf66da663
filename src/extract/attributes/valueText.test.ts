import { describe, expect, it } from 'vitest';
import { IN_TIME_MS, processorTimeOf } from '../../testing/timing.ts';
import { cleanValue, isColorValue, isPlainSize, isSeveral, statedValue } from './valueText.ts';

/** Several texts, with strokes between them. */
const these = (texts: string): string[] => texts.split('|');

describe('cleanValue', () => {
  it.each([
    'Please choose',
    'Bitte wählen',
    '-- select --',
    'Choisir',
    'N/A',
    '',
    'https://x.example',
    'http://x.example',
    '#ff0000',
    'FF0000',
    'Size',
    'a{b',
    'a>b',
    'x'.repeat(61),
    'x'.repeat(401),
    // Units, yes and no, and signs.
    ...these('cm|mm|in|inch|inches|EU|eur|us|uk|kg|lb|lbs'),
    ...these('true|false|No|ja|nein|oui|non|да|нет|null|undefined'),
    ...these('-|---|?|???|—|✓| :'),
    // What asks to choose, in many languages, first or last.
    ...these('please  select|pick one|bitte|wählen|wahlen|Auswahl|auswählen|- select'),
    ...these('choisissez|sélectionner|selectionnez|veuillez|elige|elegir|escoge'),
    ...these('seleccione|selecione|scegli|escolha|wybierz|vyberte|zvolte|válassz'),
    ...these('alege|selectați|выберите|оберіть|izberi|izaberi|vali|izvēlies'),
    ...these('pasirinkite|välj|vælg|velg|valitse|kies|maak een keuze|seç|不限'),
    ...these('请选择|請選擇|選択|선택|выбрать|any|all|none|na|other|default'),
    ...these('not applicable|not specified|not available|keine Angabe|kein angabe'),
    ...these('sonstige'),
    ...these('standard|clear|select|your colour|see description|see details|see picture'),
    ...these(
      'Cancel|Abbrechen|Annuler|Cancelar|Annulla|Anuluj|Zrušit|Отмена|Annuleren|İptal|キャンセル',
    ),
    ...these('Clear selection|clear all|Reset|Reset options|Zurücksetzen|Effacer|Limpiar|Limpar'),
    ...these('Svuota|Wyczyść|Очистить|Wissen|Temizle|Xóa|クリア|清除'),
    ...these('see pictures|as shown|as pictured|as described|size guide|size chart'),
    ...these('guide des tailles|Größentabelle|Farbe wählen|Farbe auswählen...'),
    ...these('Farbe Auswahl'),
    ...these('Kleur kiezen|Renk seçin|Renk seciniz|サイズを選択|サイズを選択してください'),
    ...these('尺码 选择|尺碼 選擇|사이즈 선택하세요|색 선택'),
    // What only says where to look.
    ...these(
      '상품 상세설명 참조|상세페이지 참고|商品ページ参照|下記をご覧ください|详见商品描述|如图所示',
    ),
  ])('§7 %j says nothing', (text) => {
    expect(cleanValue(text)).toBeNull();
  });

  it('§7 takes surcharges and remarks off a value', () => {
    expect(cleanValue('Red (+$2.00)')).toBe('Red');
    expect(cleanValue('Dark Red variant option')).toBe('Dark Red');
    expect(cleanValue('Fresh Navy - Online Exclusive')).toBe('Fresh Navy');
    expect(cleanValue('Navy color swatch')).toBe('Navy');
    expect(cleanValue(' Forest Green (See colour chart)')).toBe('Forest Green');
    expect(cleanValue('XL (out of stock)')).toBe('XL');
  });

  it.each([
    ...these('Red (+ $ 2)|Red (2 €)|Red (2,50€)|Red [- £5]|Red (+$2|Red(+$2)'),
    ...these('Red (12.5 £ )|Red – $14.00|Red - 2,50 €|Red + £5'),
    ...these('Red (see more)|Red (siehe Bild)|Red [voir photo]|Red (ver)'),
    ...these('Red ( more info )'),
    ...these('Red (sold out)|Red(ausverkauft)|Red (épuisé)|Red (agotado|Red (in stock)'),
    ...these(' : Red - |–Red;|Red,|：Red.'),
  ])('§7 of %j takes the rest off', (text) => {
    expect(cleanValue(text)).toBe('Red');
  });

  it.each([
    ...these('Red (dark)|Red (seed)|Red (+$2) dark|Red (sold out) dark|Red (2)'),
    ...these('clear blue|clear glass|Màu da|Màu đen'),
    ...these('pickle|valid|anything|allover|n/a x|standard red|nobody|yellow|Noir'),
    ...these('cm 5|5 cm|inky|usual|chin|http|ff00001|bitter lemon'),
    'x'.repeat(60),
    ...these('my choice|dark kiezenx|please|2'),
  ])('§7 leaves %j as it is', (text) => {
    expect(cleanValue(text)).toBe(text);
  });
});

describe('values', () => {
  it('§7 a colour is a word, not a number, a price or a sentence', () => {
    expect(isColorValue('navy red')).toBe(true);
    expect(isColorValue('45')).toBe(false);
    expect(isColorValue('中国地图拼图益智玩具 彩')).toBe(false);
  });

  it.each([
    ['red', true],
    ['rd', true],
    ['r2', false],
    ['12 red', false],
    ['red € 5', false],
    ['red 5€', false],
    ['red £5', false],
    ['a b c d e f gh', true],
    ['a b c d e f g hh', false],
    ['x'.repeat(45), true],
    ['x'.repeat(46), false],
    ['红'.repeat(8), true],
    ['红'.repeat(9), false],
    ['カ'.repeat(9), false],
    ['빨'.repeat(9), false],
  ])('§7 %j may be a colour: %s', (value, expected) => {
    expect(isColorValue(value)).toBe(expected);
  });

  it.each([
    ['red, blue', false],
    ['red, blue, green', true],
    ['red;blue、green', true],
    ['red|blue，green', true],
    ['red/blue/green', false],
  ])('§7 %j are several colours: %s', (value, expected) => {
    expect(isSeveral(value, 'color')).toBe(expected);
  });

  it.each([
    ...these('S, M|S,M,L|S/M/L|S M L|S ; M|36 / 37 / 38|36,37|10.5, 11|xs, xxxl'),
    ...these('2xl / 3xl / 4xl|S, M and L|3,4,5|S, M, red|1000, 2000, 3000|XS-XXL|S to XL'),
    ...these('1/2/3/4 head|20/30/40cm|10 / 20 / 30 ml'),
  ])('§7 %j are several sizes', (value) => {
    expect(isSeveral(value, 'size')).toBe(true);
  });

  it.each([
    ...these(
      '1/2 inch|20/30 cm|205/55 R16|S|S/M|S M|S and M|S or M|36 38|S, red|S-M|36-38|12,5 x 3,5 x 2,2 cm',
    ),
    // Half a size, as most of Europe writes it.
    ...these('42,5|42.5|EU 42,5'),
  ])('§7 %j is one size or none', (value) => {
    expect(isSeveral(value, 'size')).toBe(false);
  });

  it.each([
    ...these('xs|xxxxl|m|L|2XL|6xl|One size fits all|one size fits most|OS|均码'),
    ...these('taille unique|Einheitsgröße|talla única|taglia unica|tamanho único|フリーサイズ'),
    ...these('rozmiar uniwersalny|univerzální|универсальный|60x30|60×30|60cm x 30cm'),
    ...these('60,5 x 30.5 mm|60 x 30 x 20 cm|60 x 30 x 20|ca. 60 x 30|ca 60 x 30'),
    ...these('approx 6x3'),
    ...these('Mat 60 x 30|60" x 30"|60 x 30 inches|60 x 30 inch|6 in x 3 in|eu42'),
    ...these('EU 42,5'),
    ...these('EU 42½|uk 7|us 10.5|eur 42'),
  ])('§7 %j is a size by itself', (value) => {
    expect(isPlainSize(value)).toBe(true);
  });

  it.each([
    ...these('xxxxxl|1xl|7xl|one size fits|XL shirt|big XL|A B 60 x 30|60 x|x 30 cm'),
    ...these('EU 420|42|60 x 30 kg|eu 42,55'),
  ])('§7 %j is none by itself', (value) => {
    expect(isPlainSize(value)).toBe(false);
  });

  it('§7 some values are sizes whatever stands before them', () => {
    expect(['XL', '60 x 30 cm', 'Taille unique', 'EU 42', 'one size'].every(isPlainSize)).toBe(
      true,
    );
    expect(['2', 'Red', '12 pieces'].some(isPlainSize)).toBe(false);
  });
});

it('§7 what markup states is a value where it is one', () => {
  expect(statedValue([' Navy ', ' Navy '], 'color')).toBe('Navy');
  expect(statedValue(['Navy', 'Red'], 'color')).toBeNull();
  expect(statedValue(['Navy, Red, Sand'], 'color')).toBeNull();
  expect(statedValue(['https://schema.org/color'], 'color')).toBeNull();
  expect(statedValue(['Default'], 'size')).toBeNull();
  expect(statedValue([], 'size')).toBeNull();
});

describe('long texts', () => {
  it.each([':', ' ', '-', '=', ';', '( ', '[', 'a ', ' :'])(
    '§7 with a row of %j are given up at once',
    (unit) => {
      const text = `a${unit.repeat(100_000)}x`;
      const read = () => cleanValue(text);
      expect(read()).toBeNull();
      expect(processorTimeOf(read)).toBeLessThan(IN_TIME_MS);
    },
  );
});

it.each(['Matebook X Pro 13.9"', 'Pro 64 GB', 'Frame 30 cm'])(
  '§7 what has a measure is no color: %s',
  (value) => {
    expect(isColorValue(value)).toBe(false);
  },
);

it('§7 names of colors with spaces between are several', () => {
  expect(isSeveral('藏青色 白色 米色', 'color')).toBe(true);
  expect(isSeveral('深 蓝色', 'color')).toBe(false);
});
