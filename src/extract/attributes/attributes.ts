import { attr, collapse, hasAttr, textOf, type Element, type Page } from '../page/dom.ts';
import { CELL_SCORE, hasButtons, valueBeside } from './labels.ts';
import { attributeOf, isOfPart, namesAttribute, type Attribute } from './attributeWords.ts';
import { cleanValue, isColorValue, isSeveral, listsValue, MAX_CHOSEN } from './valueText.ts';
import { isSelectedSwatch, readInput, readSelect, readSwatch, type Add } from './choices.ts';
import { isMeasured, isOfModel } from './aboutOthers.ts';
import { isFacet, isInOtherForm, isOfOtherProduct } from './otherProducts.ts';
import { readSpoken, SAID } from './spoken.ts';
import type { Candidate, Languages, Place } from '../evidence.ts';
import { letters } from '../names.ts';
import { classifyRegion, isElsewhere, isHidden, type Layout } from '../page/layout.ts';
import { classMatches, classMatchesAround } from '../page/classText.ts';

/** Color and size as the visible page shows them: in labeled cells and selected options. */
export function visibleAttributes(
  page: Page,
  layout: Layout,
  place: Place,
): Record<Attribute, Candidate<string>[]> {
  const found: Record<Attribute, Told[]> = { color: [], size: [] };
  const add = (
    which: Attribute,
    text: string,
    score: number,
    reason: string,
    at: Element,
  ): void => {
    const value = cleanValue(text, IN_WORDS.test(reason) ? undefined : MAX_CHOSEN);
    if (value === null) return;
    // A control that says which one is chosen names a single one, also where that is of several colors.
    const isSaid = reason === SAID;
    if (which === 'color' && !isSaid && !isColorValue(value)) return;
    if (isElsewhere(at, layout) || isFacet(at, text, layout)) return;
    if (isOfOtherProduct(at, page, layout, place.url) || isInOtherForm(at, layout)) return;
    // What words say in a list of ratings or of filters seldom is about this product, nor what links
    // to other pages are called: 'In color' beside 'Sale'.
    if (IN_WORDS.test(reason) && (classMatchesAround(at, ASIDE, 6) || isInLink(at))) return;
    if (IN_WORDS.test(reason) && SENTENCE.test(text.trim())) return;
    if (which === 'size' && IN_WORDS.test(reason) && (isOfModel(at, reason) || isMeasured(at)))
      return;
    if ((!isSaid && isSeveral(value, which)) || (NAMES_SEVERAL.test(reason) && PARTS.test(text)))
      return;
    const isUnseen = at.tag !== 'select' && isHidden(at);
    found[which].push({ value, score: score - (isUnseen ? 10 : 0), reason, at });
  };
  const languages = place.languages;
  const labelled = labelledParts(page);
  /** Attributes that the visitor still has to choose, so that text elsewhere does not decide them. */
  const open = new Set<Attribute>();
  let labels = 0;
  let lines = 0;
  let controls = 0;
  let said = 0;
  for (const element of page.elements) {
    const isLabelled = labelled.has(element);
    if (isLabelled)
      for (const child of element.children)
        if (typeof child === 'string' && ++lines < MAX_LINES)
          readLine(element, child, add, languages);
    if (element.tag === 'select' && ++controls < MAX_CONTROLS) {
      const left = readSelect(element, add);
      if (left !== null && classifyRegion(element, layout) === 'here') open.add(left);
    } else if (element.tag === 'input' && ++controls < MAX_CONTROLS) readInput(page, element, add);
    else if (LABEL_TAGS.has(element.tag) && labels < MAX_LABELS) {
      if (isLabelled) {
        labels++;
        const left = readLabel(element, add, languages);
        if (left !== null && classifyRegion(element, layout) === 'here') open.add(left);
      }
    }
    if (hasAttr(element, 'aria-label') && ++said < MAX_LABELS) readSpoken(element, add);
    if (controls < MAX_CONTROLS && element.attrs.length > 0 && isSelectedSwatch(element)) {
      controls++;
      readSwatch(page, element, add);
    }
  }
  // Choices after the buy button do not decide them either: they are in a size guide, or in a bar.
  const end = layout.buy?.end ?? Infinity;
  for (const which of open)
    found[which] = found[which].filter(
      ({ reason, at }) => !IN_WORDS.test(reason) && at.index < end,
    );
  const told = ({ value, score, reason }: Told) => ({ value, score, reason });
  return {
    color: withoutOthers(found.color, layout).map(told),
    size: withoutOthers(found.size, layout).map(told),
  };
}

/** A value and where it was found. */
interface Told extends Candidate<string> {
  at: Element;
}

/**
 * Removes lists of values of which a control names one, and the values of a label that says something different
 * in several places, as reviews do. Values between the heading and the buy button are kept, as are those in tables.
 */
function withoutOthers(found: readonly Told[], { heading, buy }: Layout): Told[] {
  const first = new Map<string, string>();
  const several = new Set<string>();
  for (const told of found) {
    const label = labelOf(told);
    if (label === null) continue;
    const value = letters(told.value);
    const other = first.get(label) ?? value;
    first.set(label, other);
    // A value with more words after it counts as the same value.
    if (!value.startsWith(other) && !other.startsWith(value)) several.add(label);
  }
  const chosen = found.filter(({ reason }) => !IN_WORDS.test(reason));
  return found.filter((told) => {
    if (IN_WORDS.test(told.reason) && chosen.some((one) => listsValue(told.value, one.value)))
      return false;
    if (!several.has(labelOf(told) ?? '')) return true;
    if (heading === null || buy === null) return false;
    return told.at.index > heading.index && told.at.index < buy.index;
  });
}

function labelOf({ reason, score }: Told): string | null {
  return IN_WORDS.test(reason) && score < CELL_SCORE ? letters(reason.replace(IN_WORDS, '')) : null;
}

/** The `reason` of values that come from text and not from a control. */
const IN_WORDS = /^(?:label|colon|line)/;
/** Labels in the plural, and separators in their values: 'Couleurs : mauve – rouge'. */
const NAMES_SEVERAL_WORDS = [
  'colou?rs|farben|couleurs|colores|colori|cores|kleuren|kolory|barvy|farby|цвета|färger',
  'farver|farger|värit|sizes|größen|tailles|tallas|taglie|tamanhos|maten|rozmiary|velikosti',
  'размеры|розміри|кольори|rozmery|renkler|bedenler|χρώματα|μεγέθη|culori|mărimi|méretek|színek',
].join('|');
const NAMES_SEVERAL = new RegExp(
  `^(?:label|colon|line)\\s(?:\\p{L}+\\s){0,3}(?:${NAMES_SEVERAL_WORDS})\\s?[:：]?`,
  'iu',
);
const PARTS =
  /\d\s?[-–—]\s?\d|\s[–—/-](?:\s|$)|\s?[,;|、]\s?|\s(?:and|und|et|y|e|i|en|och|og|и|&|or|oder|ou|o|of|lub|nebo|alebo|vagy|sau|eller|tai|veya|или|або)\s/u;

/** Three words or more that end with a period are a sentence and not a value, as are those with a verb. */
const SENTENCE =
  /\S\s\S+\s.*\p{L}{2}[.!?。！？]$|(?<=\p{L}\s)(?:is|are|was|were|will|may|can|has|have|ist|sind|wird|werden|kann|können|est|sont|peut|peuvent|es|son|puede|pueden|è|sono)\s\p{L}/iu;

/** Whether an element is a link to another page, is in one, or contains nothing else. */
function isInLink(element: Element): boolean {
  // Only the first children are looked at, because this is called for many lines of large elements.
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

/** A label has fewer elements than this. */
const MAX_PARTS = 12;

/** The elements whose short text contains a word for color or size. Almost no text does. */
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
      break;
    }
  }
  return found;
}

const MAX_LABELS = 4000;
const MAX_LINES = 4000;
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
  'h2',
  'h3',
  'h4',
  'h5',
  'em',
  'font',
  'i',
]);

/**
 * Reads a cell, term or bold word that is a label with its value beside it, or holds both ('Colour: red').
 * Returns the attribute if several values to choose from follow a term, so that it is still open.
 */
function readLabel(element: Element, add: Add, languages: Languages): Attribute | null {
  if (element.end - element.index > MAX_PARTS) return null;
  const text = textOf(element, 110);
  if (text.length < 2 || text.length > 100) return null;
  const which = text.length > 44 ? null : attributeOf(text, languages);
  if (which !== null) {
    if (classMatches(element.parent ?? element, CHOICE) && element.tag === 'label') return null;
    // A longer entry of a list describes the color instead: 'Lovely silvery color'.
    const isDescribed =
      element.tag === 'li' && text.split(' ').length > 2 && !/[:：]\s*$/.test(text);
    const value = isDescribed ? null : valueBeside(element);
    if (value !== null)
      add(which, value.text, scoreOf(text, value.score), `label ${text}`, element);
    return value === null && element.tag === 'dt' && isOpen(element) ? which : null;
  }
  if (!/[:：]/.test(text) || element.children.length > 6 || hasButtons(element)) return null;
  for (const [named, value, label] of saidIn(
    text,
    languages,
    /^([^:：]{2,40})[:：]\s*(\S.{0,60})$/u,
  )) {
    add(named, value, scoreOf(label, 36), `colon ${label}`, element);
  }
  return null;
}

/** Whether a list of several entries follows a term and none of them is marked as chosen. */
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

/** The score of a value by its label: the color of a part counts for less than that of the whole. */
function scoreOf(label: string, score: number): number {
  return isOfPart(label) ? Math.min(score, PART_SCORE) : score;
}

const PART_SCORE = 32;

/** What the parts of a text say, each by a label and a value, the groups of `colon`, given as value and label. */
function saidIn(text: string, languages: Languages, colon: RegExp): [Attribute, string, string][] {
  return partsOf(text).flatMap((part): [Attribute, string, string][] => {
    const [, label = '', value = ''] = colon.exec(part) ?? [];
    const named = label === '' ? null : attributeOf(label, languages);
    return named === null ? [] : [[named, withoutTail(value), label]];
  });
}

/**
 * 'Red' of 'Red | Ships in 3 days'. What is no phrase behind a bar is another value, so the bars stay, as
 * those that tell several apart.
 */
function withoutTail(value: string): string {
  const [first = '', tail = '', ...others] = value.split(/\s[|｜•·]\s/u);
  const isPhrase = others.length === 0 && tail.trim().split(/\s+/).length > 2;
  return isPhrase ? first : value;
}

/** 'Colour: red | Size: M' and 'Colour: red Size: M' say two things. */
function partsOf(text: string): string[] {
  const parts = text.split(/\s*[|｜•·;；]\s*|\s(?=\p{L}[\p{L}\p{M}]{0,20}\s?[:：])/u);
  return parts.every((part) => /[:：]/.test(part)) ? parts : [text];
}

/** 'Colour: red' as a line of running text. */
function readLine(element: Element, text: string, add: Add, languages: Languages): void {
  if (text.length > 200 || !/[:：]/.test(text) || element.children.length < 2) return;
  for (const [named, value, label] of saidIn(
    collapse(text),
    languages,
    /^([^:：]{2,40})[:：](.{1,70})$/u,
  )) {
    add(named, value, scoreOf(label, 33), `line ${label}`, element);
  }
}

const CHOICE = /(?:^|[\s-])(?:filter|facet)/;
