/** What begins the label of an offer of a used or of a new one, after a word for buying. */
const BUY = '(?:buy|kaufen?|acheter|comprar|acquista|koop|kup|köp|køb|osta|купить)?\\s?';
const USED = [
  'used|pre-?owned|second-?hand|gebraucht|d.occasion|occasion|usado|de segunda mano|usato|tweedehands',
  'używan[ey]|použit[éý]|begagnad|brugt|brukt|käytetty|б/у|中古品?|중고',
].join('|');
const NEW = [
  '(?:brand )?new|neu|neuf|nuevo|nuovo|novo|nieuw|now[ey]|nov[éý]|új|yeni|ny|uusi|нов(?:ый|ая|ое)',
  '新品|새상품',
].join('|');
const SAYS_USED = new RegExp(`^${BUY}(?:${USED})(?!\\p{L})`, 'iu');
const SAYS_NEW = new RegExp(`^${BUY}(?:${NEW})(?!\\p{L})`, 'iu');

/** Whether the label of an amount says that it is for a used or for a new one, or null. */
export function conditionSaid(label: string): 'new' | 'used' | null {
  if (SAYS_USED.test(label)) return 'used';
  return SAYS_NEW.test(label) ? 'new' : null;
}
