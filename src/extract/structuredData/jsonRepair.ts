/**
 * Parses JSON as shops print it: with comment or CDATA wrappers, a trailing `;` or comma, raw line breaks and
 * control characters in strings, or HTML entities. Returns undefined if it cannot be parsed even so.
 */
export function parseLooseJson(text: string): unknown {
  const direct = parseJson(text);
  if (direct !== undefined) return direct;
  const bare = unwrapped(text);
  const cleaned = cleanStrings(bare);
  return parseJson(bare) ?? parseJson(cleaned) ?? parseJson(cleanStrings(decodeQuotes(bare)));
}

/** A text without wrappers and what makes no sense inside of JSON. */
export function cleanJson(text: string): string {
  return cleanStrings(unwrapped(text));
}

/**
 * An opening comment or CDATA. Anchored, and no two runs of blanks are adjacent, so that it cannot
 * backtrack.
 */
const OPENING = /^(?:\/\*\s*)?(?:\/\/\s*)?(?:<!\[CDATA\[|<!--)(?:\s*\*\/)?/;

/**
 * Without wrappers and a trailing `;`. Ends are tested with endsWith: a pattern that searches for
 * an end would try every blank of a long run as its start.
 */
function unwrapped(text: string): string {
  let rest = text.trim().replace(OPENING, '');
  const inner = without(rest, '*/');
  const closing = [']]>', '-->'].find((end) => inner.endsWith(end));
  if (closing !== undefined) rest = without(without(without(inner, closing), '//'), '/*');
  let end = rest.length;
  while (end > 0 && rest.charCodeAt(end - 1) === SEMICOLON) end--;
  return rest.slice(0, end).trim();
}

const SEMICOLON = 59;

/** Removes this ending, if the text has it, and trailing blanks. */
function without(text: string, end: string): string {
  return (text.endsWith(end) ? text.slice(0, -end.length) : text).trimEnd();
}

/** Parses strict JSON; undefined if it is invalid. */
export function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function decodeQuotes(text: string): string {
  return text.replace(/&(?:quot|#0?34|#x22);/gi, '"').replace(/&amp;/gi, '&');
}

/** One pass: control characters inside strings become spaces, commas before a closing bracket go. */
function cleanStrings(text: string): string {
  let out = '';
  let from = 0;
  let inString = false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (inString) {
      if (code === 92) {
        // A backslash before a character that JSON does not escape is dropped.
        if ('"\\/bfnrtu'.includes(text[i + 1] ?? '')) i++;
        else {
          out += text.slice(from, i);
          from = i + 1;
        }
      } else if (code === 34) inString = false;
      else if (code < 32) {
        out += `${text.slice(from, i)} `;
        from = i + 1;
      }
    } else if (code === 34) inString = true;
    else if (code === 44 && /^\s*[\]}]/.test(text.slice(i + 1, i + 200))) {
      out += text.slice(from, i);
      from = i + 1;
    }
  }
  return out + text.slice(from);
}

/** The text from an opening brace to the one that closes it, strings respected. */
export function balanced(text: string, from: number): string | null {
  let depth = 0;
  let quote = 0;
  for (let i = from; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (quote !== 0) {
      if (code === 92) i++;
      else if (code === quote) quote = 0;
    } else if (code === 34 || code === 39) quote = code;
    else if (code === 123) depth++;
    else if (code === 125 && --depth === 0) return text.slice(from, i + 1);
  }
  return null;
}
