import type { Words } from '../shown/amounts.ts';
import { isMoneySign } from '../money/currency.ts';
import { isForMembers } from './memberWords.ts';

/** Words before a number which say that it is an old price, or a recommended one never asked here. */
const OLD_BEFORE =
  /(?:\bwas\b|\bpaid\b|\bworth\b|\brrp\b|\bmsrp\b|\bm\.?r\.?p\b\.?|\bsrp\b|list(?: price)?\b|\breg(?:ular(?:ly)?|\.)?(?: price)?\b|compare(?:d)?(?: at| to)?|retail|originally|original price|\bold price|\bstatt\b|\buvp\b|alter preis|bisher|vorher|avant|prix (?:conseillé|barré|public|normal)|au lieu de|\bantes\b|\bpvpr?\b|prix (?:courant|de détail)|doporučená cena|odporúčaná cena|(?:recommended|suggested) (?:retail )?price|harga (?:asli|normal|coret)|precio (?:normal|anterior|regular|habitual|recomendado|sugerido)|preço (?:recomendado|sugerido)|prezzo (?:raccomandato|suggerito)|prix recommandé|unverb\.? preisempf\p{L}*\.?|(?:unverbindliche )?preisempfehlung|cena (?:zalecana|rekomendowana)|zalecana cena|ajánlott (?:fogyasztói )?ár|tavsiye edilen(?: fiyat)?|рекомендованная цена|рекомендована ціна|препоръчителна цена|συνιστ[ώω]μενη τιμ[ήη]|\bde:\s*$|(?<![\p{L}\d]\s)\bde:?\s+r\$|\bprima\b|anziché|listino|cena (?:katalogowa|regularna|przed)|najniższa cena.*|běžná cena|původní cena|bežná cena|pôvodná|korábbi|eredeti|preț vechi|prp|redn[ao] cena|redovna c(?:ij)?ena|sena kaina|vana hind|tavahind|parastā cena|ord(?:\.|inarie)?\s*pris|ordinarie|ordinær|førpris|før:?|van\s+voor|adviesprijs|\bvan\b|старая цена|стара ціна|стара цена|вместо|eski fiyat|liste fiyatı|定価|通常価格|メーカー希望小売価格|市场价格?|原价|市價|原價|定價|建議售價|建议(?:零)?售价|정가|소비자가|السعر السابق|بدلا من|מחיר (?:קודם|רגיל|מקורי)|במקום|giá (?:cũ|gốc|niêm yết)|ราคาปกติ|αρχικ[ήη] τιμ[ήη]|norm(?:\.|aali)? ?hinta|norm\.|ovh|suositushinta|\bord\.|tidigare pris|ursprungligt pris|rek(?:\.|ommenderat) ?pris|vejl(?:\.|edende) ?\p{L}*pris|vei?l(?:\.|edende) ?pris|normalpris|normalpreis|listenpreis|ladenpreis|originalpreis|high street|cover price|typical(?:ly)?|ancien prix|prix (?:initial|d.origine)|prezzo (?:pieno|consigliato)|precio (?:de )?lista|preço de tabela|cena (?:sugerowana|detaliczna|okładkowa)(?: przez \p{L}+)?|stará cena|star[ae] c(?:ij)?ena|prejšnja cena|preț(?:ul)? (?:recomandat|inițial)|înainte|παλι[άα] τιμ[ήη]|(?<!\p{L})пцд|редовна цена|предишна цена|прежняя цена|giá thị trường|harga sebelum(?:nya)?|参考価格|旧価格|吊牌价|专柜价|시중가)(?:\s*(?:price|preis|prix|precio|cena|preço|prezzo|ár|pris|fiyat|value|des herstellers))?[\s:：.€$£₹₪¥￥₽]*$/iu;

/**
 * Words for delivery: an amount after them is not the product's price. Greek has no accents in capitals, and
 * many leave out those of other languages.
 */
const SHIPPING =
  'shipping|free-?ship|ship (?:to|for)|ships|shipped|delivery|deliver(?:ed|s)?|postage|carriage|p&p|freight|versand\\p{L}*|liefer(?:ung|kosten|pauschale|gebühr)\\p{L}*|porto|livraison|frais de port|port|portes|env[ií]os?|frete|entrega|spedizion[ei]|consegna|verzend\\p{L}*|bezorg\\p{L}*|dostaw[ayę]|wysy[łl]k[aięe]|doprav[ayuě]|po[šs]tovn[ée]|szállítás\\p{L}*|kargo|teslimat|доставк\\p{L}*|frakt\\p{L}*|fragt\\p{L}*|levering|leverans|toimitus\\p{L}*|postikulut|transport\\p{L}*|livrare|μεταφορικ[άα]|αποστολ[ήη]|送料|運費|运费|包邮|배송비?|الشحن|شحن|ارسال|التوصيل|משלוח|phí vận chuyển|giao hàng|ค่าจัดส่ง|ค่าส่ง|ส่งฟรี|kohaletoimetami\\p{L}*|tarne\\p{L}*|piegād\\p{L}*|bezmaksas|pristatym\\p{L}*|dostava|dostavo|isporuka|pakomāts|ongkir|ongkos kirim';
const GIFT_CARD =
  'gift ?cards?|(?:gift )?certificat(?:es?|s|ul)?|(?:подарочн\\p{L}* )?сертификат\\p{L}*|gift ?wrap\\p{L}*|vouchers?|gutschein\\p{L}*|cartes? cadeaux?|tarjetas? regalo|buon[io] regalo|vales?-presente|cadeaubon\\p{L}*|karty? podarunkow\\p{L}*|poukaz\\p{L}*|ajándékkártya|hediye kartı|подарочн\\p{L}* карт\\p{L}*|presentkort|gavekort|lahjakort\\p{L}*|ギフト券|상품권|礼品卡|بطاقات هدايا|כרטיס מתנה|thẻ quà tặng|บัตรของขวัญ|carduri cadou|δωροκάρτ\\p{L}*|(?:als )?geschenk verpack\\p{L}*|geschenkverpackung|emballage cadeau|papier cadeau|envolver para regalo|confezione regalo|cadeauverpakking|embrulho';
/** Words for offers of other sellers and for used items. */
const OTHER_OFFERS =
  'used|pre-?owned|second-?hand|refurbished|open-?box|other (?:sellers|offers)|gebraucht\\p{L}*|andere (?:anbieter|verkäufer|verkopers)|weitere angebote|tweedehands|d.occasion|autres vendeurs|segunda mano|de ocasión|otros vendedores|usad[oa]s?|altri venditori|outros vendedores|używan[eay]|inni sprzedawcy|inne oferty|begagnad[et]?|brugt|käytetty|中古品?';
const FEES =
  "insurance|fees?|deposit|cod|(?<!non-?\\s?)members?(?:hip)?[’']?s?(?: price| pays?| only)?|(?<!nicht-?\\s?)mitglieder|(?<!niet-?\\s?)leden|(?<!no\\s)socios|adhérents?|členy|členov|klubowicz\\p{L}*|set-?up|(?:installation|engraving|rush)(?: charge| order)?|charges?|handling|aufpreis|zuschlag|supplément|suplemento|supplemento|toeslag|dopłata|příplatek|príplatok|felár|доплата|club\\p{L}*(?: price)?|minimum order|min\\. order|mindestbestellwert|минимальный заказ|save(?: an)?(?: extra)?|saving|saved|rewards?|earn|bonus|éco-?participation|ポイント|적립금|מועדון|medlems?pris|klubbpris|clubpreis|jäsenhinta|会員価格|会员价|會員價|회원가|con tarjeta|emi|payments? of|installments? of|raty|taksit|рассрочк\\p{L}*|current bid in|starting bid";
/** Words for warranties that shops sell beside the product. */
const WARRANTY =
  'protection(?: plan)?|warrant(?:y|ies)|garan[tz][iíy]\\p{L}*|gwarancj\\p{L}*|záruk\\p{L}*|garancij\\p{L}*|takuu\\p{L}*|гаранти\\p{L}*|保証|보증';
/** Ways of paying for which shops give a discount; the price for everybody is another one. */
const PAYING =
  'vorkasse|vorauskasse|überweisung|bank ?transfer|transfer[eê]ncia|bonifico|virement|przelew\\p{L}*|převod\\p{L}*|pix|boleto|havale';
/** Words for the price of a subscription. */
const SUBSCRIPTION =
  'im abo(?:nnement)?|(?:spar-?)?abo-?preis|spar-?abo|subscribe(?:rs?)?|with (?:a )?subscription|autoship|auto-?delivery|(?:en|avec|par) abonnement|con suscripción|na assinatura|in abbonamento|定期(?:便|購入)';
/** Words for other things that an amount may be for, if it follows them closely. */
const OTHERS = `${GIFT_CARD}|${FEES}|${WARRANTY}|${OTHER_OFFERS}|${SUBSCRIPTION}|${PAYING}`;
/** An amount a few words later in the sentence: 'Free shipping on orders over', 'Versandkostenfrei ab'. */
const ABOUT_OTHER = new RegExp(
  `(?<!\\p{L})(?:(?:${SHIPPING})(?!\\p{L})[^.!?;|\\d]{0,24}|(?:${OTHERS})(?!\\p{L})[^.!?;|\\d]{0,14})$`,
  'iu',
);
/**
 * The same with a number between, in one text with the amount: 'Delivery within 50 miles: $75', '2-year
 * warranty (24 months) $9', 'Vorkasse (2 % Skonto): 98 €'.
 */
const ABOUT_SHIPPING = new RegExp(
  `(?<!\\p{L})(?:${SHIPPING}|${WARRANTY}|${PAYING})(?!\\p{L})(?:[^.!?;|\\p{Sc}]|v\\.a\\.){0,32}\\p{Sc}?\\s?$`,
  'iu',
);
const LABEL_END = /[:：]\s*$/;
const ENDS_OTHER = new RegExp(`(?<!\\p{L})(?:${SHIPPING}|${OTHERS})(?!\\p{L})[\\s(]*$`, 'iu');
const OTHER_BEFORE =
  /(?:shipping|delivery|postage|versand(?:kosten)?|lieferung|livraison|env[ií]o|frete|spedizione|dostaw[ay]|doprava|доставк[аи]|off|deposit|pfand|zzgl\.?|plus|\bvat\b|\btax\b|mwst|\bnet(?:to)?\b|nettó(?: ár)?|ex(?:cl)?\.? (?:vat|tax|gst)|without tax|(?:brez|bez) (?:dph|vat|ddv|pdv(?:-a)?|pvn)|без (?:ндс|пдв|ддс)|be pvm|käibemaksuta|km-ta|fără tva|χωρίς φπα|áfa nélkül|kdv hariç|(?:uten|eks\.?|ekskl\.?) mva|e(?:x|ks)kl\.? moms|veroton(?: hinta)?|(?:excl?\.?|exkl\.?|ohne|zzgl\.?) (?:btw|mwst|iva|tva)|hors taxes?|\bh\.?t\.?|(?:sin|sem|senza) iva|alv 0|未税|부가세 별도|kuumakse|mēnesī|per mėn\.?|rate lunare|mjesečno|mesečno|havi|aylık|orders? (?:over|above|of)|bestellwert|from just|as low as|starting at \$?\d|gutschein|coupon|minimum(?: is| of)?|points?|earn|cashback|\d\s*x(?: de)?|monthly|per month|monatlich|raten?|grundpreis|税抜|税別|本体価格|本体|、?税|送料|运费|運費|배송비|الشحن|משלוח|ab \d+ st(?:ü|ue)ck(?: je)?|from \d+ pieces)[\s:：.(+€$£₹₪-]*$/iu;

/** '10 or more $8', but not 'Players: 2 or more', whose label says that it is no quantity to buy. */
const SEVERAL =
  /(?<![:：]\s?\d{0,3})\d+ (?:or more|oder mehr|ou (?:plus|mais)|o más|o più|of meer|lub więcej|eller (?:fler|mer|flere)|или (?:больше|более)|або більше|nebo více|alebo viac|vagy több|sau mai multe?|veya daha fazla)[\s:：.(+€$£₹₪-]*$/iu;

/** Words for an amount that includes tax, which is what the buyer pays. */
const WITH_TAX =
  /(?<!\p{L})(?:ink?l\p{L}*\.?|inc\.?|incl\p{L}*\.?|με|mit|with|con|com|s|z|avec|с|dengan|dahil|sis\.?|ar|su|kõos|koos|cu)\s(?:\d+\s?)?(?:vat|tax(?:es)?|gst|mwst\.?|ust\.?|iva|tva|dph|btw|moms|ндс|пдв|alv|kdv|áfa|ddv|pdv(?:-om)?|pvn|pvm|käibemaksuga|impuestos|impostos)[\s:：.(€$£]*$|税込[\s:：（(¥￥]*$/iu;
const WITH_TAX_AFTER =
  /^\s*\(?(?:brutto|ttc)(?!\p{L})|^\s*[(（]?税込(?!\s?[\d¥￥])|^\s*\(?(?:inc\.?|incl?\p{L}*\.?|ink?l\p{L}*\.?|s|z|su|με|vč\.|с|cu|sis\.?)\s(?:\d+\s?%?\s?)?(?:vat|tax(?:es)?|gst|mwst|ust|iva|tva|btw|moms|mva|alv|dph|ндс|пдв|pvm|φπα)(?!\p{L})/iu;
/** 'ex VAT', '+ GST', 'HT': what stands behind an amount that is without tax. */
const WITHOUT_TAX_AFTER =
  /^\s*[(（]?(?:(?:ex\p{L}*\.?|without|no|\+|plus|bez|без|fără|ohne|zzgl\.?|sin|sem|senza)\s?(?:\d+\s?%?\s?)?(?:vat|tax(?:es)?|gst|mwst|ust|iva|tva|btw|moms|mva|alv|dph|áfa|ндс|пдв)|netto|hors taxes?|h\.?t\.?|税抜|税別)(?!\p{L})/iu;

/** Words for a saving: the amount after them is what is taken off the old price. */
const SAVING_BEFORE =
  /(?:you save|saved?|savings?|sparen|sie sparen|ersparnis|économi\w*|ahorr\w*|risparmi\w*|oszczędz\w*|скидка\p{L}*|discount|rabatt|sleva|zľava|korting|besparing|u bespaart|zniżka|rabat|reducere|indirim|kedvezmény|割引|优惠|할인|التوفير|חיסכון)(?: \p{L}{1,8})?[\s:：.(+€$£₹₪-]*$/iu;

/** The same in more languages, as whole words. */
const SAVED =
  /(?<!\p{L})(?:du sparar|spara?|besparelse|du sparer|säästä\p{L}*|uš(?:etř|etr|parí)\p{L}*|zaoszczędz\p{L}*|tiết kiệm|(?<!giá )giảm(?! (?:giá )?còn)(?: thêm)?(?: (?:tới|đến))?|trợ giá(?: thêm)?|κερδ[ίι]ζετε|κ[έε]ρδος|[έε]κπτωση|economis\p{L}*|economi[az](?: de)?|poup[ae]\p{L}*|megtakarítás\p{L}*|je bespaart|bespaar|tasarruf\p{L}*|kazanc\p{L}*|hemat|ušted\p{L}*|prihran\p{L}*|sutaupo\p{L}*|säästad|ietaup\p{L}*|спест\p{L}*|отстъпка|економі\p{L}*|знижка|эконом\p{L}*|выгода|вигода)(?: \p{L}{1,8})?[\s:：.(+€$£₹₪-]*$/iu;
const SAVING_LABEL =
  /(?<!\p{L}\s?)(?:descuento|desconto|sconto|réduction|remise|alennus)\s?[:：]\s*$/iu;

/** Words for a price on a condition: with a code, with a way of paying, after a rebate. */
const ON_CONDITION =
  /^[\s*)]{0,3}(?:with (?:an? |the )?(?:code|coupon|promo|voucher|autoship|subscription|prime)|w\/\s?code|with (?:an? |new )?(?:\d{1,2}[ -](?:year|month)s? )?(?:contract|agreement|trade-?in|activation)|mit (?:handy-?)?vertrag|avec (?:un )?(?:engagement|forfait)|con contrato|met abonnement|us(?:e|ing) (?:the )?(?:code|coupon)|after (?:mail|rebate|credit|coupon|promo|code|statement|trade)|after\s\p{Sc}\s?$|(?:mit|bei) (?:code|gutschein|coupon|vorkasse|überweisung)|avec (?:le )?(?:code|coupon)|con (?:el |il )?(?:código|codice|cupón|coupon)|met (?:de )?(?:code|kortingscode)|z kodem|s kódem|(?:con|en|por|pagando (?:con|por)) (?:transferencia|efectivo|depósito)|(?:à vista )?(?:no|com|via|por) (?:o )?(?:pix|boleto|transferência))(?!\p{L})/iu;
/** 'Extra 20% off with code VIP: $64', 'Use code VIP to get it for $64'. */
const WITH_CODE =
  /(?<!\p{L})(?:with|use|using|mit|avec|con|com|met)\s(?:\p{L}{1,10}\s){0,2}(?:code|coupon|código|codice|cupón|cupom|gutschein)(?:\s[\p{L}\d-]{2,16})?(?:\s(?:to|and|you|zahlen|bezahlen|pour|vous|para|pagas?|paga|per|om|betaal)(?:\s(?!(?:prices?|now|preis|jetzt|prix|precio|prezzo|preço|prijs)(?!\p{L}))\p{L}{1,16}){0,4})?\s?[:=]?\s*\p{Sc}?\s*$/iu;
/** 'Over $50', '$5 off on spend of $50': words that make the amount a threshold. */
const THRESHOLD =
  /(?<!\p{L})(?:off (?:on|for|when)(?:\s\p{L}{1,10}){0,3}|over|above|under|up ?to|bis zu|jusqu.à|fino a|até|hasta|hingga|sampai|până la|[έε]ως|tối đa|lên (?:tới|đến)|exceeding|more than|oltre|boven|powyżej|över|yli|π[άα]νω απ[όο]|[άα]νω των|peste|iznad|свыше|понад|trên|بالای|فوق|أكثر من)(?:\s(?:[A-Z]{3}|kr\.?))?\s?(?:[A-Z]{0,3}\p{Sc})?\s?$/iu;
/** 'Less than $50': the bound of a choice of prices, or praise of an offer: 'Now for less than $50'. */
const BOUND =
  /(?<!\p{L})(?:less than|menos de|moins de|meno di|weniger als|unter|minder dan|onder|poniżej|mniej niż|méně než|menej ako|меньше|менее|mindre än|mindre enn|mindre end|mai puțin de)(?:\s(?:[A-Z]{3}|kr\.?))?\s?(?:[A-Z]{0,3}\p{Sc})?\s?$/iu;

/** Words after it. */
const OTHER_AFTER =
  /^\s*(?:(?:\*\s*)?\/\s*(?:month|mo\b|mth|monat|mois|mes\b|(?:mnd|md|mån|kk|hó|lun[aă]|ay|bulan|เดือน|tháng|mėn|mēn|μήνα|luna|(?:fl\.?\s?)?oz|lb)(?!\p{L})|mese|mies|měs|мес|week|year|yr|100|1?\s?(?:kg|l|liter|g|ml|m2|m²)(?![\p{L}\p{N}]))|(?:per|pro|par|al|por|za)\s+(?:month|monat|mois|mes|mese|week|100|1?\s?(?:kg|l|liter|litre|g|ml|kilogramm|kilo|m2|m²)(?![\p{L}\p{N}]))|p\.?m\.?\b|off\b|every (?:\d\s)?(?:weeks?|months?)\b|(?:more|away) (?:for|from|to|until)\b|(?:de )?(?:descuento|rabatt|réduction|desconto|sconto)|(?:ex(?:cl?|kl)?\.?|without|bez|be|ohne|zzgl\.|fără|χωρίς|\+)\s*(?:vat|tax|gst|dph|mwst|ust|btw|iva|tva|moms|vsk|pvm|φπα)|mtl(?!\p{L})|netto(?!\p{L})|hors taxes?|shipping(?! (?:calculated|is|not|will|included|within|and taxes))|delivery(?! (?:in|within|by|on|is|included|available|time))|versand(?!kostenfrei|frei|(?:kosten)? (?:wird|werden))|frete|postage|в месяц|[(（]?(?:税抜|税別|pt\b|ポイント)|以上|이상|\/\s*мес|(?:no )?boleto|(?:retail )?value\b(?! (?:pack|set|size|bundle))|(?:booking |service )?fee\b|gebühr|frais|clubcard|with (?:card|membership)|bestellwert|(?:üzeri|felett|ylitäv\p{L}*) )/iu;
/**
 * How often a sum is paid: '$5 monthly', 'monthly for 24 months'. A noun behind such a word makes it the
 * beginning of a name ('Monthly Planner'), so it must end the text or be followed by a mark, a number or
 * words about paying.
 */
const PAID_EACH =
  /^\s*\(?(?:(?:each|a) month|(?:im|jeden) monat|al mese|al mes|ao mês|miesięcznie|měsíčně|mesačne|i månaden|om måneden|havonta|(?:bi-?)?(?:monthly|weekly)|fortnightly|monatlich|wöchentlich|mensuales|mensais|ежемесячно)(?![\p{L}'’&])\s*(?:$|(?![-/])[^\p{L}\s'’&]|[-–/]\P{L}|(?:pay(?:ment|able)?s?|install?ments?|rates?|raten?|fees?|plans?|bill(?:ed|ing)?|charges?|finance|financing|interest|apr|subscription|for|over|with|at|until|after|from|by|via|through|or|if|learn|apply|see|bei|für|mit|über|auf|ab|oder|zzgl|inkl|con|por|durante|sin|per|senza|z|przez|com|sem|em|avec|sur|pendant|на|в|с|от)(?!\p{L}))/iu;
const WRAPPED = new RegExp(`^[\\s*+)]{0,4}(?:${GIFT_CARD})(?! (?:available|possible))`, 'iu');
const BOUGHT_FOR =
  /^\s*(?:[\p{L}’']+\s){0,3}(?:orders?|bestellwert|d.achat|üzeri kargo|felett|tilauksiin|送料無料|무료배송|包邮|免[運运])/iu;

/** '1 kg = ', '(100 ml = ': words before a unit price. */
const MEASURE_OF =
  /\d\s?(?:kg|g|mg|l|ml|cl|dl|m[²2³3]?|lit(?:er|re)s?|(?:st|stk|pcs?|szt|ks)\.?|stück|wl|wg)\s?[=≙≈][\s€$£]*$/iu;
/** The lowest price of the last 30 days, which EU shops must state beside a reduced price. */
const LOWEST =
  /niedrigste|tiefst|lowest|plus bas|più basso|más bajo|mais baixo|laagste|najni[żž]|nejniž|alin hinta|lägsta|laveste|χαμηλότερ|най-ниск|legalacsonyabb|mai mic|madalaim|žemiausi|zemāk/iu;
const LATELY =
  /30|letzt|last|previous|dernier|ultim|últim|posledn|zadnj|ostatni|laatste|viime|senast|siste|sidste|τελευτα|последн|elmúlt|viimas|paskutin|pēdēj/iu;
/** '12x de R$ ', 'en 6 cuotas de $', '24 Raten à ': words before an installment. */
const INSTALMENT =
  /\d\s?(?:x|×|vezes|(?:\p{L}+[\s-]){0,3}(?:installments?|instalments?|payments?|parcelas?|cuotas?|mensualidades|mensualit[ée]s|raten?|rate|rat|termijnen|splátek|taksit|плат[еі]ж\p{L}*|msi|meses|δόσεις|תשלומים|دفعات))(?:\s(?:of|de|von|zu|à|da|van|po|по|di|at|from|starting|ab|desde|od|vanaf|від|от|mensili|sin intereses|των|של|بقيمة|x))*\s*(?:\p{L}{0,3}\p{Sc})?\s*$/iu;

/** 'Buy 6 for', 'Kaufen Sie 6 für je': words before the price of each of several pieces. */
const EACH_OF =
  /(?<!\p{L})(?:buy|kaufen sie|achetez(?:-en)?|compre|acquista(?:ne)?|koop|kup|köp|køb|osta|acheter|comprar)\s\d{1,5}(?:\s(?!(?:it|now)\s)\p{L}{1,10}){0,3}\s*\p{Sc}?\s*$/iu;
/** 'Delivery by tomorrow | Free': the amount after it is another cost of delivery. */
const FREE_DELIVERY =
  /(?:delivery|shipping|livraison|versand|lieferung|env[ií]o|frete|spedizione|verzending|bezorging|dostawa|доставка)[^.!?;]{0,40}(?:free|gratis|kostenlos|gratuite?|gratuita|grátis|darmowa|бесплатно)\s*$/iu;

/** '+ $4.20', '(+$6.95)', '(- 40 €)': surcharges and discounts, but not the '- +' of a quantity field. */
const SURCHARGE = /(?:(?<![-–−]\s?)\+|[(（]\s?[-–−])\s?(?:\p{Sc}|[A-Z]{1,3}\$?)?\s?$/u;

/** '(', or '$12.48 (' before '$6.24 / Pack)': the price of one of several, or the price in another currency. */
const IN_BRACKETS = /(?:^|\p{Sc}\s?[\d.,]{0,12}\d|\d\s?\p{Sc})\s*[(（]\s*$/u;

/** Words that call the amount after them the price. */
const PRICE_BEFORE =
  /(?<!\p{L})(?:prices?|non-?\s?members?|nicht-?mitglieder|niet-leden|(?:buy|get) (?:it )?(?:now|for)|sale|only|just|now|today|asking|preis|endpreis|verkaufspreis|bruttó|brutto|nur|jetzt|prix|maintenant|seulement|precio|oferta|ahora|solo|sólo|prezzo|offerta|adesso|preço|por|apenas|prijs|nu|voor|slechts|cena|cenę|teraz|nyní|jen|ár|ára|csak|fiyat|fiyatı|цена|цену|ціна|всего|pris|nupris|nå|hinta|nyt|preț|pret|doar|τιμή|μόνο|販売価格|価格|特価|価格|(?:本店)?售价|价格|本店价|促销价|现价|판매가|가격|할인가|السعر|سعر|מחיר|ราคา|giá|giá bán|harga)(?!\p{L})[^.!?;|\d]{0,14}$/iu;
/** The same as a whole label, after which a number without a currency sign is accepted, too. */
const PRICE_LABEL =
  /^\W{0,3}(?:(?:our|your|sale|special|unit|net|total|item|retail|web|online|internet|final|current)\s)?(?:price|each|preis|prix|precio|prezzo|preço|prijs|cena|ár|bruttó ár|fiyat|fiyatı|цена|ціна|pris|hinta|preț|pret|τιμή|販売価格|価格|售价|价格|판매가|가격|السعر|מחיר|ราคา|giá|harga)(?:\s(?:brutto|each|ttc|s dph|z vat|inc(?:l?\.?) (?:vat|tax)|inkl\.? mwst\.?|\([^)\d]{1,16}\)|usd|eur))?\s?[:：=*]*\s*$/iu;

/** A quantity for which a price holds: 'ab 5', '10+', '5 - 9'. */
const QUANTITY =
  /^(?:(?:ab|from|dès|à partir de|da|od|vanaf|desde|fra|från|от|≥|>)\s?\d{1,5}|\d{1,5}\s?(?:\+|[-–]\s?\d{1,5}|or more))\s?(?:st(?:ück|k|\.)?|pcs?|pieces|szt\.?|ks|pz|uds?|шт\.?)?$/iu;
const RATE = /\(?\s?\d{1,2}(?:[.,]\d)?\s?%\s?\)?/g;
/** A number of a footnote after a word: 'UVP2 '. */
const FOOTNOTE = /(?<=\p{L})\.?\d[)*]?(?=[\s:：]*$)/u;
const MAX_WORDS = 80;
const LETTER = /\p{L}/u;

/** Patterns that require a number, so they are skipped for words without one. */
const WITH_NUMBER = [MEASURE_OF, INSTALMENT, EACH_OF];
const AFTER = [OTHER_AFTER, PAID_EACH, ON_CONDITION, WRAPPED, BOUGHT_FOR];

/** What words beside an amount say that it is. */
export type Said = 'price' | 'old' | 'saving' | 'other' | null;

/** A label that says all it has to say: 'Free shipping', 'Save 20%', '-20%'. */
const FREE =
  /(?<!\p{L})(?:free|gratis|gratis\p{L}+|kostenlos\p{L}*|\p{L}*kostenfrei\p{L}*|gratuit\p{L}*|offerte?|grátis|zdarma|zadarmo|darmow\p{L}*|бесплатн\p{L}*|безкоштовн\p{L}*|ücretsiz|bedava|fri|ilmai\p{L}*|ingyenes|δωρε[άα]ν|miễn phí)(?!\p{L})|無料|무료|包邮/iu;
const ONLY_RATE = /^\P{L}*(?:\p{L}+\s){0,2}[-–−]?\d{1,2}\s?%(?:\s\p{L}+)?[^\p{L}:：]*$/u;
/** '… from', '… ab': the amount behind such a label belongs to it. */
const GOES_ON =
  /[:：(]\s*$|(?<!\p{L})(?:from|ab|von|dès|desde|[aà] partir de|d[aei]|vanaf|od|nad|от|від|för|över|over|above|orders|spend|minst|worth|superiori a|au-delà de|minimum|min\.?|of|for|pour|per)\s*$/iu;

function isComplete(label: string): boolean {
  return (
    (FREE.test(label) || ONLY_RATE.test(label)) && !GOES_ON.test(label) && !THRESHOLD.test(label)
  );
}

/** What the words beside an amount say that it is. `isMarked`: whether the page's markup calls it a price. */
export function whatIsSaid(words: Words, isMarked = false): Said {
  const { after, isLabel } = words;
  const before = isLabel && isComplete(words.before) ? '' : words.before;
  // Percentages are removed, because 'zzgl. MwSt (21 %):' means the same without the rate.
  const lead = withoutSign(before.slice(-MAX_WORDS).replace(RATE, '')).replace(FOOTNOTE, '');
  if (after !== '' && (AFTER.some((pattern) => pattern.test(after)) || isForMembers(after)))
    return 'other';
  if (SURCHARGE.test(lead)) return 'other';
  if (!LETTER.test(lead)) {
    if (WITH_TAX_AFTER.test(after)) return 'price';
    return IN_BRACKETS.test(before.slice(-MAX_WORDS)) ? 'other' : null;
  }
  if (LOWEST.test(lead) && LATELY.test(lead)) return 'other';
  if (/\d/.test(lead) && WITH_NUMBER.some((pattern) => pattern.test(lead))) return 'other';
  if (FREE_DELIVERY.test(lead)) return 'other';
  if (isLabel && QUANTITY.test(before.trim())) return 'other';
  if (OLD_BEFORE.test(lead)) return 'old';
  if (WITH_TAX.test(lead) || WITH_TAX_AFTER.test(after)) return 'price';
  if ([SAVING_BEFORE, SAVED, SAVING_LABEL].some((pattern) => pattern.test(lead))) return 'saving';
  if (OTHER_BEFORE.test(lead)) return 'other';
  if (!isLabel && [SEVERAL, THRESHOLD, WITH_CODE].some((pattern) => pattern.test(lead)))
    return 'other';
  if (!isLabel && !isMarked && BOUND.test(lead)) return 'other';
  // Text in an element beside the amount counts only if it ends with such a word or with a colon.
  if ((!isLabel || LABEL_END.test(lead)) && ABOUT_OTHER.test(lead)) return 'other';
  if (isLabel ? ENDS_OTHER.test(lead) : ABOUT_SHIPPING.test(lead)) return 'other';
  return PRICE_BEFORE.test(lead) ? 'price' : null;
}

/** Signs and codes with letters at the end of words, except 'R$', because 'de R$' marks an old price. */
const SIGN_END = /(?<!\p{L})([A-Z]{3}|[A-Z]{2}\$|[AC]\$|kr\.?|Rs\.?|Rp|RM|Fr\.)\s*$/u;

/** The words before an amount without the currency sign at their end. */
export function withoutSign(words: string): string {
  const found = SIGN_END.exec(words);
  return found !== null && isMoneySign(found[1] ?? '') ? words.slice(0, found.index) : words;
}

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
    WITHOUT_TAX_AFTER.test(between) ||
    WITH_TAX.test(withoutSign(between)) ||
    WITH_TAX_AFTER.test(after)
  );
}

/** Whether words before an amount say that it is an old one. */
export function isOldBefore(before: string): boolean {
  return LETTER.test(before) && OLD_BEFORE.test(withoutSign(before.slice(-MAX_WORDS)));
}

/** Labels for a temporarily reduced price. */
const REDUCED_LABEL =
  /(?:(?:sale|special|promo(?:tional)?|reduced|clearance) price|aktionspreis|angebotspreis|sonderpreis|prix (?:promo\p{L}*|soldé|réduit)|precio (?:de )?(?:oferta|promoci\p{L}*|rebajado)|preço (?:promo\p{L}*|com desconto)|prezzo (?:scontato|promo\p{L}*)|actieprijs|aanbiedingsprijs|cena promocyjna|akční cena|akciová cena|акционная цена|цена со скидкой|kampanjpris|tilbudspris|tarjoushinta|indirimli fiyat|セール価格|特価|促销价|活动价|特价|할인판매가|할인가)[\s:：.(]*(?:\p{L}{0,3}\p{Sc})?\s*$/iu;

/** Whether the words before a price say that it is a reduced one. */
export function isReducedLabel(before: string): boolean {
  return REDUCED_LABEL.test(before.slice(-MAX_WORDS));
}

/** Labels for the usual price: it is the old price if there is a lower one, or else the price. */
const USUAL_LABEL =
  /(?:^|\s)(?:regular price|prix (?:normal|courant|habituel)|normalpreis|precio (?:normal|regular|habitual)|preço normal|prezzo normale|normale prijs|cena regularna|běžná cena|bežná cena|redovna cijena|redna cena|normalpris|ordinarie pris|norm(?:\.|aali)? ?hinta|通常価格)[\s:：]*(?:\p{L}{0,3}\p{Sc})?\s*$/iu;

/** Whether the words before a price call it the usual one. */
export function isUsualLabel(before: string): boolean {
  return USUAL_LABEL.test(withoutSign(before.slice(-MAX_WORDS)));
}

/** Whether a text is nothing but a label for the price: 'Our price:', 'Cena brutto'. */
export function isPriceLabel(text: string): boolean {
  return text.length <= 40 && PRICE_LABEL.test(text);
}
