import type { Languages } from '../evidence.ts';
import { collapse } from '../page/dom.ts';
import { phrases } from '../phrases.ts';

export type Attribute = 'color' | 'size';

/** The words for color and size in the languages shops are written in. */
const WORDS: Record<Attribute, ReadonlySet<string>> = {
  color: new Set(
    phrases(
      'color|colors|colour|colours|colorway|colourway|shade|farbe|farben|farbton|grundfarbe',
      'produktfarbe|hauptfarbe|couleur|couleurs|coloris|teinte|colores|colore|colori|cor',
      'cores|kolor|kolory|barva|barvy|farba|farby|szín|színe|culoare|culori|culoarea|цвят',
      'цвет|цвета|колір|колор|боја|boja|värv|värvus|värvi|värvid|krāsa|krasa|krāsas|spalva',
      'spalvos|färg|färger|farve|farver|farge|farger|väri|värit|kleur|kleuren|renk|renkler',
      'χρώμα|χρώματα|warna|kulay|màu|สี|色|カラー|颜色|颜色分类|顏色|색상|컬러|اللون|لون|צבע|رنگ|түсі',
    ),
  ),
  size: new Set(
    phrases(
      'size|sizes|größe|größen|grösse|grössen|groesse|groessen|konfektionsgröße|schuhgröße',
      'taille|tailles|pointure|pointures|talla|tallas|tamaño|taglia|taglie|misura|tamanho',
      'tamanhos|rozmiar|rozmiary|velikost|velikosti|veľkosť|méret|mărime|marime|mărimi|размер',
      'размеры|розмір|розміри|величина|величини|veličina|veličine|suurus|suurused|izmērs',
      'izmēri|izmers|dydis|dydžiai|storlek|storlekar|størrelse|størrelser|koko|maat|maten',
      'beden|μέγεθος|ukuran|ขนาด|サイズ|尺码|尺寸|尺碼|사이즈|المقاس|مقاس|الحجم|מידה|اندازه|өлшемі|kích',
    ),
  ),
};
/** With one of these the label is about something else: the color of light, the size of a pack. */
const OTHER_THING_WORDS = [
  'temperature|temperatur|background|hintergrund|text|font|schrift|print|druck|thread|ink',
  'light|licht|backlight|led|display|screen|sensor|bildschirm|engraving|gravur|number|anzahl',
  'nombre|numero|quantity|menge|qty|sort|page|guide|chart|tabelle|file|image|filter|all|more',
  'other|rendering|depth|space|gamut|profundidade?|profondeur|profondità|hloubka|głębia|глубина',
  'espacio|espace|espaço|spazio|gama|gamme|gamma|temperatura|température|teplota|температура',
  'memory|hole|pack|package|packaging|verpackung|box|batch',
  'map|scheme|code|id|max|min|maximum|minimum|memory|storage|wheel|rad|paper|papier|particle',
  'model|modell|modelo|body|fit|help|find|your|my|how|what|shipping|batch|lot|chain|suitable',
  'compatible|recommended|dyeing|dying|geeignete?|passende?|compatibles?|recommandée?s?',
].join('|');
const OTHER_THING = new RegExp(`(?:^|\\s)(?:${OTHER_THING_WORDS})(?=\\s|$)`, 'u');

/** The same in the names of controls, before or after the word: 'Gift wrap color', 'Color scheme'. */
const OF_OTHERS =
  /(?:^|\s)(?:(?:temperature|background|text|thread|ink|engrav\p{L}*|wrap(?:ping)?|ribbon|package|packaging|pack|box|card|envelope)\s(?:colou?r|size)s?|(?:colou?r|size)s?\s(?:temperature|scheme|theme|mode|system|poll|fit|calc\p{L}*|finder|converter|advisor|images?|pictures?|photos?|gallery|thumb\p{L}*|carousel|slider))|größenrechner(?=\s|$)/u;

/**
 * Which attribute a label is exactly about ('Colour:', 'Select size', 'size / dimensions'), or null.
 * Colons and requirement stars around it do not matter. A word that means something else in other
 * languages counts only if one of `languages` means it so, when they are given.
 */
export function attributeOf(label: string, languages?: Languages): Attribute | null {
  const plain = plainLabel(label);
  if (plain === '' || plain.length > 40 || /[:：]/.test(plain)) return null;
  // 'Colors (3)': how many there are.
  if (COUNTED.test(label)) return null;
  // 'Size (L x W x H)': what the thing measures, not a size to choose.
  if (SIDES.test(plain)) return null;
  // 'Size (mm) 16 x 8': a label with its value.
  if (/\)\s?\d/.test(plain)) return null;
  // 'Sensor type / size'
  if (/^(?:sensor|screen|display|file)\s/.test(plain)) return null;
  // Most texts are not labels, and looking up their words is faster than running the patterns.
  if (!plain.split(/[\s/|,(&)]+/).some(isNamed)) return null;
  // A part with many words is a sentence and is not split at 'and'.
  const parts = plain
    .split(/\s*[/|,(&]\s*/u)
    .flatMap((part) => (part.split(/\s+/).length > MAX_WORDS ? [part] : part.split(AND)));
  const found = new Set(
    parts.map((part) => exact(part, languages)).filter((which) => which !== null),
  );
  return found.size === 1 ? ([...found][0] ?? null) : null;
}

const COUNTED = /\p{L}\s?[(（]\s?\d{1,3}\s?[)）]\s*$/u;

/** The letters of three sides, joined by signs. */
const SIDES = /(?<!\p{L})\p{L}\s?[x×х*]\s?\p{L}\s?[x×х*]\s?\p{L}(?!\p{L})/u;

/** As attributeOf for the label of a control, where 'Choose your shirt size' is one, too. */
export function attributeOfPhrase(label: string): Attribute | null {
  if (label.length > MAX_READ / 2) return null;
  const plain = plainLabel(label.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[-_[\]./]+/g, ' '));
  if (plain === '' || plain.length > 80) return null;
  const words = plain.split(/\s+/);
  if (
    words.length > 8 ||
    /(?:^|\s)(?:quantity|qty|menge|sort|filter|guide|chart|table|tabelle|tabs?|units?|page|font)(?:\s|$)/.test(
      plain,
    )
  )
    return null;
  if (OF_OTHERS.test(plain)) return null;
  const color = words.some((word) => WORDS.color.has(word));
  const size = words.some((word) => WORDS.size.has(word));
  return color === size ? null : color ? 'color' : 'size';
}

const AND = /\s+(?:and|und|et|y|e|i|a|и)\s+/u;
const MAX_WORDS = 5;

function isNamed(word: string): boolean {
  return WORDS.color.has(word) || WORDS.size.has(word);
}

/** Longer texts are neither a label nor a label with its value. */
const MAX_LABEL = 44;
const MAX_LINE = 111;

/**
 * Whether a short text has a word for color or size in it: a cheap test before the expensive ones.
 */
export function namesAttribute(text: string): boolean {
  let short = text.trim();
  if (short.length > MAX_LABEL) {
    if (!short.includes(':') && !short.includes('：')) return false;
    if (short.length > MAX_LINE) short = collapse(short);
  }
  if (short === '' || short.length > MAX_LINE) return false;
  return short
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
    .some(isNamed);
}

/** Longer texts are neither, and the patterns take time that is quadratic in a text's length. */
export const MAX_READ = 400;

/** A label in lower case, without colons, stars and the like around it. */
function plainLabel(label: string): string {
  if (label.length > MAX_READ) return '';
  return trimmed(collapse(label).toLowerCase(), ' *:·•(-', ' *:：?·•)=-');
}

/** Removes these characters at both ends of a text, in linear time. */
export function trimmed(text: string, before: string, after: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && before.includes(text.charAt(start))) start++;
  while (end > start && after.includes(text.charAt(end - 1))) end--;
  return text.slice(start, end);
}

const ASKING_WORDS = [
  '(?:please )?(?:select|choose|pick)(?: an?| your| the)?|selected|current|product|item|main',
  'primary|principal|available|w[äa]hlen sie (?:eine|ihre|die)|bitte(?: eine)?',
  'choisi\\S* (?:une|la|votre)|sélectionn\\S* (?:une|la|votre)|elige (?:el|la|un|una|tu)',
  'selecciona (?:el|la|un|una|tu)|escolha (?:a|o)|wybierz|vyberte|zvolte|выберите|основной',
  'izberi|vali',
].join('|');
const ASKING = new RegExp(`^(?:${ASKING_WORDS})\\s+`, 'u');
const QUALIFIED =
  /\s+(?:family|group|name|sắc|thước|cỡ|principal\S*|produktu|produs|товара|корпуса|selected|shown|\(s\)|eu|us|uk|cm)$/u;

/** Whether a label is about one part of a thing ('Frame color') rather than all of it. */
export function isOfPart(label: string): boolean {
  const core = coreOf(plainLabel(label));
  return attributeOf(label) === 'color' && core.split(/[\s/|,(&]+/).length > 1;
}

/** A label without words that ask to choose, and without a qualifier: 'Select size EU', 'color name'. */
function coreOf(label: string): string {
  return label.replace(ASKING, '').replace(QUALIFIED, '').replace(/\)$/, '').trim();
}

function exact(label: string, languages?: Languages): Attribute | null {
  const core = coreOf(label);
  if (WORDS.color.has(core)) return isForeign(core, languages) ? null : 'color';
  if (WORDS.size.has(core) || /^(?:shoe|clothing|dress|shirt|ring|eu|us|uk) size$/.test(core))
    return 'size';
  const words = core.split(/\s+/);
  // 'Frame color', 'Farbe des Gestells': the color of a part, which counts unless it is another thing's.
  // 'Size Color' are two labels.
  if (words.length > 3 || OTHER_THING.test(core) || words.some((word) => WORDS.size.has(word)))
    return null;
  const named =
    (WORDS.color.has(words.at(-1) ?? '') && !AMBIGUOUS.has(words.at(-1) ?? '')) ||
    (words.length > 2 && WORDS.color.has(words[0] ?? '') && OF.test(words[1] ?? ''));
  return named ? 'color' : null;
}

/** Words alone that are no color elsewhere ('Cores: Quad-Core'), and where they are one. */
const ONLY_IN: ReadonlyMap<string, Languages> = new Map(
  ['cor', 'cores'].map((word) => [word, ['pt', 'gl', 'br', 'ao', 'mz']]),
);

/** Whether a word means another thing in the languages that a page states; stating none counts as another. */
function isForeign(word: string, languages?: Languages): boolean {
  const own = ONLY_IN.get(word);
  return own !== undefined && languages?.some((language) => own.includes(language)) === false;
}

/** Color in one language, something else in another ('CUDA cores'). */
const AMBIGUOUS = new Set(['cor', 'cores', 'shade', 'colori', 'màu', 'kulay']);
const OF = /^(?:de|du|des|del|della|da|do|der|van|of)$/;
