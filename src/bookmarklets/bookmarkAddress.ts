/**
 * The javascript: address that calls a function with these arguments. All of the function's code has to
 * be in it, because a shop's Content-Security-Policy would not let it load any.
 */
export function bookmarkAddress<Args extends (string | number)[]>(
  run: (...args: Args) => unknown,
  ...args: Args
): string {
  const code = `(${run.toString()})(${args.map((arg) => JSON.stringify(arg)).join()})`;
  // `void`: the browser would otherwise replace the page with the expression's value. Only what has a
  // meaning in an address is encoded: brackets are a tenth of the code.
  return `javascript:void%20${code.replace(/[%#"<>`\s]/g, encodeURIComponent)}`;
}
