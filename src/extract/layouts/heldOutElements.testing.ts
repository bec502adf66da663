import { layout, LOCALES as at, type LayoutCase } from './page.testing.ts';

/** Prices split over elements, several offers, right-to-left scripts. Written before the rules, for totals only. */
export const HELD_OUT_ELEMENTS: readonly LayoutCase[] = [
  layout(
    at.de,
    'whole and cents in spans of their own',
    { name: 'Gusspfanne 28 cm', price: 64.9, currency: 'EUR' },
    {
      main: `<h1>Gusspfanne 28 cm</h1><img src="/media/pfanne.jpg" width="500" height="500" alt="Gusspfanne 28 cm"><div class="detail-price"><span class="val-int">64</span><span class="val-sep">,</span><span class="val-dec">90</span><span class="val-cur">&nbsp;€</span></div><div class="hint">inkl. MwSt. zzgl. <a href="/versand">Versand</a></div><button class="cta">In den Warenkorb</button>`,
    },
  ),
  layout(
    at.us,
    'sign, dollars and cents in three elements',
    { name: 'Walnut Serving Board', price: 48.5, currency: 'USD' },
    {
      main: `<h1>Walnut Serving Board</h1><img src="/media/board.jpg" width="600" height="400" alt="Walnut Serving Board"><div class="amount-box"><sup class="cur">$</sup><span class="dollars">48</span><sup class="cts">50</sup></div><div>or 4 payments of $12.13 with Later</div><button>Add to bag</button>`,
    },
  ),
  layout(
    at.fr,
    'euro sign between whole and cents',
    { name: 'Couteau pliant en olivier', price: 37.9, currency: 'EUR' },
    {
      main: `<h1>Couteau pliant en olivier</h1><img src="/media/couteau.jpg" width="500" height="400" alt="Couteau pliant"><p class="montant"><strong>37<span>€<sup>90</sup></span></strong></p><p>dont 0,02 € d’éco-participation</p><button>Ajouter au panier</button>`,
    },
  ),
  layout(
    at.nl,
    'dash for no cents',
    { name: 'Wollen plaid grijs', price: 79, currency: 'EUR' },
    {
      main: `<h1>Wollen plaid grijs</h1><img src="/media/plaid.jpg" width="500" height="400" alt="Wollen plaid grijs"><div class="prijsblok"><span class="doorgestreept" style="text-decoration: line-through">99,-</span> <span class="nu">79,-</span></div><button>In winkelwagen</button>`,
    },
  ),
  layout(
    at.br,
    'cash price beside instalments',
    { name: 'Rede de descanso casal', price: 189.9, currency: 'BRL' },
    {
      main: `<h1>Rede de descanso casal</h1><img src="/media/rede.jpg" width="500" height="500" alt="Rede de descanso casal"><div class="box"><p>De: R$ 229,90</p><p>Por: <strong>R$ 189,90</strong></p><p>ou 6x de R$ 31,65 sem juros</p></div><a class="botao" href="/carrinho/add">Comprar</a>`,
    },
  ),
  layout(
    at.tr,
    'number without sign beside the currency in its own span',
    { name: 'Bakır cezve', price: 349.9, currency: 'TRY' },
    {
      main: `<h1>Bakır cezve</h1><img src="/media/cezve.jpg" width="500" height="500" alt="Bakır cezve"><div class="fiyat-alani"><span class="eski">429,90 <i>TL</i></span><span class="yeni">349,90 <i>TL</i></span></div><button>Sepete Ekle</button>`,
    },
  ),
  layout(
    at.sa,
    'Arabic digits',
    { name: 'مبخرة نحاسية', price: 245, currency: 'SAR' },
    {
      main: `<h1>مبخرة نحاسية</h1><img src="/media/mabkhara.jpg" width="500" height="500" alt="مبخرة نحاسية"><div class="price-wrapper"><span>٢٤٥٫٠٠</span> <span>ر.س</span></div><small>شامل الضريبة</small><button>أضف إلى السلة</button>`,
    },
  ),
  layout(
    at.il,
    'sign after the number',
    { name: 'פמוטים מכסף', price: 420, currency: 'ILS' },
    {
      main: `<h1>פמוטים מכסף</h1><img src="/media/pamot.jpg" width="500" height="500" alt="פמוטים מכסף"><div>מחיר: <b>420 ₪</b></div><div>משלוח: 30 ₪</div><button>הוסף לסל</button>`,
    },
  ),
  layout(
    at.kr,
    'discount rate, old and new price',
    { name: '자작나무 도마', price: 32000, currency: 'KRW' },
    {
      main: `<h2>자작나무 도마</h2><img src="/media/doma.jpg" width="500" height="500" alt="자작나무 도마"><div class="info"><span class="rate">20%</span><span class="consumer">40,000원</span><span class="sell"><strong>32,000</strong>원</span><span>배송비 3,000원</span></div><a href="#none" class="btnBuy">구매하기</a>`,
    },
  ),
  layout(
    at.cn,
    'promotion price with sign apart',
    { name: '手工紫砂壶', price: 468, currency: 'CNY' },
    {
      main: `<h1>手工紫砂壶</h1><img src="/media/hu.jpg" width="500" height="500" alt="手工紫砂壶"><dl class="tm"><dt>价格</dt><dd><em>¥</em><span>680.00</span></dd></dl><dl class="tm now"><dt>促销价</dt><dd><em>¥</em><span>468.00</span></dd></dl><dl><dt>运费</dt><dd>快递 ¥10.00</dd></dl><a class="buy">立即购买</a><a>加入购物车</a>`,
    },
  ),
  layout(
    at.in,
    'lakh grouping',
    { name: 'Teak Rocking Chair', price: 123456, currency: 'INR' },
    {
      main: `<h1>Teak Rocking Chair</h1><img src="/media/chair.jpg" width="500" height="500" alt="Teak Rocking Chair"><div><span>M.R.P.: </span><span style="text-decoration:line-through">₹1,50,000</span></div><div><span>Deal Price: </span><span>₹1,23,456</span> <span>(18% off)</span></div><div>EMI from ₹5,927/month</div><button>Add to Cart</button>`,
    },
  ),
  layout(
    at.vn,
    'dots for thousands',
    { name: 'Bình gốm Bát Tràng', price: 1250000, currency: 'VND' },
    {
      main: `<h1>Bình gốm Bát Tràng</h1><img src="/media/binh.jpg" width="500" height="500" alt="Bình gốm Bát Tràng"><div class="box-gia"><b>1.250.000 ₫</b> <del>1.500.000 ₫</del></div><button>Thêm vào giỏ hàng</button>`,
    },
  ),
  layout(
    at.th,
    'baht in words',
    { name: 'ตะกร้าหวาย', price: 690, currency: 'THB' },
    {
      main: `<h1>ตะกร้าหวาย</h1><img src="/media/wai.jpg" width="500" height="500" alt="ตะกร้าหวาย"><div>ราคา <span>690.00</span> บาท</div><div>ค่าจัดส่ง 50 บาท</div><button>หยิบใส่ตะกร้า</button>`,
    },
  ),
  layout(
    at.uk,
    'unit price, loyalty price and price',
    { name: 'Darjeeling Loose Leaf Tea 250 g', price: 9.5, currency: 'GBP' },
    {
      main: `<h1>Darjeeling Loose Leaf Tea 250 g</h1><img src="/media/tea.jpg" width="500" height="500" alt="Darjeeling Loose Leaf Tea"><div class="pdp"><p class="pdp-amount">£9.50</p><p class="pdp-sub">£3.80/100g</p><p class="club">£7.50 Clubcard price</p></div><button>Add to trolley</button>`,
    },
  ),
  layout(
    at.se,
    'kronor with colon and dash',
    { name: 'Träbricka björk', price: 495, currency: 'SEK' },
    {
      main: `<h1>Träbricka björk</h1><img src="/media/bricka.jpg" width="500" height="500" alt="Träbricka björk"><p class="summa">495:-</p><p>Frakt 59:-</p><button>Lägg i varukorgen</button>`,
    },
  ),
  layout(
    at.gr,
    'buy box below long description',
    { name: 'Ελαιόλαδο εξαιρετικό 1 λίτρο', price: 14.8, currency: 'EUR' },
    {
      main: `<h1>Ελαιόλαδο εξαιρετικό 1 λίτρο</h1><img src="/media/ladi.jpg" width="500" height="500" alt="Ελαιόλαδο">${'<p>Κορωνέικη ποικιλία, ψυχρή έκθλιψη.</p>'.repeat(40)}<div class="agora"><span>14,80 €</span><button>Προσθήκη στο καλάθι</button></div>`,
    },
  ),
];
