const TIME_WORDS = [
  'days?|tagen?|jours|días|dias|giorni|dagen|dagar|dage|dager|dgr|dni|dnů|dana|dn[íi]',
  'nap(?:ja|os|on)?|päivän?|pv|zile|дней|дня|днів|дни|gün|ημερών|months?|monate?n?|meses|mesi',
  'maanden|months|years?|jahre?n?|años|anni|jaar|yıl|лет',
].join('|');
/** Units of measure and time; a number before one of them is not a price. */
export const UNIT = new RegExp(
  String.raw`^(?:\s?(?:ft|cm|mm|kgs?|KGS?|lbs?|LBS|oz|ml|km|mAh|GB|MB|TB|(?:${TIME_WORDS})\.?)|[kK])(?!\p{L})`,
  'u',
);
