import { CAMPAIGN } from '../../extract/address/parseUrl.ts';
import { isWebAddress } from '../addresses/url.ts';

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
 * A text that is equal for addresses of the same page; undefined for what is no web address. The hash, a
 * trailing slash and the parameters of campaigns (`utm_…`) are ignored.
 */
export function addressKey(text: string): string | undefined {
  const address = completeAddress(text);
  if (!isWebAddress(address)) return undefined;
  const url = new URL(address);
  const query = [...url.searchParams].filter(([name]) => !CAMPAIGN.test(name));
  // Some shops write the same parameter into the path.
  const path = url.pathname.replace(/\/ref=[^/]*$/, '').replace(/\/+$/, '');
  return url.origin + path + JSON.stringify(query);
}
