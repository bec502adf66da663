import { attr, collapse, hasAttr, textOf, type Element, type Page } from '../page/dom.ts';
import {
  attributeOf,
  cleanValue,
  isColorValue,
  isSeveral,
  namesAttribute,
  type Attribute,
} from './attributeWords.ts';
import { isSelectedSwatch, readInput, readSelect, readSwatch, type Add } from './choices.ts';
import type { Candidate } from '../evidence.ts';
import { classifyRegion, isElsewhere, isHidden, type Layout } from '../page/layout.ts';
import { classMatches, classMatchesAround } from '../page/classText.ts';

/** Colour and size as the visible page shows them: labelled cells and selected options. */
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
    // What words say in a list of ratings or of filters seldom is about this product, nor what links
    // to other pages are called: 'In color' beside 'Sale'.
    if (IN_WORDS.test(reason) && (classMatchesAround(at, ASIDE, 6) || isInLink(at))) return;
    if (isSeveral(value, which) || (NAMES_SEVERAL.test(reason) && PARTS.test(text))) return;
    const isUnseen = at.tag !== 'select' && isHidden(at);
    found[which].push({ value, score: score - (isUnseen ? 10 : 0), reason });
  };
  const labelled = labelledParts(page);
  /** What the page still asks for: words elsewhere do not answer it. */
  const open = new Set<Attribute>();
  let labels = 0;
  let controls = 0;
  for (const element of page.elements) {
    const isLabelled = labelled.has(element);
    if (isLabelled)
      for (const child of element.children)
        if (typeof child === 'string') readLine(element, child, add);
    if (element.tag === 'select' && ++controls < MAX_CONTROLS) {
      const left = readSelect(element, add);
      if (left !== null && classifyRegion(element, layout) === 'here') open.add(left);
    } else if (element.tag === 'input' && ++controls < MAX_CONTROLS) readInput(page, element, add);
    else if (LABEL_TAGS.has(element.tag) && labels < MAX_LABELS) {
      if (isLabelled) {
        labels++;
        const left = readLabel(element, add);
        if (left !== null && classifyRegion(element, layout) === 'here') open.add(left);
      }
    }
    if (controls < MAX_CONTROLS && element.attrs.length > 0 && isSelectedSwatch(element)) {
      controls++;
      readSwatch(element, add);
    }
  }
  for (const which of open)
    found[which] = found[which].filter(({ reason }) => !IN_WORDS.test(reason));
  return found;
}

/** Reasons of values that are told in words rather than chosen. */
const IN_WORDS = /^(?:label|colon|line)/;
/** Labels for more than one, and what stands between the parts of a value: 'Couleurs : mauve – rouge'. */
const NAMES_SEVERAL =
  /^(?:label|colon|line)\s(?:colou?rs|farben|couleurs|colores|colori|cores|kleuren|kolory|barvy|farby|цвета|färger|farver|farger|värit|sizes|größen|tailles|tallas|taglie|tamanhos|maten|rozmiary|velikosti|размеры)\s?[:：]?/iu;
const PARTS = /\s[–—-](?:\s|$)|\s?[,;|、]\s?|\s(?:and|und|et|y|e|i|en|och|og|и|&)\s/u;

/** Whether an element is, holds nothing but or stands in a link to another page. */
function isInLink(element: Element): boolean {
  // Large parts hold more than a link, and many of their lines are asked about.
  const inner = element.children
    .slice(0, MAX_PARTS)
    .filter((child) => typeof child !== 'string' || child.trim() !== '');
  const [only] = inner;
  let up: Element | null =
    inner.length === 1 && only !== undefined && typeof only !== 'string' ? only : element;
  for (let steps = 0; up !== null && steps < 4; up = up.parent, steps++)
    if (up.tag === 'a') return /^(?!#|javascript:)./i.test(attr(up, 'href'));
  return false;
}
const ASIDE = /(?:^|[\s-])(?:filt(?:er|re|ro|ri)s?|ratings?)(?=$|[\s-])/;

/** A label holds a few words, not a part of the page. */
const MAX_PARTS = 12;

/** The elements whose short text contains a word for colour or size. Almost no text does. */
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

/**
 * A cell, term or bold word that is a label; its value is beside it. Also 'Colour: red' in one. Returns
 * the attribute that a term leaves open: several values to choose from stand behind it.
 */
function readLabel(element: Element, add: Add): Attribute | null {
  if (element.end - element.index > MAX_PARTS) return null;
  const text = textOf(element, 110);
  if (text.length < 2 || text.length > 100) return null;
  const which = text.length > 44 ? null : attributeOf(text);
  if (which !== null) {
    if (classMatches(element.parent ?? element, CHOICE) && element.tag === 'label') return null;
    const value = valueBeside(element);
    if (value !== null) add(which, value.text, value.score, `label ${text}`, element);
    return value === null && element.tag === 'dt' && isOpen(element) ? which : null;
  }
  if (!/[:：]/.test(text) || element.children.length > 6 || hasButtons(element)) return null;
  for (const [named, value] of saidIn(text, /^([^:：]{2,40})[:：]\s*(\S.{0,60})$/u)) {
    add(named, value, 36, `colon ${text}`, element);
  }
  return null;
}

/** Whether several entries, none of them marked as the chosen one, stand in what follows a term. */
function isOpen(term: Element): boolean {
  const list = term.parent?.children
    .slice(term.slot + 1)
    .find((child): child is Element => typeof child !== 'string');
  if (list === undefined || list.end - list.index > MAX_ENTRIES) return false;
  const entries: Element[] = [];
  const stack: Element[] = [list];
  for (let part = stack.pop(); part !== undefined; part = stack.pop())
    for (const child of part.children) {
      if (typeof child === 'string') continue;
      if (isSelectedSwatch(child) || hasAttr(child, 'checked')) return false;
      if (child.tag === 'li' && textOf(child, 20) !== '') entries.push(child);
      stack.push(child);
    }
  return entries.length > 1;
}

const MAX_ENTRIES = 200;

/** What the parts of a text say, each by a label and a value, the groups of `colon`. */
function saidIn(text: string, colon: RegExp): [Attribute, string][] {
  return partsOf(text).flatMap((part): [Attribute, string][] => {
    const [, label = '', value = ''] = colon.exec(part) ?? [];
    const named = label === '' ? null : attributeOf(label);
    return named === null ? [] : [[named, value]];
  });
}

/** 'Colour: red | Size: M' and 'Colour: red Size: M' say two things. */
function partsOf(text: string): string[] {
  const parts = text.split(/\s*[|｜•·;；]\s*|\s(?=\p{L}[\p{L}\p{M}]{0,20}\s?[:：])/u);
  return parts.every((part) => /[:：]/.test(part)) ? parts : [text];
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
  for (const [named, value] of saidIn(collapse(text), /^([^:：]{2,40})[:：](.{1,70})$/u)) {
    add(named, value, 33, `line ${collapse(text)}`, element);
  }
}

const CHOOSERS = new Set(['select', 'ul', 'input', 'button', 'fieldset']);
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
      if (hasChoices(next) || isFirstOfSeveral(label, next)) return null;
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

const CELLS = new Set(['td', 'th']);
/** In these, what follows a label is an option to choose, or another cell of a header row. */
const ALIKE = new Set(['label', 'a', 'dd', 'th']);

/** Whether what follows a label is the first of a row of the same: choices, or a table of sizes. */
function isFirstOfSeveral(label: Element, value: Element): boolean {
  const next = value.parent?.children
    .slice(value.slot + 1, value.slot + 5)
    .find((child): child is Element => typeof child !== 'string');
  if (next === undefined || next.tag !== value.tag) return false;
  if (CELLS.has(value.tag) && SIZE_CELL.test(textOf(value, 12)) && SIZE_CELL.test(textOf(next, 12)))
    return true;
  if (ALIKE.has(value.tag)) return true;
  const name = attr(value, 'class');
  // Labels and values with the same class alternate.
  return name !== '' && attr(label, 'class') !== name && isMarkedAlike(value, next);
}

const SIZE_CELL = /^(?:\d?x{0,4}[sl]|m|\d{1,3}(?:[.,/-]\d+)?)$/i;

/**
 * Whether two elements have the same class text apart from the class that marks the selected one.
 */
function isMarkedAlike(a: Element, b: Element): boolean {
  const [first] = attr(a, 'class').trim().split(/\s+/);
  return first !== undefined && attr(b, 'class').trim().split(/\s+/).includes(first);
}

/** Whether buttons to choose with stand in an element: what they say is what there is. */
function hasButtons(element: Element): boolean {
  const buttons = element.children.filter((c) => typeof c !== 'string' && c.tag === 'button');
  return buttons.length > 1;
}

/** Whether an element offers several choices rather than stating a value. */
function hasChoices(element: Element): boolean {
  if (CHOOSERS.has(element.tag)) return true;
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
