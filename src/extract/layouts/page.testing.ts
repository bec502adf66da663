/** A page of a made-up shop and what has to be read from it. */
export interface LayoutCase {
  /** What is particular about how the price is written. */
  kind: string;
  url: string;
  html: string;
  name: string;
  price: number | null;
  currency?: string | null;
  /** Null where the page selects none, which is the default. */
  color?: string | null;
  size?: string | null;
}

/** The texts around a product in the shops of one language, and how they write money. */
export interface Locale {
  lang: string;
  host: string;
  shop: string;
  home: string;
  cart: string;
  shipping: string;
  also: string;
  seen: string;
  footer: string;
  others: readonly string[];
  money: (amount: number) => string;
}

const comma = (amount: number): string => amount.toFixed(2).replace('.', ',');
const whole = (amount: number, mark: string): string =>
  String(Math.round(amount)).replace(/\B(?=(\d{3})+$)/g, mark);

const locale = (
  lang: string,
  host: string,
  shop: string,
  words: string,
  money: Locale['money'],
): Locale => {
  const [home = '', cart = '', shipping = '', also = '', seen = '', footer = '', ...others] =
    words.split('|');
  return { lang, host, shop, home, cart, shipping, also, seen, footer, others, money };
};

const EN =
  'Home|Cart|Free shipping on orders over {}|You may also like|Recently viewed|Gift cards from {}|Garden Chair|Tea Towel|Wall Clock|Bird House';
const DE =
  'Startseite|Warenkorb|Versandkostenfrei ab {} Bestellwert|Das könnte Ihnen auch gefallen|Zuletzt angesehen|Gutscheine ab {}|Gartenstuhl|Geschirrtuch|Wanduhr|Vogelhaus';

/** One made-up shop for each language or country. */
export const LOCALES = {
  us: locale('en-US', 'www.oakhill-goods.com', 'Oakhill Goods', EN, (a) => `$${a.toFixed(2)}`),
  uk: locale('en-GB', 'www.brindlefox.co.uk', 'Brindlefox', EN, (a) => `£${a.toFixed(2)}`),
  de: locale('de', 'www.waldmarkt.de', 'Waldmarkt', DE, (a) => `${comma(a)} €`),
  ch: locale('de-CH', 'www.bergladen.ch', 'Bergladen', DE, (a) => `CHF ${a.toFixed(2)}`),
  fr: locale(
    'fr',
    'www.maison-lilas.fr',
    'Maison Lilas',
    'Accueil|Panier|Livraison offerte dès {} d’achat|Vous aimerez aussi|Vus récemment|Cartes cadeaux dès {}|Chaise de jardin|Torchon|Horloge|Nichoir',
    (a) => `${comma(a)} €`,
  ),
  es: locale(
    'es',
    'www.casa-olivo.es',
    'Casa Olivo',
    'Inicio|Cesta|Envío gratis a partir de {}|También te puede gustar|Vistos recientemente|Tarjetas regalo desde {}|Silla|Paño|Reloj|Pajarera',
    (a) => `${comma(a)} €`,
  ),
  it: locale(
    'it',
    'www.bottega-rossa.it',
    'Bottega Rossa',
    'Home|Carrello|Spedizione gratuita da {}|Ti potrebbe piacere|Visti di recente|Buoni regalo da {}|Sedia|Canovaccio|Orologio|Casetta',
    (a) => `€ ${comma(a)}`,
  ),
  br: locale(
    'pt-BR',
    'www.casadomar.com.br',
    'Casa do Mar',
    'Início|Carrinho|Frete grátis acima de {}|Quem viu, viu também|Vistos recentemente|Vale-presente a partir de {}|Cadeira|Pano de prato|Relógio|Casinha',
    (a) => `R$ ${comma(a)}`,
  ),
  nl: locale(
    'nl',
    'www.grachtwinkel.nl',
    'Grachtwinkel',
    'Home|Winkelwagen|Gratis verzending vanaf {}|Anderen bekeken ook|Laatst bekeken|Cadeaubon vanaf {}|Tuinstoel|Theedoek|Klok|Vogelhuis',
    (a) => `€ ${comma(a)}`,
  ),
  pl: locale(
    'pl',
    'www.lesnysklep.pl',
    'Leśny Sklep',
    'Strona główna|Koszyk|Darmowa dostawa od {}|Zobacz także|Ostatnio oglądane|Karty podarunkowe od {}|Krzesło|Ścierka|Zegar|Budka',
    (a) => `${comma(a)} zł`,
  ),
  cz: locale(
    'cs',
    'www.domaci-trh.cz',
    'Domácí trh',
    'Domů|Košík|Doprava zdarma nad {}|Mohlo by se vám líbit|Naposledy navštívené|Poukazy od {}|Židle|Utěrka|Hodiny|Budka',
    (a) => `${whole(a, ' ')} Kč`,
  ),
  hu: locale(
    'hu',
    'www.tavaszbolt.hu',
    'Tavaszbolt',
    'Főoldal|Kosár|Ingyenes szállítás {} felett|Hasonló termékek|Legutóbb megtekintett|Ajándékkártya {} értéktől|Szék|Konyharuha|Óra|Odú',
    (a) => `${whole(a, ' ')} Ft`,
  ),
  tr: locale(
    'tr',
    'www.limandukkan.com.tr',
    'Liman Dükkân',
    'Anasayfa|Sepet|{} üzeri kargo bedava|Benzer ürünler|Son gezdikleriniz|Hediye kartı {}|Sandalye|Havlu|Saat|Kuş evi',
    (a) => `${comma(a)} TL`,
  ),
  ru: locale(
    'ru',
    'www.lesnoydom.ru',
    'Лесной дом',
    'Главная|Корзина|Бесплатная доставка от {}|С этим товаром покупают|Вы смотрели|Подарочные карты от {}|Стул|Полотенце|Часы|Скворечник',
    (a) => `${whole(a, ' ')} руб.`,
  ),
  se: locale(
    'sv',
    'www.skogsboden.se',
    'Skogsboden',
    'Hem|Varukorg|Fri frakt över {}|Andra köpte även|Senast visade|Presentkort från {}|Stol|Handduk|Klocka|Holk',
    (a) => `${whole(a, ' ')} kr`,
  ),
  dk: locale(
    'da',
    'www.fjordbutik.dk',
    'Fjordbutik',
    'Forside|Kurv|Fri fragt over {}|Andre købte også|Senest sete|Gavekort fra {}|Stol|Viskestykke|Ur|Fuglekasse',
    (a) => `${comma(a)} kr.`,
  ),
  jp: locale(
    'ja',
    'www.morinoyane.jp',
    '森の屋根',
    'ホーム|カート|{}以上で送料無料|おすすめ商品|最近見た商品|ギフト券 {}から|椅子|布巾|時計|巣箱',
    (a) => `${whole(a, ',')}円`,
  ),
  kr: locale(
    'ko',
    'www.supsok.co.kr',
    '숲속',
    '홈|장바구니|{} 이상 무료배송|함께 본 상품|최근 본 상품|상품권 {}부터|의자|행주|시계|새집',
    (a) => `${whole(a, ',')}원`,
  ),
  cn: locale(
    'zh',
    'www.senlinwu.cn',
    '森林屋',
    '首页|购物车|满{}包邮|猜你喜欢|最近浏览|礼品卡 {}起|椅子|抹布|时钟|鸟屋',
    (a) => `￥${a.toFixed(2)}`,
  ),
  in: locale('en-IN', 'www.neemtree.in', 'Neemtree', EN, (a) => `₹${a.toFixed(0)}`),
  th: locale(
    'th',
    'www.banmai.co.th',
    'บ้านไม้',
    'หน้าแรก|ตะกร้า|ส่งฟรีเมื่อซื้อครบ {}|สินค้าแนะนำ|ดูล่าสุด|บัตรของขวัญ {}|เก้าอี้|ผ้าเช็ด|นาฬิกา|บ้านนก',
    (a) => `฿${a.toFixed(2)}`,
  ),
  vn: locale(
    'vi',
    'www.nhago.vn',
    'Nhà Gỗ',
    'Trang chủ|Giỏ hàng|Miễn phí giao hàng từ {}|Có thể bạn thích|Đã xem|Thẻ quà tặng từ {}|Ghế|Khăn|Đồng hồ|Nhà chim',
    (a) => `${whole(a * 1000, '.')}₫`,
  ),
  il: locale(
    'he',
    'www.beit-etz.co.il',
    'בית עץ',
    'בית|סל|משלוח חינם מעל {}|אולי תאהבו גם|נצפו לאחרונה|כרטיס מתנה מ-{}|כיסא|מגבת|שעון|בית ציפורים',
    (a) => `₪${a.toFixed(2)}`,
  ),
  sa: locale(
    'ar',
    'www.baitkhashab.sa',
    'بيت خشب',
    'الرئيسية|السلة|شحن مجاني للطلبات فوق {}|قد يعجبك أيضا|شوهد مؤخرا|بطاقات هدايا من {}|كرسي|منشفة|ساعة|بيت طيور',
    (a) => `${a.toFixed(2)} ر.س`,
  ),
  gr: locale(
    'el',
    'www.xylino.gr',
    'Ξύλινο',
    'Αρχική|Καλάθι|Δωρεάν μεταφορικά άνω των {}|Ίσως σας αρέσουν|Είδατε πρόσφατα|Δωροκάρτες από {}|Καρέκλα|Πετσέτα|Ρολόι|Φωλιά',
    (a) => `${comma(a)} €`,
  ),
  ro: locale(
    'ro',
    'www.padurea.ro',
    'Pădurea',
    'Acasă|Coș|Transport gratuit peste {}|Produse similare|Văzute recent|Carduri cadou de la {}|Scaun|Prosop|Ceas|Căsuță',
    (a) => `${comma(a)} lei`,
  ),
  fi: locale(
    'fi',
    'www.metsapuoti.fi',
    'Metsäpuoti',
    'Etusivu|Ostoskori|Ilmainen toimitus yli {} tilauksiin|Saatat pitää myös|Viimeksi katsotut|Lahjakortit alkaen {}|Tuoli|Pyyhe|Kello|Pönttö',
    (a) => `${comma(a)} €`,
  ),
} satisfies Record<string, Locale>;

/** What is particular to one page. */
export interface Parts {
  /** In the head, beside the title. */
  head?: string;
  main: string;
  /** After everything: scripts. */
  end?: string;
  /** How the rest of the page is built: with elements and classes, or with tables. */
  era?: 'elements' | 'tables';
  title?: string;
}

/** A whole page: navigation, cart, offers of other products, footer, and `main` between them. */
export function page(where: Locale, name: string, parts: Parts): string {
  const title = `<title>${parts.title ?? `${name} | ${where.shop}`}</title>`;
  const around = parts.era === 'tables' ? tables(where, parts.main) : elements(where, parts.main);
  return `<!doctype html><html lang="${where.lang}"><head><meta charset="utf-8">${title}${parts.head ?? ''}</head><body>${around}${parts.end ?? ''}</body></html>`;
}

/** The case of a page, in the folder of products of its shop. */
export function layout(
  where: Locale,
  kind: string,
  expected: {
    name: string;
    price: number | null;
    currency?: string | null;
    color?: string;
    size?: string;
  },
  parts: Parts,
): LayoutCase {
  const url = `https://${where.host}/p/${expected.name.length}-item`;
  return {
    kind: `${where.lang}: ${kind}`,
    url,
    html: page(where, expected.name, parts),
    ...expected,
  };
}

const LINKS = [7.95, 24.5, 39, 112];

function sentence(text: string, where: Locale, amount: number): string {
  return text.replace('{}', where.money(amount));
}

function elements(where: Locale, main: string): string {
  const card = (other: string, at: number): string =>
    `<li class="card"><a href="/p/other-${at}"><img src="/media/other-${at}.jpg" alt="${other}" width="180" height="180"><span class="card-title">${other}</span></a><span class="price">${where.money(LINKS[at] ?? 9)}</span></li>`;
  return `<div class="promo">${sentence(where.shipping, where, 50)}</div>
<header><a href="/" class="logo"><img src="/media/logo.png" alt="${where.shop}"></a>
<form action="/search"><input type="text" name="q"></form>
<a href="/cart" class="cart-link">${where.cart} (0) <span>${where.money(0)}</span></a>
<nav><ul><li><a href="/">${where.home}</a></li>${where.others.map((o, i) => `<li><a href="/c/${i}">${o}</a></li>`).join('')}</ul></nav></header>
<div class="crumbs"><a href="/">${where.home}</a> &gt; <a href="/c/1">${where.others[0]}</a></div>
<main>${main}</main>
<section class="recs"><h2>${where.also}</h2><ul>${where.others.map(card).join('')}</ul></section>
<section class="seen"><h3>${where.seen}</h3><a href="/p/seen-1">${where.others[1]}</a> <span class="price">${where.money(18.75)}</span></section>
<footer><p>${sentence(where.footer, where, 10)}</p><p>© 2019 ${where.shop}</p></footer>`;
}

function tables(where: Locale, main: string): string {
  const row = (other: string, at: number): string =>
    `<tr><td><a href="other${at}.html"><img src="pics/other${at}.jpg" width="60" height="60" border="0"></a></td><td><font size="1"><a href="other${at}.html">${other}</a><br>${where.money(LINKS[at] ?? 9)}</font></td></tr>`;
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td colspan="3" bgcolor="#003366"><a href="index.html"><img src="pics/logo.gif" alt="${where.shop}" border="0"></a>
<font color="#ffffff" size="1">${where.cart}: 0 / ${where.money(0)}</font></td></tr>
<tr><td width="150" valign="top" bgcolor="#eeeeee"><font size="2"><a href="index.html">${where.home}</a><br>${where.others.map((o, i) => `<a href="cat${i}.html">${o}</a><br>`).join('')}</font>
<p><font size="1">${sentence(where.shipping, where, 50)}</font></td>
<td valign="top">${main}</td>
<td width="150" valign="top"><b>${where.also}</b><table>${where.others.map(row).join('')}</table></td></tr>
<tr><td colspan="3" align="center"><font size="1">${sentence(where.footer, where, 10)} - © 2003 ${where.shop}</font></td></tr></table>`;
}
