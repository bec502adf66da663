const MAX_ENTRIES = 400;
const MAX_LETTERS = 300;

/**
 * Adds a bounded cache to a function of a text, because the same few texts of a page are compared
 * many times. The function's result must depend on nothing but the text.
 */
export function memoize<Result>(work: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, Result>();
  return (text) => {
    if (text.length > MAX_LETTERS) return work(text);
    const known = results.get(text);
    if (known !== undefined) return known;
    if (results.size >= MAX_ENTRIES) results.clear();
    // A part of a long string keeps all of it in memory, so the text would keep its page. Its copy does not.
    const copy = JSON.parse(JSON.stringify(text)) as string;
    const result = work(copy);
    results.set(copy, result);
    return result;
  };
}
