import { attr, collapse, rawText, textOf, type Page } from './dom.ts';
import { findBuy } from './layout.ts';
import { parseUrl } from '../address/parseUrl.ts';
import { TITLES, type PageKind } from './pageKindWords.ts';

export type { PageKind } from './pageKindWords.ts';

const KIND_OF = new Map<string, PageKind>();
/** Phrases by their first two letters, so that a title is compared with only a few of them. */
const BY_START = new Map<string, string[]>();
for (const kind of Object.keys(TITLES) as PageKind[])
  for (const phrase of TITLES[kind]) {
    KIND_OF.set(phrase, kind);
    const start = phrase.slice(0, 2);
    BY_START.set(start, [...(BY_START.get(start) ?? []), phrase]);
  }

const STATUS_CODE =
  /^(?:error\s*|fehler\s*|erreur\s*|errore?\s*|ошибка\s*|http\s*)?(40[0-9]|410|429|451|50[0-4])\s*(?:$|[-–—:|!(]|error|not found|forbidden|page|too many|bad|internal|service|unauthorized|gone)/u;
const INSIDE =
  /\b(?:page (?:could )?not (?:be )?found|404 not found|not found \(?404|error 404|404 error|are you a robot|captcha|access to this page has been denied|ddos protection)\b/u;

/** What a title says, and whether that is all it says. */
interface TitleKind {
  kind: PageKind;
  /** False where the phrase is only part of the title: 'Access denied T-shirt' may be sold. */
  sure: boolean;
}

/** What kind of page without a product a title is of, or null. */
export function kindOfTitle(title: string): TitleKind | null {
  const plain = collapse(title.slice(0, 300))
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/^[\s¡¿"'(*-]+|[\s.…!?:"')*⏳-]+$/gu, '');
  const exact = KIND_OF.get(plain);
  // A single short word may be the name of a book ('Gone'), so it is not sure.
  if (exact !== undefined) return { kind: exact, sure: !/^[a-zà-ÿ]{1,12}$/.test(plain) };
  const code = STATUS_CODE.exec(plain)?.[1];
  if (code !== undefined)
    return { kind: kindOfCode(Number(code)), sure: !/\p{L}/u.test(plain) || plain.length < 40 };
  for (const phrase of BY_START.get(plain.slice(0, 2)) ?? []) {
    const rest = plain.startsWith(phrase) ? plain.slice(phrase.length) : null;
    if (rest !== null && PHRASE_END.test(rest) && (!WEAK.has(phrase) || WEAK_END.test(rest)))
      return { kind: KIND_OF.get(phrase) ?? 'error', sure: false };
  }
  const inside = plain.length < 120 && INSIDE.test(plain);
  return inside
    ? { kind: /captcha|robot|denied|ddos/.test(plain) ? 'robot-check' : 'missing', sure: false }
    : null;
}

const PHRASE_END = /^[^\p{L}\p{N}'-]/u;
/** Single words that names may begin with, too: they count only before punctuation or a preposition. */
const WEAK = new Set(
  [...KIND_OF.keys()].filter((phrase) => !phrase.includes(' ') && !/denied|captcha/.test(phrase)),
);
const WEAK_END = /^(?:\s*[-–—:|!·•»]|\s+(?:to|or|with|zu|bei|à|en|al|no|bij|do|в)\s)/u;

function kindOfCode(code: number): PageKind {
  if (code === 404 || code === 410) return 'missing';
  if (code === 451) return 'region';
  return code === 401 || code === 403 || code === 429 ? 'denied' : 'error';
}

const ADDRESSES: readonly (readonly [RegExp, PageKind])[] = [
  [
    /(?:^|[/_-])(?:captcha|validatecaptcha|robot-?check|bot-?check|human-?verification|px-?captcha)(?:$|[/_.-])|\/(?:challenge|punish)(?:$|[/.])/,
    'robot-check',
  ],
  [/(?:^|\/)(?:access-?denied|blocked|forbidden|403)(?:$|[/.])/, 'denied'],
  [/(?:^|\/)(?:cookie-?consent|consent|cookie-?wall|privacy-?gate|gdpr)(?:$|[/.])/, 'consent'],
  [
    /(?:^|\/)(?:log-?in|sign-?in|logon|auth|authenticate|anmelden|einloggen|connexion|iniciar-sesion|accedi|inloggen|logowanie|prihlaseni|giris|sso|ap\/signin)(?:$|[/.])/,
    'login',
  ],
  [/(?:^|\/)(?:age-?(?:gate|check|verification))(?:$|[/.])/, 'age'],
  [
    /(?:^|\/)(?:select-?country|choose-?country|country-?selector|geo-?block(?:ed)?|unavailable-in-(?:your-)?region)(?:$|[/.])/,
    'region',
  ],
];
const HOSTS: readonly (readonly [RegExp, PageKind])[] = [
  [/^(?:consent|cookiewall|privacy-?gate)\./, 'consent'],
  [/^(?:login|signin|sso|accounts?|auth)\./, 'login'],
  [/^(?:captcha|challenge|validate|geo\.captcha)/, 'robot-check'],
];

/** What kind of page an address leads to that shops redirect to instead of showing a product, or null. */
export function kindOfAddress(address: string): PageKind | null {
  const url = parseUrl(address);
  if (url === null) return null;
  const path = url.pathname.toLowerCase().slice(0, 300);
  return (
    HOSTS.find(([pattern]) => pattern.test(url.hostname))?.[1] ??
    ADDRESSES.find(([pattern]) => pattern.test(path))?.[1] ??
    null
  );
}

/**
 * Scripts, forms and frames of the services that check for robots. Cloudflare's jsd is on the pages that
 * its check lets through.
 */
const CHECKS_WORDS = [
  'cf[-_]chl|challenge-platform/(?!(?:h/\\w{1,2}/)?scripts/jsd)|challenges\\.cloudflare',
  'cf-turnstile|_incapsula_resource|incapsula incident|px-captcha|perimeterx|human-challenge',
  'captcha-delivery|datadome|kpsdk|/ips\\.js|awswaf|aws-waf|gokuprops|bm-verify|sec-cpt|_sec/',
  'akam/|distil_|h-captcha|hcaptcha|g-recaptcha|recaptcha|validatecaptcha|friendlycaptcha',
  'geetest|arkoselabs|smartcaptcha|punish-component|_____tmd_____',
].join('|');
const CHECKS = new RegExp(CHECKS_WORDS, 'iu');
/** What pages say that show one of these instead of a product. The first that matches counts. */
const TEXT_WORDS: readonly (readonly [PageKind, readonly string[]])[] = [
  [
    'robot-check',
    [
      "not a robot|make sure you're not a robot|enter the characters you see|continue shopping",
      'press (?:&|and) hold|verify(?:ing)? (?:that )?you are (?:a )?human',
      'checking (?:if the site connection|your browser)|unusual (?:traffic|activity)',
      'kein roboter|pas un robot|no eres un robot|non sei un robot|não (?:é|sou) um robô',
      'geen robot|nie jesteś robotem|nejste robot|не робот|robot olmadığınızı',
      'inte (?:är )?en robot|ロボットではない|不是机器人|로봇이 아님',
    ],
  ],
  [
    'denied',
    [
      "you don't have permission to access|reference #\\s?[\\d.]+|you have been blocked",
      'access (?:is |has been )?(?:denied|blocked)|error (?:code:? )?10(?:06|09|1[0-9]|20)',
      'zugriff (?:wurde )?verweigert|accès (?:a été )?refusé|acceso denegado|accesso negato',
      'acesso negado|toegang geweigerd|odmowa dostępu|přístup odepřen',
      'доступ (?:к \\S+ )?(?:запрещ|ограничен)|erişim engellendi|åtkomst nekad|アクセスが拒否|访问被拒绝',
      '접근이 (?:거부|차단)',
    ],
  ],
  [
    'region',
    [
      'not available in your (?:region|country)|in ihrem land nicht verfügbar',
      'non disponible dans votre pays|no (?:está )?disponible en (?:tu|su) país',
      'non (?:è )?disponibile nel tuo paese|não (?:está )?disponível no seu país',
      'niet beschikbaar in (?:jouw|uw) land|niedostępn\\p{L}* w (?:twoim|państwa) kraju',
      'недоступ\\p{L}* в ваш\\p{L}* (?:регион|стран)|お住まいの(?:地域|国)では|您所在的(?:地区|国家)',
    ],
  ],
  [
    'script',
    [
      '(?:enable|turn on|requires?|need) javascript|javascript (?:is )?(?:disabled|required)',
      'javascript (?:aktivieren|ist deaktiviert)|activer javascript|active javascript',
      'habilit\\p{L}* (?:o )?javascript|abilita(?:re)? javascript|javascript in(?:schakelen)?',
      'włącz\\p{L}* (?:obsługę )?javascript|(?:zapněte|povolte) javascript|включите javascript',
      "javascript'i etkinleştir|aktivera javascript|javascriptを有効|启用 ?javascript|자바스크립트를",
    ],
  ],
  [
    'consent',
    [
      'before you continue|accept (?:all )?cookies to continue|bevor sie fortfahren',
      'avant de continuer|antes de continuar|prima di continuare|voordat (?:je|u) verdergaat',
      'zanim przejdziesz|než budete pokračovat|прежде чем продолжить|続行する前に|继续之前',
    ],
  ],
  [
    'age',
    [
      '(?:are|confirm|verify) (?:that )?you (?:are )?(?:over|of legal|at least) (?:\\d\\d|age|drinking)',
      '(?:sind sie|bist du) (?:über|mindestens) 1[68]|plus de 18 ans|mayor de (?:18|edad)',
      'maggiore di 18|mais de 18 anos|18 jaar of ouder|ukończone 18 lat|starší 18 let',
      '(?:есть|исполнилось) 18|18 yaşından büyük|över (?:18|20) år|(?:18|20)歳以上|年满18',
    ],
  ],
];
const TEXTS = TEXT_WORDS.map(([kind, words]) => ({
  kind,
  pattern: new RegExp(words.join('|'), 'iu'),
}));
/** A page with more text than this is more than a check for robots, a login or the like. */
const MAX_THIN = 1500;
const MAX_SCRIPT = 4000;

/**
 * What kind of page without a product this is, or null. `titles` are the page's titles, with and without the
 * shop's name; `heading` is its first main heading, which may be that of a login form. Not called for pages
 * whose markup describes a product, or whose meta tags state its price.
 */
export function kindOfPage(
  page: Page,
  titles: readonly string[],
  heading: string,
  url: string,
): PageKind | null {
  const byAddress = kindOfAddress(url);
  if (byAddress !== null) return byAddress;
  const said = titles.map(kindOfTitle).filter((kind) => kind !== null);
  const sure = said.find((kind) => kind.sure);
  if (sure !== undefined) return sure.kind;
  const below = kindOfTitle(heading);
  if (below !== null) said.push(below);
  if (said.length === 0 && !isThin(page)) return null;
  // A page with a button to buy has a product, whatever its title.
  if (findBuy(page, null, url) !== null) return null;
  const inside = isThin(page) ? kindOfBody(page) : null;
  return inside === 'robot-check' ? inside : (said[0]?.kind ?? inside);
}

const wholeText = (page: Page): string => textOf(page.root, MAX_THIN + 100);

function isThin(page: Page): boolean {
  return page.elements.length < 250 && wholeText(page).length < MAX_THIN;
}

function kindOfBody(page: Page): PageKind | null {
  const text = wholeText(page);
  const said = TEXTS.find(({ pattern }) => pattern.test(text.replaceAll('’', "'")));
  const isCheck = page.elements.some(
    (element) =>
      CHECKED.has(element.tag) &&
      (CHECKS.test(
        `${attr(element, 'src')} ${attr(element, 'id')} ${attr(element, 'class')} ${attr(element, 'action')}`,
      ) ||
        (element.tag === 'script' && CHECKS.test(rawText(element).slice(0, MAX_SCRIPT)))),
  );
  // Newsletter forms have robot checks, too, so without words for it the page must be nearly empty.
  if (isCheck && (said !== undefined || text.length < 300)) return 'robot-check';
  return said?.kind ?? null;
}

const CHECKED = new Set(['script', 'iframe', 'form', 'div', 'link', 'input']);

/** Whether the HTML of a response with an error status is a check for robots. */
export function isRobotCheck(html: string): boolean {
  const start = html.slice(0, MAX_CHECKED);
  return (
    CHECKS.test(start) ||
    TEXTS.some(({ kind, pattern }) => kind === 'robot-check' && pattern.test(start))
  );
}

const MAX_CHECKED = 60_000;

const TURNED_AWAY: ReadonlySet<PageKind> = new Set([
  'robot-check',
  'denied',
  'region',
  'consent',
  'login',
  'age',
  'script',
]);

/** Whether a shop shows this kind of page instead of the product, which a browser might see. */
export function isTurnedAway(kind: PageKind): boolean {
  return TURNED_AWAY.has(kind);
}
