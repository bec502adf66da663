const MAX_KEPT = 400;
const MAX_LETTERS = 300;

/**
 * A function of a text that remembers its latest answers: one page's few texts are compared and
 * looked into again and again. What is remembered depends on the text alone.
 */
export function kept<Result>(work: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, Result>();
  return (text) => {
    if (text.length > MAX_LETTERS) return work(text);
    const known = results.get(text);
    if (known !== undefined) return known;
    if (results.size >= MAX_KEPT) results.clear();
    const result = work(text);
    results.set(text, result);
    return result;
  };
}
