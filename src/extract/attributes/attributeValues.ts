import { phrases } from '../phrases.ts';
import { attr, rawText, textOf, type Page } from '../page/dom.ts';
import { classMatches } from '../page/classText.ts';
import { letters } from '../names.ts';
import { isPlainSize } from './valueText.ts';

/** Words that name no particular color or size: 'assorted', 'various', 'n/a'. */
const NO_CHOICE_WORDS = [
  'assort(?:ed|i|is|iment)|various|vary(?:ing)?|varies|multiple|mixed colou?rs|random',
  'unspecified|unknown|undefined|unsized|no colou?r|one colou?r|n/?a',
  '(?:does )?not appl(?:y|icable)|trifft nicht zu|nicht zutreffend|ne s.applique pas',
  'no (?:aplica|procede)|non applicabile|não se aplica|nie dotyczy|niet van toepassing',
  'не применимо|as (?:shown|pictured)|sortiert|diverse|verschiedene|unbekannt|zufällig',
  'divers(?:es)?|assortis?|variés?|inconnu|surtid[oa]s?|vari[oa]s|desconocido|assortit[oi]',
  'vari|sortid[oa]s?|diversos|divers|gesorteerd|willekeurig|różne|mix kolorów|mix barev|různé',
  'rôzne|vegyes|különböző|asorti|çeşitli|karışık|в ассортименте|ассорти|разные|различные',
  'blandade|blandet|lajitelma|アソート|指定なし|랜덤|随机|混色|متنوع|משתנה|nhiều màu|คละสี',
].join('|');
const NO_CHOICE = new RegExp(`(?<!\\p{L})(?:${NO_CHOICE_WORDS})(?!\\p{L})|^custom$`, 'iu');
/** Words that replace a value by a reference or a condition: 'siehe …', 'je nach …', 'au choix'. */
const ELSEWHERE_TOLD_WORDS = [
  'siehe|nach|wie (?:auf|abgebildet|gezeigt)|je nach|laut|voir|selon|comme|au choix|à choisir',
  'vedi|come|secondo|a scelta|según|segun|ver|como|a elegir|a escolher|conforme|zie|zoals',
  'volgens|naar keuze|viz|dle|podle|jako|jak|według|zgodnie|do wyboru|na zdjęciu|см|как|по',
  'уточняй\\p{L}*|на выбор|на фото|як|lásd|a képen|vezi|conform|la alegere|bkz|görseldeki|se',
  'enligt|ifølge|katso|see|according|depend\\p{L}*|on request|please|as|写真|図|画像',
].join('|');
const ELSEWHERE_TOLD = new RegExp(
  `^(?:only )?(?:${ELSEWHERE_TOLD_WORDS})(?:\\.|:)?(?!\\p{L})|^(?:true to|runs|fits? (?:true|small|large|as)|too|just right|fällt|taille (?:petit|grand|normal)|veste|calza)(?!\\p{L})`,
  'iu',
);
/** 'May differ from the picture'. Without the verb it may be a color: 'May Green'. */
const MAY_DIFFER_WORDS = [
  'be|look|appear|differ|vary|abweich\\p{L}*|variieren|être|diff[ée]r\\p{L}*|diferir\\p{L}*',
  'diferi|varia[re]?|varier|variar|afwijken|verschillen|avvik[ae]|variera|variere|afvige',
  'różnić|lišit|отлича\\p{L}*|відрізня\\p{L}*|poiketa|vaihdella',
].join('|');
const MAY_DIFFER = new RegExp(
  `^(?:may|might|can|could|kann|können|peu(?:t|vent)|pueden?|può|possono|podem?|kan|może|mogą|může|mohou|může se|может|могут|може|можуть|poate|pot|voi(?:vat)?)\\s(?:.{0,40}\\s)?(?:${MAY_DIFFER_WORDS})(?!\\p{L})|^eltérhet|gösterebilir$|değişebilir$`,
  'iu',
);
/** How many there are: '3 colours', '+4', '5 available', '12 Farben'. */
const COUNT_WORDS = [
  'more|others?|mehr|weitere|colou?rs?|farben|couleurs|coloris|colores|colori|cores|kleuren',
  'kolor\\p{L}*|bar(?:ev|vy)|szín\\p{L}*|цвет\\p{L}*|renk|färger|farver|farger|väriä|色|색상|种颜色',
  'sizes?|größen|tailles|tallas|taglie|tamanhos|maten|rozmiar\\p{L}*|velikost\\p{L}*',
  'размер\\p{L}*|beden|storlekar|størrelser|kokoa|サイズ|사이즈|options?|variants?|varianten',
  'available|verfügbar|disponibles?|choices|styles?|designs?|items?|pcs|pieces|reviews?',
].join('|');
const COUNT = new RegExp(`^\\+?\\s?\\d{1,3}\\s?(?:${COUNT_WORDS})\\b`, 'iu');
/** Words about stock, delivery, price or help, which are no values. */
const OTHER_TALK_WORDS = [
  'in stock|out of stock|sold out|auf lager|lieferbar|en stock|agotado|disponibile|на складе',
  'в наличии|add to|required|click|klick|cliquez|haga clic|kattints|guide|chart|tabelle|zoom',
  'price|preis|prix|precio|cena|availability|verfügbarkeit|disponib\\p{L}+|цена|价格|価格|가격',
  'brand|marke|marque|category|kategorie|catégorie|categoría|categoria|категория',
].join('|');
const OTHER_TALK = new RegExp(`(?<!\\p{L})(?:${OTHER_TALK_WORDS})(?!\\p{L})`, 'iu');

/** Capitals without a vowel that are no letter size, such as UNSZ for 'unsized'. */
const INITIALS = /^(?!\d?X{0,4}[SML]$)\p{Lu}[^AEIOUYÄÖÜ\P{Lu}]{3,}$/u;
/** Headings of neighboring columns ('SKU', 'Quantity') and other words that are no colors. */
const NO_COLOR_WORDS = [
  'r[ée]f[ée]ren(?:ce|cia|z)\\p{L}*|riferimento|referencja|ref\\.?|sku|item no\\.?',
  'art(?:icle|icolo|ículo|ikel)?\\p{L}*\\.?(?:-?nr\\.?)?|code|código|codice|kód|kod|код',
  'артикул|quantity|qty|menge|quantité|cantidad|quantità|ilość|množství|количество|stock',
  'full colou?r(?: print)?|cmyk|material|matière|weight|dimensions?|description|beschreibung',
  'swatch(?:es)?|list|grid|[úu]nic[oa]|unique|jednotn[áý]|einheitlich|standard|regular|normal',
].join('|');
const NO_COLOR = new RegExp(`^(?:${NO_COLOR_WORDS})$`, 'iu');
/** 'Wash with like colors': what speaks of several colors is none. */
const PLURAL_WORDS = [
  'colou?rs|farben|couleurs|colores|colori|cores|kleuren|kolory|kolorów|kolorami|barvy|barev',
  'farby|цвета|кольори|färger|farver|farger|színek|culori(?:le)?|renkler',
].join('|');
const PLURAL = new RegExp(`(?<!\\p{L})(?:${PLURAL_WORDS})(?!\\p{L})`, 'iu');
/** 'No frame': what goes without is no color. Some of these words also begin names of shades: 'No Shame'. */
const GOES_WITHOUT =
  /^(?:(?:no|sin|sans)\s(?:frame|mat|print|logo|lid|cover|engraving|colou?r|marco|tapa|impresión|cadre|couvercle|impression|couleur)(?!\p{L})|(?:without|ohne|senza|sem|zonder|bez|без|utan|uden|uten|ilman|fără)\s(?!\d))/iu;
/** A share ('sRGB 95 %'), or what goes on behind it ('Exterior e interior: …') and was cut off. */
const NO_WHOLE = /\d\s?%|\s(?:e|y|i|and|und|et|og|och|и|&)$/u;
const CODE = /^(?=\S*\d)(?=\S*\p{L})[\p{L}\d._/-]{7,}$/u;

/** Words for sizes without a number. */
const SIZE_WORDS = new Set(
  phrases(
    'extra|x|small|medium|large|s|m|l|xs|xl|petite|regular|tall|short|long|slim|wide|narrow|plus',
    'king|queen|twin|full|single|double|super|california|mini|midi|maxi|travel|standard|junior',
    'kids|kid|child|children|adult|adults|men|mens|women|womens|unisex|toddler|newborn|baby',
    'infant|one|size|fits|all|most|universal|os|osfa|onesize|grande|venti|klein|mittel|groß|gross',
    'lang|kurz|normal|weit|schmal|einheitsgröße|kinder|erwachsene|petit|petite|moyen|moyenne',
    'grand|grande|unique|taille|court|pequeño|pequeña|mediano|mediana|grande|única|talla|piccolo',
    'piccola|medio|media|unica|taglia|pequeno|pequena|médio|média|único|tamanho|middel|groot|lang',
    'kort|mały|mała|średni|średnia|duży|duża|uniwersalny|rozmiar|malý|malá|střední|stredný|velký',
    'veľký|velká|univerzální|kicsi|közepes|nagy|mic|mare|mediu|küçük|orta|büyük|liten|mellan|stor',
    'lille|mellem|stor|pieni|keskikokoinen|iso|маленький|средний|большой|малый|универсальный|大|中',
    '小|特大|大号|中号|小号|均码|フリーサイズ|フリー|소|중|대|프리|صغير|متوسط|كبير|קטן|בינוני|גדול|nhỏ|vừa|lớn|μικρό',
    'μεσαίο|μεγάλο',
  ),
);
const MEASURE = /\d|^[a-z]{1,2}$|^\d?x{0,4}[sml](?:\s?\/\s?\d?x{0,4}[sml])?$/iu;

function isNoValue(value: string): boolean {
  return (
    NO_CHOICE.test(value) ||
    ELSEWHERE_TOLD.test(value) ||
    MAY_DIFFER.test(value) ||
    COUNT.test(value) ||
    OTHER_TALK.test(value) ||
    INITIALS.test(value)
  );
}

/**
 * Whether a text can be a color, and is not a count, an article number, or a prompt to choose. `taken` holds
 * the page's own words that are no color (see `wordsTaken`).
 */
export function canBeColor(value: string, taken: ReadonlySet<string>): boolean {
  return (
    !isNoValue(value) &&
    !PLURAL.test(value) &&
    !GOES_WITHOUT.test(value) &&
    !NO_COLOR.test(value) &&
    !isPlainSize(value) &&
    !CODE.test(value) &&
    !NO_WHOLE.test(value) &&
    !/[>»:：]/.test(value) &&
    !taken.has(letters(value))
  );
}

/**
 * Whether a text can be a size: a measure, or words for sizes. Other words are accepted only if they were
 * selected from a list of sizes (`chosen`).
 */
export function canBeSize(value: string, taken: ReadonlySet<string>, chosen: boolean): boolean {
  // 'Size type: Regular' and 'Art. no.: 40312' are labels with values. A colon between digits is fine: '1:12' is a scale.
  if (isNoValue(value) || NO_SIZE.test(value) || taken.has(letters(value))) return false;
  // Shops put one list under the label of another.
  if (BASIC_COLORS.has(value.toLowerCase())) return false;
  if (chosen) return true;
  // Length, width and height are those of the product or its parcel; three longer words are about something else.
  if (BOX.test(value) || OF_CONTENT.test(value)) return false;
  const words = value
    .toLowerCase()
    .split(/[\s/,()-]+/)
    .filter(Boolean);
  const others = words.filter((word) => !SIZE_WORDS.has(word));
  if (others.filter((word) => /^\p{L}{4,}$/u.test(word)).length > 2) return false;
  return MEASURE.test(value) || others.length === 0;
}

/** Words that are a color wherever they stand alone. */
const BASIC_COLORS = new Set(
  phrases(
    'black|white|red|green|blue|yellow|brown|grey|gray|pink|purple|schwarz|weiß|weiss|rot|grün',
    'blau|gelb|braun|grau|lila|noir|blanc|rouge|vert|bleu|jaune|marron|gris|rose|violet|negro',
    'blanco|rojo|verde|azul|amarillo|rosa|nero|bianco|rosso|giallo|marrone|grigio|viola|preto',
    'branco|vermelho|amarelo|marrom|cinza|roxo|zwart|wit|rood|groen|blauw|geel|bruin|grijs|paars',
    'czarny|biały|czerwony|zielony|niebieski|żółty|brązowy|szary|różowy|черный|чёрный|белый',
    'красный|зеленый|зелёный|синий|желтый|жёлтый|коричневый|серый|розовый|svart|vit|röd|grön|blå',
    'gul|brun|grå|siyah|beyaz|kırmızı|yeşil|mavi|sarı|kahverengi|gri',
  ),
);

const NO_SIZE =
  /[>»]|\p{L}\.?\s?[:：]|(?<!\p{L})(?:per page|pro seite|par page|por página|per pagina|na stronę|na stránku|на странице)(?!\p{L})/iu;
/** How much a file, a text or a pack holds. */
const OF_CONTENT = /\d\s?(?:[kmgt]i?b|bytes?|pages?|seiten|pcs|pieces|count|ct)$/iu;
const UNIT = String.raw`(?:[cm]?m|[см]?м|in(?:ch(?:es)?)?|["”″])?`;
const BOX = new RegExp(String.raw`\d\s?${UNIT}\s?[x×х*]\s?\d[\d.,]*\s?${UNIT}\s?[x×х*]\s?\d`, 'iu');

const TRAIL =
  /(?:^|[\s-])(?:breadcrumbs?|crumbs?|bread-?crumb-?\w*|pathway|brotkrumen?|fil-?ariane)(?:$|[\s-])/;
const MAX_TERMS = 30;
const MAX_TAKEN = MAX_TERMS + 60;

/**
 * The page's own words for categories and properties, which are neither colors nor sizes: the links of the
 * breadcrumb, terms of definition lists, and categories in JSON-LD. Without case and punctuation.
 */
export function wordsTaken(page: Page): ReadonlySet<string> {
  const taken = new Set<string>();
  for (const term of page.tagged('dt').slice(0, MAX_TERMS)) taken.add(letters(textOf(term, 60)));
  for (const link of page.tagged('a')) {
    if (taken.size >= MAX_TAKEN) break;
    for (let up = link.parent, steps = 0; up !== null && steps < 4; up = up.parent, steps++) {
      if (!classMatches(up, TRAIL) && !/BreadcrumbList/.test(attr(up, 'itemtype'))) continue;
      taken.add(letters(textOf(link, 60)));
      break;
    }
  }
  for (const script of page.tagged('script')) {
    if (!/ld\+json/i.test(attr(script, 'type'))) continue;
    for (const [, category] of rawText(script)
      .slice(0, 100_000)
      .matchAll(/"category"\s{0,4}:\s{0,4}"([^"\\]{2,80})"/g)) {
      if (taken.size >= MAX_TAKEN) break;
      for (const part of (category ?? '').split(/\s*(?:>|&gt;|\/)\s*/)) taken.add(letters(part));
    }
  }
  taken.delete('');
  return taken;
}
