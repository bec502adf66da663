import { isPublicUrl } from './publicUrl.ts';
import { parseUrl } from './parseUrl.ts';

const MAX_URL = 2048;
/** The same with blanks around it and its ampersands escaped. */
const MAX_WRITTEN = 2 * MAX_URL;
/** Longer file names are not tested; those of ornaments are less than half as long. */
const MAX_STEM = 120;
/** What templates and scripts use instead of a photo, wherever the word occurs; 'na' (not available) only alone. */
const STAND_IN_WORDS = [
  'sprites?|blank|spacer|placeholders?|lazy[-_]?load[-_]?(?:image|img)|captcha|ajax-loader',
  'favicon|1x1|dummy',
].join('|');
const STAND_IN = new RegExp(
  [
    String.raw`(?:^|[_.-])(?:${STAND_IN_WORDS})(?=[_.-]|\d*(?:x\d+)?$)`,
    String.raw`^(?:img[-_])?na[-_]?(?:\d{2,4}(?:x\d{2,4})?|[23]x)$`,
    String.raw`^(?:img[-_]na|n-a)$`,
  ].join('|'),
  'i',
);
/** Pictures that only take up room, until a script has put the photo there or between cells of a table. */
const SPACER = new RegExp(
  [
    String.raw`^(?:pixel[-_]?)?trans(?:p|par(?:ent)?|parency)?(?:[-_]?(?:bg|background|images?|img|gif|pixel|dot))?$`,
    String.raw`^(?:clear|empty)[-_]?(?:dot|pixel|px|images?|img|gif)$`,
    String.raw`^(?:one|1)[-_]?(?:dot|pixel|px)$`,
    String.raw`^(?:empty|shim|preload(?:er)?|px)$`,
  ].join('|'),
  'i',
);
/** The same in names that are too usual to say that of other files, and the digits of a counter. */
const SPACER_GIF = /\/(?:[a-z\d]|px|dot|space|white(?:space)?|null|leer|vide|vuoto)\.gif$/i;
/**
 * What a shop shows where it has no photo: 'no-picture', 'sin-imagen', 'image-not-found'. With a negation the
 * singular says so wherever it occurs, the plural ('no-photos-please-mug') only at the end.
 */
const NO = 'no|kein|pas[-_]de?|sin|sem|senza|geen|brak|nincs|bez|ingen';
const PHOTO_WORDS = [
  'picture|pic|img|foto|photo|bild|image|imagen|imagem|immagine|afbeelding|zdjecia|kep',
  'billede|bilde',
].join('|');
const NO_PHOTO = `(?:${NO})[-_]?(?:default[-_]?)?(?:${PHOTO_WORDS})`;
const IS_MISSING = 'not[-_]?found|missing|unavailable|non?[-_]disponi\\w{2,4}|folgt';
const MISSING = new RegExp(
  [
    String.raw`(?:^|[_.-])${NO_PHOTO}(?:\d{0,2}(?=[_.-])|\d+(?:x\d+)?$)`,
    String.raw`(?:^|[_.-])${NO_PHOTO}s?(?:[-_]?(?:available|disponible|disponivel|found))?$`,
    String.raw`(?:^|[_.-])(?:not[-_]?available|(?:image[-_]?)?coming[-_]?soon)(?=[_.-]|\d*(?:x\d+)?$)`,
    String.raw`(?:^|[_.-])(?:image|img|photo|picture|foto|immagine|bild)s?[-_]?(?:${IS_MISSING})(?:[-_]?\d+(?:x\d*)?)?$`,
    String.raw`(?:^|[_.-])(?:missing|awaiting|unavailable)[-_]?(?:image|img|photo|picture|product)(?:[-_]?\d+(?:x\d*)?)?$`,
    String.raw`^(?:missing|unavailable|not[-_]?found|default[-_]product(?:[-_](?:image|img))?)$`,
  ].join('|'),
  'i',
);
/**
 * Words that are no photo when the file is called little else: a 'star-wars-logo-tee' is one. What
 * follows the word can be split in one way only (no number starts or ends inside a row of digits):
 * with two ways, a name of forty digits would be tried in billions of splits.
 */
const ORNAMENT_WORDS = [
  'pixel|loading|loader|spinner|lazy(?:load)?|icons?|badges?|flags?|stars?|rating|visa',
  'mastercard|paypal|trust|seal|avatar|share|facebook|twitter|instagram|arrow|btn|button',
  'banner|default(?:[-_]?(?:image|img))?|grey|gray|pix|clear|transparent',
].join('|');
const ORNAMENT_VARIANTS = [
  '(?<!\\d)\\d+(?:x\\d+)?(?!\\d)|@[23]x(?!\\d)|(?<!\\d)[23]x(?!\\d)|small|large|big|white',
  'black|new|left|right|up|down|og|fb|en|de|fr',
].join('|');
const ORNAMENT = new RegExp(
  [
    String.raw`^(?:(?:[a-z\d]{0,12}[-_])?logos?|(?:[a-z]{0,12}[-_])?(?:${ORNAMENT_WORDS}))(?:[-_]?(?:${ORNAMENT_VARIANTS})){0,8}$`,
    String.raw`[-_](?:btn|button|icon|arrow)\d*$|^(?:btn|bg)[-_]|add[-_]?to[-_]?cart`,
  ].join('|'),
  'i',
);
/** Where video services keep a frame of each video, which may stand among the photos of a product. */
const VIDEO_FRAME = /^https?:\/\/(?:img\.youtube\.com|i\d?\.ytimg\.com|i\.vimeocdn\.com)\//i;
const ORNAMENT_FOLDER =
  /\/(?:icons?|flags?|badges?|social|payments?|sprites?|logos?|buttons?)\/[^/]*$/i;

/** What some services write behind a name, for the size that they shall send: '._SX300_'. */
const SIZED = /\._[\w,]{1,60}_$/;

/** What a script fills in: '{width}', '%7Bsize%7D', '{{src}}'. A GUID in braces is a name. */
const TEMPLATE = /\{\{|\$\{|<%|%7B%7B|(?:\{|%7B)(?![\da-f]{8}-)[^{}%/]{1,30}(?:\}|%7D)/i;

/**
 * A picture's address as an absolute http(s) one, or null when it is none: data URIs, scripts,
 * addresses of private networks or too long. `base` is what relative addresses are relative to,
 * which the page may choose; `pageUrl` is where the page itself was read. Every picture that leaves
 * the extraction has passed here.
 */
export function imageUrl(text: string, base: string, pageUrl: string): string | null {
  if (text.length > MAX_WRITTEN) return null;
  // Some sites write the scheme before an address that has one: 'https://https://'.
  const raw = text
    .trim()
    .replaceAll('&amp;', '&')
    .replace(/^https?:\/\/(?=https?:\/\/)/i, '');
  if (raw === '' || raw.length > MAX_URL || /^(?:data|blob|javascript|about):/i.test(raw))
    return null;
  if (isTemplate(raw) || /^(?:null|undefined|none|false|true|#)$/i.test(raw)) return null;
  // A bare word is no file: what a template put there instead of an address.
  if (!/[/?]/.test(raw) && !/\.(?:jpe?g|png|webp|gif|avif|svg|jfif|bmp|tiff?)$/i.test(raw))
    return null;
  const url = parseUrl(raw, base);
  if (url === null) return null;
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
  if (url.href.length > MAX_URL || url.username !== '' || url.password !== '') return null;
  // A page that could be read on a private host (the emulator's shops) may have its pictures there.
  if (!isPublicUrl(url) && url.host !== parseUrl(pageUrl)?.host) return null;
  // The bare host, or a folder, is no picture; nor is a page.
  if (url.pathname === '/' && url.search === '') return null;
  if (/\.html?$/i.test(url.pathname)) return null;
  return url.href;
}

/** Whether an address has gaps that the page's scripts are meant to fill. */
export function isTemplate(url: string): boolean {
  return TEMPLATE.test(url);
}

/** Whether an address is that of a logo, pixel, sprite, placeholder or video rather than of a photo. */
export function isNoPhoto(url: string): boolean {
  if (VIDEO_FRAME.test(url)) return true;
  const path = url.replace(/^https?:\/\/[^/]+/i, '').replace(/[?#].*$/, '');
  const stem = path
    .slice(path.lastIndexOf('/') + 1)
    .replace(/\.\w{2,5}$/, '')
    .replace(SIZED, '')
    .slice(0, MAX_STEM);
  return (
    [STAND_IN, SPACER, MISSING, ORNAMENT].some((names) => names.test(stem)) ||
    ORNAMENT_FOLDER.test(path) ||
    SPACER_GIF.test(path)
  );
}

/** Whether an address is that of a drawing: a product's picture only where nothing better is told. */
export function isDrawing(url: string): boolean {
  return /\.svg(?:$|[?#])/i.test(url);
}

/**
 * How much smaller than a photo an address says its picture is: '?width=80', '_50x50.', '/thumb/'. That of a
 * bottle is narrow and that of a sofa low, so of two sides with three digits the longer one counts.
 */
export function smallness(address: string): number {
  const url = address.replace(/(?<!\d)(\d{3,4})x(\d{3,4})(?!\d)/gi, (_, width, height) => {
    const side = Math.max(Number(width), Number(height));
    return `${side}x${side}`;
  });
  const sizes = [
    ...url.matchAll(
      /(?:[?&;](?:w|h|width|height|max-?width|max-?height|wid|hei|sw|sh|imwidth|size)=|[/_-](?:w|h|s))(\d{2,4})(?=[&;]|$|\.\w{3,4}(?:$|\?)|x\d)|[/_-](\d{2,4})(?=x\d)|(?<=\d)x(\d{2,4})(?=[/_.-]|$)|\/(\d{2,4})(?=\/\4\/)/gi,
    ),
  ].map((m) => Number(m[1] ?? m[2] ?? m[3] ?? m[4]));
  // A bare number at the end is often only the number of the picture: 'photo-43.jpg'.
  for (const [, end] of url.matchAll(/[/_-](\d{2,4})(?=[&;]|$|\.\w{3,4}(?:$|\?))/g))
    if (Number(end) % 10 === 0 || Number(end) % 16 === 0 || end === '75') sizes.push(Number(end));
  if (sizes.some((size) => size >= 20 && size < 160)) return 2;
  return /[/_-](?:thumb(?:nail)?s?|mini|micro|small|tiny)(?=[/_.-])/i.test(url) ? 1 : 0;
}
