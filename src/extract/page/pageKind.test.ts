import { describe, expect, it } from 'vitest';
import { extract, readPage } from '../extract.ts';
import { isTurnedAway, kindOfAddress, kindOfTitle, type PageKind } from './pageKind.ts';
import { ADDRESS } from '../mugPage.testing.ts';

describe('kindOfTitle', () => {
  it.each([
    'Access Denied',
    '404 Not Found',
    'Just a moment...',
    'Robot Check',
    'Page not found | Acme',
    'Sign in - Acme',
    'Anmelden',
    'Error',
    'Error!',
    'error 503',
    '403 Forbidden',
    '500 | Acme',
    'One moment please',
    'One moment, please',
    'Are you human?',
    'Are you a robot?',
    'Security challenge',
    'Verify you are human',
    'Verifying that you are human',
    'Bot detection',
    'Request rejected',
    'Sign in to Acme',
    'Log in with Acme',
    'Login',
    'JavaScript required',
    'JavaScript is disabled',
    'Please enable cookies',
    'Enable JavaScript',
    'Site maintenance',
    'Under maintenance',
    'Acme - page not found',
    'Acme: page could not be found',
    'Acme not found (404)',
    'Acme error 404',
    'Acme 404 error',
    '  Access  Denied ',
  ])('§7 %j is no product', (title) => {
    expect(kindOfTitle(title)).not.toBeNull();
  });

  it.each([
    '500 Piece Puzzle',
    'Login Notebook',
    'Error Bars T-Shirt',
    '404 Ragged Heart Shirt',
    'Errors',
    'Anmeldenummer',
    'My 404 mugs',
    'Blue Mug that was not found',
    `${'Mug '.repeat(40)} captcha`,
  ])('§7 %j may be one', (title) => {
    expect(kindOfTitle(title)).toBeNull();
  });
});

const these = (texts: string): string[] => texts.split('|');

/** English, German, French, Spanish, Italian, Portuguese, Dutch, Polish, Russian, Japanese, Chinese. */
const SAID: Record<PageKind, string[]> = {
  'robot-check': these(
    'Just a moment...|Sicherheitsüberprüfung|Vérification de sécurité|Verificación de seguridad|Controllo di sicurezza|Verificação de segurança|Beveiligingscontrole|Weryfikacja bezpieczeństwa|Проверка безопасности|しばらくお待ちください|安全验证',
  ),
  denied: these(
    'Access Denied|Zugriff verweigert|Accès refusé|Acceso denegado|Accesso negato|Acesso negado|Toegang geweigerd|Odmowa dostępu|Доступ запрещён|アクセスが拒否されました|访问被拒绝',
  ),
  region: these(
    'Not available in your country|In Ihrem Land nicht verfügbar|Non disponible dans votre pays|No disponible en tu país|Non disponibile nel tuo paese|Não disponível no seu país|Niet beschikbaar in jouw land|Niedostępne w Twoim kraju|Недоступно в вашем регионе|お住まいの地域ではご利用いただけません|您所在的地区不可用',
  ),
  consent: these(
    'Before you continue|Bevor Sie fortfahren|Avant de continuer|Antes de continuar|Prima di continuare|Configurações de cookies|Voordat je verdergaat|Zanim przejdziesz dalej|Прежде чем продолжить|続行する前に|继续之前',
  ),
  login: these(
    'Sign in|Anmelden|Connexion|Iniciar sesión|Accedi|Fazer login|Inloggen|Zaloguj się|Вход|ログイン|登录',
  ),
  age: these(
    'Age verification|Altersprüfung|Vérification de l’âge|Verificación de edad|Verifica dell’età|Verificação de idade|Leeftijdscontrole|Weryfikacja wieku|Подтверждение возраста|年齢確認|年龄验证',
  ),
  script: these(
    'Enable JavaScript and cookies to continue|JavaScript aktivieren|Activez JavaScript|Activa JavaScript|Abilita JavaScript|Ative o JavaScript|Schakel JavaScript in|Włącz JavaScript|Включите JavaScript|JavaScriptを有効にしてください|请启用JavaScript',
  ),
  missing: these(
    'Page not found|Seite nicht gefunden|Page introuvable|Página no encontrada|Pagina non trovata|Página não encontrada|Pagina niet gevonden|Strona nie istnieje|Страница не найдена|ページが見つかりません|页面不存在',
  ),
  error: these(
    'Site maintenance|Wartungsarbeiten|Une erreur est survenue|Sitio en mantenimiento|Errore del server|Ocorreu um erro|Er is een fout opgetreden|Przerwa techniczna|Технические работы|メンテナンス中|系统维护',
  ),
};
const BY_TITLE = Object.entries(SAID).flatMap(([kind, texts]) =>
  texts.map((text) => [kind as PageKind, text] as const),
);

describe('a page without a product', () => {
  it.each(BY_TITLE)('§7 of kind %s is known by its title: %s', (kind, text) => {
    for (const title of [text, `${text} | Acme Shop`, `Acme Shop - ${text}`]) {
      const html = `<title>${title}</title><main><h1>${text}</h1><p>Acme</p></main>`;
      expect(extract(html, ADDRESS).name).toBeNull();
      expect(readPage(html, ADDRESS).kind).toBe(kind);
    }
  });

  it.each(BY_TITLE)('§7 of kind %s is known by its heading: %s', (_, text) => {
    const html = `<title>Acme Shop</title><h1>${text}</h1><p>Acme</p>`;
    expect(extract(html, ADDRESS).name).toBeNull();
  });

  it('§7 the heading of a login form is not that of a page with one that its title repeats', () => {
    const login = '<div><h1>Customer login</h1><form><input type="password"></form></div>';
    const html = `<title>Blue Mug | Acme Shop</title>${login}<main><h1>Blue Mug</h1><p class="price">€9.50</p></main>`;
    expect(extract(html, ADDRESS)).toMatchObject({ name: 'Blue Mug', price: 9.5 });
  });

  it.each<[PageKind, string, string]>([
    [
      'robot-check',
      'Cloudflare',
      '<title>Just a moment...</title><noscript>Enable JavaScript and cookies to continue</noscript><script>window._cf_chl_opt={cType:"managed"}</script>',
    ],
    [
      'robot-check',
      'Cloudflare, blocked',
      '<title>Attention Required! | Cloudflare</title><h1>Sorry, you have been blocked</h1><h2>You are unable to access acme-shop.example</h2>',
    ],
    [
      'denied',
      'Akamai',
      '<TITLE>Access Denied</TITLE><H1>Access Denied</H1>You don\'t have permission to access "http&#58;//www.acme-shop.example/p" on this server.<P>Reference&#32;&#35;18.2d351ab8.1557333295.a4e16ab',
    ],
    [
      'robot-check',
      'PerimeterX',
      '<title>Access to this page has been denied</title><h1>Press & Hold to confirm you are a human</h1><div id="px-captcha"></div>',
    ],
    [
      'robot-check',
      'DataDome',
      '<title>acme-shop.example</title><p id="cmsg">Please enable JS and disable any ad blocker</p><script>var dd={"host":"geo.captcha-delivery.com"}</script>',
    ],
    [
      'robot-check',
      'Imperva',
      '<title></title><iframe id="main-iframe" src="/_Incapsula_Resource?SWUDNSAI=31">Request unsuccessful. Incapsula incident ID: 1</iframe>',
    ],
    [
      'robot-check',
      'Kasada',
      '<title>Acme Shop</title><script>window.KPSDK={};KPSDK.now=Date.now</script><script src="/149e9513-01fa/ips.js"></script>',
    ],
    [
      'robot-check',
      'AWS WAF',
      '<title>Acme Shop</title><script>window.awsWafCookieDomainList=[];window.gokuProps={"key":"x"}</script><h1>JavaScript is disabled</h1>In order to continue, we need to verify that you\'re not a robot.',
    ],
    [
      'robot-check',
      'hCaptcha',
      '<title>Acme Shop</title><h1>One more step</h1><div class="h-captcha" data-sitekey="x"></div>',
    ],
    [
      'robot-check',
      'reCAPTCHA',
      '<title>Acme Shop</title><p>Our systems have detected unusual traffic</p><form action="/verify"><div class="g-recaptcha"></div></form>',
    ],
    [
      'robot-check',
      'Amazon',
      '<title>Acme.com</title><h4>Enter the characters you see below</h4><p>Sorry, we just need to make sure you\'re not a robot.</p><form action="/errors/validateCaptcha"></form>',
    ],
    [
      'robot-check',
      'Amazon, without characters',
      '<title>Acme.com</title><h4>Click the button below to continue shopping</h4><form action="/errors/validateCaptcha"><button>Continue shopping</button></form>',
    ],
    [
      'age',
      'a gate in front of a cellar',
      '<title>Acme Wines</title><h2>Welcome</h2><p>Are you over 18 years old?</p><a href="/yes">Yes</a> <a href="/no">No</a>',
    ],
    [
      'region',
      'a shop of another country',
      '<title>Acme Shop</title><h1>Sorry</h1><p>This item is not available in your country.</p>',
    ],
    [
      'script',
      'an empty page',
      '<title>Acme Shop</title><div id="root"></div><p>You need to enable JavaScript to run this app.</p>',
    ],
  ])('§7 of kind %s is known by what is in it: %s', (kind, _, html) => {
    expect(extract(html, ADDRESS).name).toBeNull();
    expect(readPage(html, ADDRESS).kind).toBe(kind);
  });

  it.each<[PageKind, string]>([
    ['login', 'https://www.acme-shop.example/login?next=%2Fp%2Fblue-mug'],
    ['login', 'https://accounts.acme-shop.example/'],
    ['consent', 'https://consent.acme-shop.example/v2?next=x'],
    ['robot-check', 'https://www.acme-shop.example/errors/validateCaptcha?a=1'],
    ['denied', 'https://www.acme-shop.example/access-denied.html'],
    ['age', 'https://www.acme-shop.example/age-gate'],
    ['region', 'https://www.acme-shop.example/select-country'],
  ])('§7 of kind %s is known by its address: %s', (kind, address) => {
    expect(kindOfAddress(address)).toBe(kind);
    expect(extract('<title>Acme Shop</title><h1>Acme Shop</h1>', address).name).toBeNull();
  });

  it('§7 turns us away where a browser would see the product', () => {
    const kinds = Object.keys(SAID) as PageKind[];
    expect(kinds.filter((kind) => !isTurnedAway(kind))).toEqual(['missing', 'error']);
  });
});

describe('a product that is called like one', () => {
  it.each(
    these(
      'Access Denied T-Shirt|Robot Check List Poster|Chocolate Chip Cookies|404 Mug|Login Notebook|Error Bars T-Shirt|Before You Continue Reading: A Novel|Age Check Board Game|Captcha Art Print|Just a Moment Candle|Page Not Found Sticker|Zugriff verweigert Tasse|Accès refusé affiche|Gone|Consent',
    ),
  )('§7 stays one: %s', (name) => {
    const html = `<title>${name} | Acme Shop</title><main><h1>${name}</h1><b class="price">$12.00</b><button>Add to cart</button></main>`;
    expect(extract(html, ADDRESS)).toMatchObject({ name, price: 12 });
  });

  it.each(these('cookies/oat-cookies|auth-poster|signing-pen|403-mug|challenge-coin|consentement'))(
    '§7 stays one at the address /%s',
    (path) => {
      expect(kindOfAddress(`https://www.acme-shop.example/${path}`)).toBeNull();
    },
  );

  it('§7 stays one beside a form to sign in and a check for robots', () => {
    const html = `<title>Blue Mug | Acme Shop</title><div class="modal"><h1>Sign in</h1></div><main><h1>Blue Mug</h1><b>$12.00</b><button>Add to cart</button></main><form><div class="g-recaptcha"></div></form>`;
    expect(extract(html, ADDRESS)).toMatchObject({ name: 'Blue Mug', price: 12 });
  });
});

/** What is read of a page with nothing but this head. */
const read = (head: string) => readPage(`<head>${head}</head><body><div id="app"></div>`, ADDRESS);

describe('a page that scripts fill, of a shop with a check for robots', () => {
  const PASSIVE = "<script>a.src='/cdn-cgi/challenge-platform/scripts/jsd/main.js'</script>";
  const CHECK = "<script>a.src='/cdn-cgi/challenge-platform/h/b/orchestrate/chl_page/v1'</script>";
  const TITLE = '<meta property="og:title" content="Blue Mug">';
  const PRICE = '<meta property="product:price:amount" content="20.5">';
  it('§7 is that of a product, where the check only watches', () => {
    expect(read(TITLE + PASSIVE)).toMatchObject({ kind: null, product: { name: 'Blue Mug' } });
  });

  it('§7 is that of a product, where its meta tags state a price', () => {
    expect(read(TITLE + PRICE + CHECK)).toMatchObject({
      kind: null,
      product: { name: 'Blue Mug', price: 20.5 },
    });
  });

  it.each(['', PRICE.replace('20.5', '0')])('§7 is a check otherwise: %j', (price) => {
    expect(read(TITLE + price + CHECK).kind).toBe('robot-check');
  });
});
