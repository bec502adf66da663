/** Words for buying with which the label of a new or a used offer can begin ('Buy used'). */
const BUY = '(?:buy|kaufen?|acheter|comprar|acquista|koop|kup|köp|køb|osta|купить)?\\s?';
const USED = [
  'used|pre-?owned|second-?hand|gebraucht|d.occasion|occasion|usado|de segunda mano|usato|tweedehands',
  'używan[ey]|použit[éý]|begagnad|brugt|brukt|käytetty|б/у|中古品?|중고',
].join('|');
const NEW = [
  '(?:brand )?new|neu|neuf|nuevo|nuovo|novo|nieuw|now[ey]|nov[éý]|új|yeni|ny|uusi|нов(?:ый|ая|ое)',
  '新品|새상품',
].join('|');
const SAYS_USED = new RegExp(`^${BUY}(?:${USED})(?!\\p{L})`, 'u');
const SAYS_NEW = new RegExp(`^${BUY}(?:${NEW})(?!\\p{L})`, 'u');

/** The condition that the label of an amount names, or null. */
export function conditionSaid(label: string): 'new' | 'used' | null {
  const said = label.toLowerCase();
  if (SAYS_USED.test(said)) return 'used';
  return SAYS_NEW.test(said) ? 'new' : null;
}
