import { withoutSign } from './wordsBefore.ts';

/** Words for an amount that includes tax, which is what the buyer pays. */
const TAXES = [
  'vat|tax(?:es)?|gst|mwst\\.?|ust\\.?|iva|tva|dph|btw|moms|ндс|пдв|alv|kdv|áfa|ddv',
  'pdv(?:-om)?|pvn|pvm|käibemaksuga|impuestos|impostos',
].join('|');
export const WITH_TAX = new RegExp(
  `(?<!\\p{L})(?:ink?l\\p{L}*\\.?|inc\\.?|incl\\p{L}*\\.?|με|mit|with|con|com|s|z|avec|с|dengan|dahil|sis\\.?|ar|su|kõos|koos|cu)\\s(?:\\d+\\s?)?(?:${TAXES})[\\s:：.(€$£]*$|税込[\\s:：（(¥￥]*$`,
  'u',
);
export const WITH_TAX_AFTER =
  /^\s*\(?(?:brutto|ttc)(?!\p{L})|^\s*[(（]?税込(?!\s?[\d¥￥])|^\s*\(?(?:inc\.?|incl?\p{L}*\.?|ink?l\p{L}*\.?|s|z|su|με|vč\.|с|cu|sis\.?)\s(?:\d+\s?%?\s?)?(?:vat|tax(?:es)?|gst|mwst|ust|iva|tva|btw|moms|mva|alv|dph|ндс|пдв|pvm|φπα)(?!\p{L})/u;

/** 'ex VAT', '+ GST', 'HT': what stands behind an amount that is without tax. */
const WITHOUT_TAX_AFTER =
  /^\s*[(（]?(?:(?:ex\p{L}*\.?|without|no|\+|plus|bez|без|fără|ohne|zzgl\.?|sin|sem|senza)\s?(?:\d+\s?%?\s?)?(?:vat|tax(?:es)?|gst|mwst|ust|iva|tva|btw|moms|mva|alv|dph|áfa|ндс|пдв)|netto|hors taxes?|h\.?t\.?|税抜|税別)(?!\p{L})/u;

/** The least and the most that tax multiplies a price by, in most countries. */
const MIN_TAX = 1.01;
export const MAX_TAX = 1.3;

/**
 * Whether the second of two amounts in a text is the first one with tax: 'net £10.00 (£12.00 inc VAT)'.
 * `between` and `after` are what stands behind each.
 */
export function isSameWithTax(
  net: number,
  gross: number,
  { between, after }: { between: string; after: string },
): boolean {
  if (gross < net * MIN_TAX || gross > net * MAX_TAX) return false;
  return (
    WITHOUT_TAX_AFTER.test(between.toLowerCase()) ||
    WITH_TAX.test(withoutSign(between).toLowerCase()) ||
    WITH_TAX_AFTER.test(after.toLowerCase())
  );
}
