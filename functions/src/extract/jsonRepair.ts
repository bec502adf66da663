/**
 * JSON as shops print it, parsed: comment and CDATA wrappers, a trailing `;` or comma, raw line
 * breaks and control characters inside strings, HTML entities. Returns undefined when nothing helps.
 */
export function parseLooseJson(text: string): unknown {
  const direct = attempt(text);
  if (direct !== undefined) return direct;
  const bare = text
    .replace(/^\s*(?:\/\*\s*)?(?:\/\/\s*)?(?:<!\[CDATA\[|<!--)(?:\s*\*\/)?/, '')
    .replace(/(?:\/\/|\/\*)?\s*(?:\]\]>|-->)\s*(?:\*\/)?\s*$/, '')
    .trim()
    .replace(/;+$/, '');
  const cleaned = cleanStrings(bare);
  return attempt(bare) ?? attempt(cleaned) ?? attempt(cleanStrings(decodeQuotes(bare)));
}

function attempt(text: string): unknown {
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
        // A backslash before what JSON cannot escape stands for itself.
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
