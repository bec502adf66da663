import { attr, hasAttr, collapse, textOf, type Element, type Page } from './dom.ts';
import {
  attributeOf,
  attributeOfPhrase,
  cleanValue,
  isColorValue,
  isPlainSize,
  namesAttribute,
  type Attribute,
} from './attributeWords.ts';
import type { Candidate } from './evidence.ts';
import { isElsewhere, isHidden, type Layout } from './layout.ts';
import { isMarked } from './marks.ts';

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
    if (value === null || (which === 'color' && !isColorValue(value))) return;
    if (isElsewhere(at, layout)) return;
    found[which].push({
      value,
      score: score - (at.tag !== 'select' && isHidden(at) ? 10 : 0),
      reason,
    });
  };
  const labelled = labelledParts(page);
  let labels = 0;
  let controls = 0;
  for (const element of page.elements) {
    const isLabelled = labelled.has(element);
    if (isLabelled)
      for (const child of element.children)
        if (typeof child === 'string') readLine(element, child, add);
    if (element.tag === 'select' && ++controls < MAX_CONTROLS) readSelect(element, add);
    else if (element.tag === 'input' && ++controls < MAX_CONTROLS) readInput(element, add);
    else if (LABEL_TAGS.has(element.tag) && labels < MAX_LABELS) {
      if (isLabelled) {
        labels++;
        readLabel(element, add);
      }
    }
    if (controls < MAX_CONTROLS && element.attrs.length > 0 && isSelectedSwatch(element)) {
      controls++;
      readSwatch(element, add);
    }
  }
  return found;
}

/** A label holds a few words, not a part of the page. */
const MAX_PARTS = 12;

/** The elements whose few words have one for colour or size among them: nearly no text is a label. */
function labelledParts(page: Page): Set<Element> {
  const found = new Set<Element>();
  for (const element of page.elements) {
    if (element.tag === 'script' || element.tag === 'style') continue;
    for (const child of element.children) {
      if (typeof child !== 'string' || !namesAttribute(child)) continue;
      found.add(element);
      for (let up = element.parent; up !== null; up = up.parent) {
        if (up.end - up.index > MAX_PARTS || found.has(up)) break;
        found.add(up);
      }
    }
  }
  return found;
}

const MAX_LABELS = 4000;
const MAX_CONTROLS = 500;

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
  if (element.end - element.index > MAX_PARTS) return;
  const text = textOf(element, 110);
  if (text.length < 2 || text.length > 100) return;
  const which = text.length > 44 ? null : attributeOf(text);
  if (which !== null) {
    if (isMarked(element.parent ?? element, CHOICE) && element.tag === 'label') return;
    const value = valueBeside(element);
    if (value !== null) add(which, value.text, value.score, `label ${text}`, element);
    return;
  }
  if (!/[:：]/.test(text)) return;
  const colon = /^([^:：]{2,40})[:：]\s*(\S.{0,60})$/u.exec(text);
  if (colon === null || element.children.length > 6) return;
  const named = attributeOf(colon[1] ?? '');
  if (named !== null) add(named, colon[2] ?? '', 36, `colon ${text}`, element);
}

/** 'Colour: red' as a line of running text. */
function readLine(element: Element, text: string, add: Add): void {
  if (
    text.length > 200 ||
    !/[:：]/.test(text) ||
    element.children.length < 2 ||
    element.tag === 'script'
  )
    return;
  const colon = /^([^:：]{2,40})[:：](.{1,70})$/u.exec(collapse(text));
  const named = colon === null ? null : attributeOf(colon[1] ?? '');
  if (named !== null) add(named, colon?.[2] ?? '', 33, 'line', element);
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
    const which = attributeOfPhrase(attr(element, name));
    if (which !== null) return which;
  }
  return null;
}

function readSelect(element: Element, add: Add): void {
  const options = optionsOf(element);
  const chosen = options.filter((option) => hasAttr(option, 'selected'));
  const real = options.filter((option) => cleanValue(textOf(option, 100)) !== null);
  const [only] = chosen.length > 0 ? chosen : real.length === 1 ? real : [];
  if (only === undefined) return;
  const text = textOf(only, 100);
  const which = attributeOfControl(element) ?? labelOf(element);
  if (which !== null) add(which, text, chosen.length > 0 ? 46 : 34, 'select', element);
  else if (chosen.length > 0 && isPlainSize(text)) add('size', text, 32, 'select', element);
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
      return attributeOfPhrase(text.split(/[:：]/)[0] ?? '');
    }
    node = node.parent;
  }
  return null;
}

function readInput(element: Element, add: Add): void {
  if (attr(element, 'type').toLowerCase() !== 'radio' || !hasAttr(element, 'checked')) return;
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
const SWATCH =
  /swatch|colou?r|couleur|farb|size|variant|option|attribute|gr(?:oe|ö)(?:ss|ß)e|taille|tall?a|rozmiar|kolor|barva|velikost/;

const SWATCH_TAGS = new Set(['li', 'a', 'button', 'span', 'div', 'label']);

function isSelectedSwatch(element: Element): boolean {
  if (!SWATCH_TAGS.has(element.tag)) return false;
  const selected =
    isMarked(element, SELECTED) ||
    attr(element, 'aria-checked') === 'true' ||
    attr(element, 'aria-pressed') === 'true' ||
    attr(element, 'aria-selected') === 'true';
  return (
    selected &&
    (isMarked(element, SWATCH) || (element.parent !== null && isMarked(element.parent, SWATCH)))
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

/** The attribute a group of swatches or radios is for: by its marks, its legend, its label. */
function attributeOfGroup(element: Element): Attribute | null {
  let up: Element | null = element;
  for (let steps = 0; up !== null && steps < 4 && up.tag !== 'body'; up = up.parent, steps++) {
    for (const name of [
      'data-attribute-code',
      'data-option-name',
      'aria-label',
      'name',
      'id',
      'class',
    ]) {
      if (steps === 0 && (name === 'aria-label' || name === 'class')) continue;
      const which = attributeOfPhrase(attr(up, name));
      if (which !== null) return which;
    }
  }
  return labelOf(element);
}
