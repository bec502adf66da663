import { attr, rawText, type Page } from '../page/dom.ts';

export interface InlineScript {
  /** Its `type`; '' for JavaScript as a rule. */
  type: string;
  text: string;
}

/**
 * The wanted scripts that stand in the page itself, but for JSON-LD, until their texts together exceed a number
 * of characters: a longer one is left out, because reading it would take too long.
 */
export function* inlineScripts(
  page: Page,
  maxCharacters: number,
  isWanted: (script: InlineScript) => boolean,
): Generator<InlineScript> {
  let charactersLeft = maxCharacters;
  for (const element of page.tagged('script')) {
    const type = attr(element, 'type');
    if (attr(element, 'src') !== '' || /ld\+json/i.test(type)) continue;
    const script = { type, text: rawText(element) };
    if (script.text.length > charactersLeft || !isWanted(script)) continue;
    charactersLeft -= script.text.length;
    yield script;
  }
}
