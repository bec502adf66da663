import { attributeOf, type Attribute } from './attributeWords.ts';
import { attr, type Element } from '../page/dom.ts';
import type { Add } from './choices.ts';

/** The reason of a value that a control says to be the chosen one. */
export const SAID = 'swatch said';

/** 'Selected Color is Navy', 'Cor selecionada é Azul', the label and the value as groups. */
const SAYS = [
  /^(?:selected|currently selected|current|ausgewählte[rs]?|gewählte[rs]?|geselecteerde|wybrany|выбранный)\s(\p{L}{2,20})(?:\s(?:is|ist)\s|\s?[:：]\s?)(\S.{0,119})$/iu,
  /^(\p{L}{2,20})\s(?:selecionad[ao]|seleccionad[ao]|sélectionnée?|choisie?|selezionat[ao])(?:\s(?:é|es|est|è)\s|\s?[:：]\s?)(\S.{0,119})$/iu,
];
/** What somebody can do with the control: '. Tap to collapse.' */
const DEED = /\.\s\p{Lu}[^.]{0,40}\.?$/u;

/** What the words for reading aloud say of a chooser: which value is chosen. */
export function readSpoken(element: Element, add: Add): void {
  const words = attr(element, 'aria-label');
  if (words.length < 8 || words.length > 200) return;
  const plain = words.replace(DEED, '');
  for (const pattern of SAYS) {
    const [, label = '', value = ''] = pattern.exec(plain) ?? [];
    const which: Attribute | null = label === '' ? null : attributeOf(label);
    if (which !== null) add(which, value, 40, SAID, element);
  }
}

/** What is shown, where the words for reading aloud only put its label before it: 'Colour navy'. */
export function withoutLabel(said: string, shown: string, which: Attribute): string {
  const isSame = shown !== '' && said.toLowerCase().endsWith(` ${shown.toLowerCase()}`);
  return isSame && attributeOf(said.slice(0, -shown.length)) === which ? shown : said;
}
