import { attr, collapse, textOf, type Element, type Page } from './dom.ts';
import type { Candidate } from './evidence.ts';
import { isElsewhere, isHidden, marks, type Layout } from './layout.ts';

export type Attribute = 'color' | 'size';

/** The words for colour and size as labels, in the languages shops are written in. */
const LABELS: Record<Attribute, RegExp> = {
  color:
    /^(?:(?:select|choose|selected|pick|main|base|primary|product|item|body|frame|your|available|w[äa]hlen sie (?:eine|ihre)|choisir (?:une|la)|couleur)\s+)?(?:colou?r|colou?r name|colou?rs?|colou?rway|shade|finish|farbe|farben|farbton|grundfarbe|produktfarbe|couleurs?|coloris|teinte|color principal|colores|colore|colori|cor|cores|cor principal|kolor|kolory|barva|barvy|farba|szín|színe|culoare|culori|culoare principala|цвят|цвет|цвет товара|основной цвет|колір|боја|boja|värv|värvus|värvi|krāsa|krasa|spalva|färg|farve|farge|väri|kleur|renk|χρώμα|kulay|warna|màu|màu sắc|สี|色|カラー|颜色|颜色分类|顏色|색상|컬러|اللون|لون|צבע|رنگ|түсі)(?:\s+(?:family|group|name|principale?|produktu|produs|товара|корпуса|selected|\(s\)))?$/iu,
  size: /^(?:(?:select|choose|selected|pick|product|item|your|shoe|clothing|w[äa]hlen sie (?:eine|ihre)|choisir (?:une|la))\s+)?(?:sizes?|size name|größe|grösse|groesse|größen|konfektionsgröße|schuhgröße|tailles?|pointure|dimension|talla|tallas|tamaño|taglia|taglie|misura|tamanho|rozmiar|velikost|veľkosť|méret|mărime|marime|размер|розмір|величина|veličina|velikost|suurus|izmērs|izmers|dydis|storlek|størrelse|koko|maat|beden|μέγεθος|ukuran|kích thước|kích cỡ|ขนาด|サイズ|尺码|尺寸|尺碼|사이즈|크기|المقاس|مقاس|الحجم|מידה|اندازه|өлшемі)(?:\s+(?:\((?:eu|us|uk|cm|de|fr|it)\)|eu|us|uk|name|selected))?$/iu,
};

/** Which attribute a label names, or null. Colons and requirement stars around it do not matter. */
export function attributeOf(label: string): Attribute | null {
  const plain = collapse(label).replace(/^[\s*:·-]+|[\s*:：?·-]+$/g, '');
  if (plain.length === 0 || plain.length > 40) return null;
  if (LABELS.color.test(plain)) return 'color';
  return LABELS.size.test(plain) ? 'size' : null;
}

const CHOOSE =
  /^(?:[-–—.*\s]*)(?:(?:please\s+)?(?:choose|select|pick)\b|bitte\b|w[äa]hlen|auswahl|ausw[äa]hlen|choisi|s[ée]lectionne|veuillez|elige|elegir|escoge|selecc?ion|scegli|escolha|wybierz|vyberte|zvolte|válassz|alege|select[aă]|выберите|оберіть|izberi|izaberi|vali\b|izvēl|pasirink|v[äa]lj|v[æe]lg|valitse|kies|maak een keuze|seç|any\b|all\b|none\b|n\/?a$|not (?:applicable|specified|available)|keine? angabe|other|sonstige|default|standard$|see (?:description|details|pictures?)|as (?:shown|pictured|described|picture)|size (?:guide|chart)|guide des tailles|größentabelle|clear$|select$|выбрать|不限|请选择|請選擇|選択|선택)/iu;
const MAX_VALUE = 60;

/** A value as it is shown to people, or null when it only asks to choose. */
export function cleanValue(text: string): string | null {
  const plain = collapse(text)
    .replace(/^[\s:：–-]+|[\s:：;,.–-]+$/g, '')
    .replace(/\s*[([]\s*[+-]?\s*(?:[$€£]\s?\d[\d.,]*|\d[\d.,]*\s?[$€£])\s*[)\]]?$/u, '')
    .replace(
      /\s*[([](?:out of stock|sold out|ausverkauft|épuisé|agotado|in stock|esaurito)[)\]]$/iu,
      '',
    );
  if (plain === '' || plain.length > MAX_VALUE || CHOOSE.test(plain) || attributeOf(plain) !== null)
    return null;
  if (/^(?:true|false|yes|no|ja|nein|oui|non|да|нет|-+|\?+|null|undefined)$/i.test(plain))
    return null;
  if (/^https?:|[{}<>]|^#?[0-9a-f]{6}$/i.test(plain)) return null;
  return plain;
}

/** What the visible page says of colour and size: labelled cells and what is selected. */
export function visibleAttributes(
  page: Page,
  layout: Layout,
): Record<Attribute, Candidate<string>[]> {
  const found: Record<Attribute, Candidate<string>[]> = { color: [], size: [] };
  const add = (
    which: Attribute,
    text: string,
    score: number,
    reason: string,
    at: Element,
  ): void => {
    const value = cleanValue(text);
    if (value === null) return;
    if (isElsewhere(at, layout)) return;
    found[which].push({ value, score: score - (isHidden(at) ? 10 : 0), reason });
  };
  let labels = 0;
  for (const element of page.elements) {
    if (element.tag === 'select') readSelect(element, add);
    else if (element.tag === 'input') readInput(element, add);
    else if (LABEL_TAGS.has(element.tag) && labels < 4000) {
      if (element.children.length > 12) continue;
      labels++;
      readLabel(element, add);
    }
    if (isSelectedSwatch(element)) readSwatch(element, add);
  }
  return found;
}

type Add = (which: Attribute, text: string, score: number, reason: string, at: Element) => void;

const LABEL_TAGS = new Set([
  'td',
  'th',
  'dt',
  'span',
  'b',
  'strong',
  'label',
  'li',
  'p',
  'div',
  'legend',
  'h3',
  'h4',
  'h5',
  'em',
  'font',
  'i',
]);

/** A cell, term or bold word that is a label; its value is beside it. Also 'Colour: red' in one. */
function readLabel(element: Element, add: Add): void {
  const text = textOf(element, 110);
  if (text.length < 2 || text.length > 100) return;
  const which = attributeOf(text);
  if (which !== null) {
    if (CHOICE.test(marks(element.parent ?? element)) && element.tag === 'label') return;
    const value = valueBeside(element);
    if (value !== null) add(which, value.text, value.score, 'label', element);
    return;
  }
  const colon = /^([^:：]{2,40})[:：]\s*(\S.{0,60})$/u.exec(text);
  if (colon === null || element.children.length > 6) return;
  const named = attributeOf(colon[1] ?? '');
  if (named !== null) add(named, colon[2] ?? '', 36, 'colon', element);
}

const CHOICE = /(?:^|[\s-])(?:filter|facet)/;

function valueBeside(label: Element): { text: string; score: number } | null {
  let node = label;
  for (let steps = 0; steps < 3 && node.parent !== null; steps++) {
    const { children } = node.parent;
    for (let i = node.slot + 1; i < Math.min(children.length, node.slot + 6); i++) {
      const next = children[i];
      if (next === undefined) break;
      if (typeof next === 'string') {
        const text = collapse(next).replace(/^[:：\s]+/, '');
        if (text !== '') return { text, score: 36 };
        continue;
      }
      if (next.tag === 'br' || next.tag === 'script') continue;
      if (hasChoices(next)) return null;
      const text = textOf(next, 100);
      if (text !== '' && text !== ':')
        return {
          text,
          score: node.tag === 'td' || node.tag === 'th' || node.tag === 'dt' ? 44 : 38,
        };
    }
    // A label alone in its wrapper: the value is beside the wrapper.
    if (textOf(node.parent, 60) !== textOf(node, 60)) return null;
    node = node.parent;
  }
  return null;
}

/** Whether an element offers several choices rather than stating a value. */
function hasChoices(element: Element): boolean {
  if (element.tag === 'select' || element.tag === 'ul' || element.tag === 'input') return true;
  const stack: Element[] = [element];
  let links = 0;
  for (let i = 0; i < stack.length && i < 40; i++) {
    for (const child of stack[i]?.children ?? []) {
      if (typeof child === 'string') continue;
      if (child.tag === 'select' || child.tag === 'input' || child.tag === 'button') return true;
      if ((child.tag === 'a' || child.tag === 'li') && ++links > 2) return true;
      stack.push(child);
    }
  }
  return false;
}

/** The attribute a control is about: its own marks, its label, the words before it. */
function attributeOfControl(element: Element): Attribute | null {
  for (const name of [
    'aria-label',
    'data-attribute_name',
    'data-attribute-name',
    'data-option-name',
    'data-name',
    'title',
    'name',
    'id',
  ]) {
    const text = attr(element, name)
      .replace(/^attribute_(?:pa_)?/, '')
      .replace(/^(?:options?|properties|super_attribute|product)\[?/i, '')
      .replace(/[\][_-]+/g, ' ');
    const which =
      attributeOf(text) ??
      (/^pa (?:colou?r|size)$/.test(text.trim()) ? attributeOf(text.trim().slice(3)) : null);
    if (which !== null) return which;
  }
  return null;
}

function readSelect(element: Element, add: Add): void {
  const which = attributeOfControl(element) ?? labelOf(element);
  if (which === null) return;
  const options = optionsOf(element);
  const chosen = options.filter((option) => Object.hasOwn(option.attrs, 'selected'));
  const real = options.filter((option) => cleanValue(textOf(option, 100)) !== null);
  const [only] = chosen.length > 0 ? chosen : real.length === 1 ? real : [];
  if (only !== undefined)
    add(which, textOf(only, 100), chosen.length > 0 ? 46 : 34, 'select', element);
}

function optionsOf(select: Element): Element[] {
  return select.children
    .flatMap((c) => (typeof c === 'string' ? [] : c.tag === 'optgroup' ? c.children : [c]))
    .filter((c): c is Element => typeof c !== 'string' && c.tag === 'option')
    .slice(0, 200);
}

/** The label in the text just before a control, up to three wrappers out. */
function labelOf(control: Element): Attribute | null {
  let node = control;
  for (let steps = 0; steps < 4 && node.parent !== null; steps++) {
    const { children } = node.parent;
    for (let i = node.slot - 1; i >= Math.max(0, node.slot - 4); i--) {
      const before = children[i];
      const text =
        typeof before === 'string'
          ? collapse(before)
          : before === undefined
            ? ''
            : textOf(before, 60);
      if (text === '') continue;
      return attributeOf(text) ?? attributeOf(text.split(/[:：]/)[0] ?? '');
    }
    node = node.parent;
  }
  return null;
}

function readInput(element: Element, add: Add): void {
  if (attr(element, 'type').toLowerCase() !== 'radio' || !Object.hasOwn(element.attrs, 'checked'))
    return;
  const which = attributeOfControl(element) ?? attributeOfGroup(element);
  if (which === null) return;
  const text =
    attr(element, 'data-label') ||
    attr(element, 'title') ||
    attr(element, 'aria-label') ||
    labelText(element) ||
    attr(element, 'value');
  add(which, text, 44, 'radio', element);
}

function labelText(input: Element): string {
  if (input.parent?.tag === 'label') return textOf(input.parent, 80);
  const next = input.parent?.children
    .slice(input.slot + 1, input.slot + 4)
    .find((c): c is Element => typeof c !== 'string');
  return next?.tag === 'label' ? textOf(next, 80) || attr(next, 'title') : '';
}

const SELECTED = /(?:^|[\s-])(?:selected|active|current|checked|is-selected|is-active)(?:$|[\s-])/;
const SWATCH = /swatch|colou?r|farbe|size|variant|option|attribute|groesse|taille|talla/;

function isSelectedSwatch(element: Element): boolean {
  if (
    element.tag !== 'li' &&
    element.tag !== 'a' &&
    element.tag !== 'button' &&
    element.tag !== 'span' &&
    element.tag !== 'div' &&
    element.tag !== 'label'
  )
    return false;
  const pressed =
    attr(element, 'aria-checked') === 'true' ||
    attr(element, 'aria-pressed') === 'true' ||
    attr(element, 'aria-selected') === 'true';
  const own = marks(element);
  return (
    (pressed || SELECTED.test(own)) &&
    (SWATCH.test(own) || SWATCH.test(element.parent === null ? '' : marks(element.parent)))
  );
}

function readSwatch(element: Element, add: Add): void {
  const which = attributeOfGroup(element);
  if (which === null) return;
  const image = element.children.find(
    (c): c is Element =>
      typeof c !== 'string' && (c.tag === 'img' || c.tag === 'a' || c.tag === 'span'),
  );
  const text =
    attr(element, 'data-label') ||
    attr(element, 'data-option-label') ||
    attr(element, 'title') ||
    attr(element, 'aria-label') ||
    textOf(element, 70) ||
    (image === undefined
      ? ''
      : attr(image, 'alt') || attr(image, 'title') || attr(image, 'aria-label')) ||
    attr(element, 'data-value');
  add(which, text, 40, 'swatch', element);
}

const GROUP: Record<Attribute, RegExp> = {
  color:
    /(?:^|[\s-])(?:colou?rs?|farben?|couleurs?|coloris|colore|cor|kolor|barva|swatch-colou?r|colou?r-?swatch(?:es)?)(?:$|[\s-])/,
  size: /(?:^|[\s-])(?:sizes?|gr(?:ö|oe)(?:ss|ß)en?|tailles?|tallas?|taglia|tamanho|rozmiar|velikost)(?:$|[\s-])/,
};

/** The attribute a group of swatches or radios is for: by its marks, its legend, its label. */
function attributeOfGroup(element: Element): Attribute | null {
  let up: Element | null = element;
  for (let steps = 0; up !== null && steps < 4 && up.tag !== 'body'; up = up.parent, steps++) {
    const own =
      `${marks(up)} ${attr(up, 'data-attribute-code')} ${attr(up, 'data-option-name')} ${attr(up, 'aria-label')} ${attr(up, 'name')}`.toLowerCase();
    const isColor = GROUP.color.test(own);
    const isSize = GROUP.size.test(own);
    if (isColor !== isSize) return isColor ? 'color' : 'size';
  }
  return labelOf(element);
}
