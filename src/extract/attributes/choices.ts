import { attributeOfPhrase, type Attribute } from './attributeWords.ts';
import { cleanValue, isPlainSize, MAX_CHOSEN } from './valueText.ts';
import { sendsNothing } from './prompts.ts';
import { shownIn } from './shownText.ts';
import { withoutLabel } from './spoken.ts';
import { attr, collapse, hasAttr, textOf, type Element, type Page } from '../page/dom.ts';
import { classMatches } from '../page/classText.ts';

/**
 * Receives a value for an attribute, with its score, the reason and the element it was found in.
 */
export type Add = (
  which: Attribute,
  text: string,
  score: number,
  reason: string,
  at: Element,
) => void;

/** Class names about the look of text, not about a choice: 'text-color', 'a-size-base'. */
const LOOKS =
  /(?:^|\s)(?:\S*-)?(?:important|text|txt|font|bg|background|border|link|theme|accent|icon|a|is|has)-(?:colou?r|size)(?:-\S+)?(?=\s|$)/gi;

/** The value of an element's attribute; of `class` without names that are about its look. */
function phraseIn(element: Element, name: string): string {
  const text = attr(element, name);
  return name === 'class' ? text.replace(LOOKS, ' ') : text;
}

/** More of a choice than a value may have, so that what is cut off is none. */
const MAX_READ = MAX_CHOSEN + 20;

/** The attribute a control is about, by its own name. */
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
    'class',
  ]) {
    const which = attributeOfPhrase(phraseIn(element, name));
    if (which !== null) return which;
  }
  return null;
}

/**
 * Reads the selected option of a drop-down, or its only one. Returns the drop-down's attribute if it offers
 * several values and none is selected, so that it is still open.
 */
export function readSelect(element: Element, add: Add): Attribute | null {
  const options = optionsOf(element);
  const sent = options.map((option) => attr(option, 'value').trim());
  // A disabled option, or one that stands for nothing, is only a prompt to choose.
  const chosen = options.filter(
    (option, at) =>
      hasAttr(option, 'selected') &&
      !hasAttr(option, 'disabled') &&
      !(hasAttr(option, 'value') && sendsNothing(sent[at] ?? '', sent.toSpliced(at, 1))),
  );
  const real = options.filter((option) => cleaned(option) !== null);
  const [only] = chosen.length > 0 ? chosen : real.length === 1 ? real : [];
  const which = attributeOfControl(element) ?? labelOf(element);
  const isAsked = chosen.length === 0 || cleaned(chosen[0] ?? element) === null;
  // 'Colour: Navy' before it is answered already.
  const isAnswered =
    attributeOfControl(element) === null && /[:：]\s*\p{L}/u.test(labelTextOf(element));
  // If there is only a prompt, a script adds the values later.
  const left = options.length > 0 && real.length !== 1 && isAsked && !isAnswered ? which : null;
  if (only === undefined) return left;
  const text = textOf(only, MAX_READ);
  // Shopify calls the choice of a whole variant ('Black / L') 'id'; its label may be that of one option.
  if (attr(element, 'name') === 'id' && text.includes(' / ')) return left;
  if (which !== null) add(which, text, chosen.length > 0 ? 46 : 34, 'select', element);
  else if (chosen.length > 0 && (isPlainSize(cleaned(only) ?? '') || areSizes(real)))
    add('size', text, 32, 'select', element);
  return left;
}

/** An option's text without its price, or null if it stands for nothing. */
function cleaned(option: Element): string | null {
  return cleanValue(textOf(option, MAX_READ), MAX_CHOSEN);
}

/** Whether several options are a series of sizes of clothes or shoes: 38, 40, 42. Counts begin lower or have gaps. */
function areSizes(options: readonly Element[]): boolean {
  const numbers = options.map((option) => Number(cleaned(option)?.replace(',', '.')));
  return (
    numbers.length > 1 &&
    numbers.every((size, at) => {
      const step = size - (numbers[at - 1] ?? size - 1);
      return size >= 28 && size <= 60 && step > 0 && step <= 2;
    })
  );
}

function optionsOf(select: Element): Element[] {
  return select.children
    .flatMap((c) => (typeof c === 'string' ? [] : c.tag === 'optgroup' ? c.children : [c]))
    .filter((c): c is Element => typeof c !== 'string' && c.tag === 'option')
    .slice(0, 200);
}

const ASKS =
  /(?:choose|select|pick|which|please|w[äa]hle|bitte|choisi|veuillez|sélectionne|elige|selecciona|scegli|escolh|selecione|kies|wybierz|zvolte|vyberte|выбер|seç|選|选|選擇|선택)/iu;

/** The label in the text just before a control, up to three wrappers out. */
function labelOf(control: Element): Attribute | null {
  const label = labelTextOf(control).split(/[:：]/)[0] ?? '';
  // A long text that does not ask to choose is a name: 'Cotton bathrobe in various colors'.
  if (label.split(/\s+/).length > 4 && !ASKS.test(label)) return null;
  return attributeOfPhrase(label);
}

function labelTextOf(control: Element): string {
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
      return text;
    }
    node = node.parent;
  }
  return '';
}

/**
 * Reads the value of a checked radio button. Shops disable those of values that are sold out, and all of them
 * until a script runs.
 */
export function readInput(page: Page, element: Element, add: Add): void {
  if (attr(element, 'type').toLowerCase() !== 'radio' || !hasAttr(element, 'checked')) return;
  if (hasAttr(element, 'disabled') && hasEnabledInGroup(page, element)) return;
  const which = attributeOfControl(element) ?? attributeOfGroup(page, element);
  if (which === null) return;
  const shown = labelText(page, element);
  const text =
    attr(element, 'data-label') ||
    attr(element, 'title') ||
    withoutLabel(attr(element, 'aria-label'), shown, which) ||
    shown ||
    attr(element, 'value');
  add(which, text, 44, 'radio', element);
}

function hasEnabledInGroup(page: Page, radio: Element): boolean {
  const name = attr(radio, 'name');
  return page
    .tagged('input')
    .some((one) => attr(one, 'name') === name && !hasAttr(one, 'disabled'));
}

function labelText(page: Page, input: Element): string {
  if (input.parent?.tag === 'label') return shownIn(input.parent, MAX_READ);
  const next = input.parent?.children
    .slice(input.slot + 1, input.slot + 4)
    .find((c): c is Element => typeof c !== 'string');
  const id = attr(input, 'id');
  const label =
    next?.tag === 'label' && (id === '' || attr(next, 'for') === id)
      ? next
      : id === ''
        ? undefined
        : page.elements
            .slice(input.index, input.index + MAX_APART)
            .find((near) => near.tag === 'label' && attr(near, 'for') === id);
  return label === undefined ? '' : shownIn(label, MAX_READ) || titleIn(label);
}

/** How far behind its radio button a label is looked for. */
const MAX_APART = 120;

/** The title of an element or of its first child, because swatches often have no text. */
function titleIn(element: Element): string {
  const inner = element.children.find((c): c is Element => typeof c !== 'string');
  return (
    attr(element, 'title') ||
    (inner === undefined
      ? ''
      : attr(inner, 'title') || attr(inner, 'alt') || attr(inner, 'aria-label'))
  );
}

const SELECTED = /(?:^|[\s-])(?:selected|active|current|checked|is-selected|is-active)(?:$|[\s-])/;
const SWATCH =
  /swatch|colou?r|couleur|farb|size|variant|option|attribute|gr(?:oe|ö)(?:ss|ß)e|taille|tall?a|rozmiar|kolor|barva|velikost/;

const SWATCH_TAGS = new Set(['li', 'a', 'button', 'span', 'div', 'label']);
const STATES = new Set([
  'aria-checked',
  'aria-pressed',
  'aria-selected',
  'aria-current',
  'data-selected',
  'data-checked',
  'data-active',
]);

/**
 * Whether an element is the selected one of its group. An ARIA state is enough; a class like
 * 'active' counts only among swatches, sizes or options.
 */
export function isSelectedSwatch(element: Element): boolean {
  if (!SWATCH_TAGS.has(element.tag)) return false;
  if (isStated(element)) return attr(element, 'role') !== 'tab';
  return (
    classMatches(element, SELECTED) &&
    (classMatches(element, SWATCH) || isAmongSwatches(element.parent))
  );
}

/** Whether a part, or for buttons without a class of their own the one around it, is called a choice. */
function isAmongSwatches(part: Element | null): boolean {
  if (part === null) return false;
  if (classMatches(part, SWATCH)) return true;
  return attr(part, 'class') === '' && part.parent !== null && classMatches(part.parent, SWATCH);
}

function isStated({ attrs }: Element): boolean {
  for (let i = 0; i < attrs.length; i += 2) {
    const name = attrs[i] ?? '';
    const value = attrs[i + 1];
    if (value === 'true' && STATES.has(name)) return true;
    if (name === 'data-state' && (value === 'checked' || value === 'on')) return true;
  }
  return false;
}

/** Reads the value of the selected swatch or button of a group. */
export function readSwatch(page: Page, element: Element, add: Add): void {
  const which = attributeOfGroup(page, element);
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
    shownIn(element, MAX_READ) ||
    (image === undefined
      ? ''
      : attr(image, 'alt') || attr(image, 'title') || attr(image, 'aria-label')) ||
    attr(element, 'data-value');
  add(which, text, 40, 'swatch', element);
}

/** The attribute a group of swatches or radios is for: by its class text, its legend, its label. */
function attributeOfGroup(page: Page, element: Element): Attribute | null {
  let up: Element | null = element;
  for (let steps = 0; up !== null && steps < 4 && up.tag !== 'body'; up = up.parent, steps++) {
    for (const name of [
      'data-attribute-code',
      'data-attribute-name',
      'data-option-name',
      'data-option',
      'aria-label',
      'name',
      'id',
      'class',
    ]) {
      if (steps === 0 && (name === 'aria-label' || name === 'class')) continue;
      const which = attributeOfPhrase(phraseIn(up, name));
      if (which !== null) return which;
    }
    const named = attributeOfPhrase(nameOfGroup(page, up));
    if (named !== null) return named;
  }
  return labelOf(element);
}

/** The legend of a fieldset, or the text that a group of choices is labeled by. */
function nameOfGroup(page: Page, group: Element): string {
  const id = attr(group, 'aria-labelledby');
  const label =
    group.tag === 'fieldset'
      ? group.children.find((c): c is Element => typeof c !== 'string' && c.tag === 'legend')
      : id === ''
        ? undefined
        : page.elements
            .slice(Math.max(0, group.index - MAX_APART), group.index + MAX_APART)
            .find((near) => attr(near, 'id') === id);
  return label === undefined ? '' : textOf(label, 60);
}
