const MAX_ENTRIES = 400;
const MAX_LETTERS = 300;

/**
 * A function of a text with a bounded cache: the few texts of a page are compared many times. The
 * result depends on the text alone.
 */
export function memoize<Result>(work: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, Result>();
  return (text) => {
    if (text.length > MAX_LETTERS) return work(text);
    const known = results.get(text);
    if (known !== undefined) return known;
    if (results.size >= MAX_ENTRIES) results.clear();
    const result = work(text);
    results.set(text, result);
    return result;
  };
}
