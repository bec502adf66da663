import { isWebAddress } from '../url.ts';

/** A host that begins with 'www.', then nothing, or a port, path, query or hash. */
const WITHOUT_SCHEME = /^www(\.[\p{L}\p{N}-]+)+\.\p{L}{2,}([:/?#]\S*)?$/iu;

/** A typed or pasted address; 'www.shop.example/kettle', copied without its scheme, gets https. */
export function completeAddress(text: string): string {
  const trimmed = text.trim();
  if (!WITHOUT_SCHEME.test(trimmed)) return trimmed;
  const complete = `https://${trimmed}`;
  return isWebAddress(complete) ? complete : trimmed;
}

/**
 * Whether two addresses lead to the same page. The hash, a trailing slash and the parameters of
 * campaigns (`utm_…`) are ignored.
 */
export function isSameAddress(one: string, other: string): boolean {
  const [a, b] = [one, other].map(normalized);
  return a !== undefined && a === b;
}

function normalized(text: string): string | undefined {
  const address = completeAddress(text);
  if (!isWebAddress(address)) return undefined;
  const url = new URL(address);
  const query = [...url.searchParams].filter(([name]) => !name.startsWith('utm_'));
  const path = url.pathname.replace(/\/+$/, '');
  return url.origin + path + JSON.stringify(query);
}
