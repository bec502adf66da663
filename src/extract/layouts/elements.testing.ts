import { layout, LOCALES as at, type LayoutCase } from './page.testing.ts';

/** Prices split over elements, several amounts in one buy box, right-to-left scripts. */
export const ELEMENTS: readonly LayoutCase[] = [
  layout(
    at.us,
    'whole and fraction as Amazon writes them',
    { name: 'Enamel Camp Kettle', price: 38.25, currency: 'USD' },
    {
      main: `<h1><span id="productTitle">Enamel Camp Kettle</span></h1><img src="/media/kettle.jpg" width="500" height="500" alt="Enamel Camp Kettle"><div id="corePrice"><span class="a-price"><span class="a-offscreen">$38.25</span><span aria-hidden="true"><span class="a-price-symbol">$</span><span class="a-price-whole">38<span class="a-price-decimal">.</span></span><span class="a-price-fraction">25</span></span></span></div><span class="list">List Price: <span class="a-text-strike">$45.00</span></span><input type="submit" value="Add to Cart">`,
    },
  ),
  layout(
    at.us,
    'whole and fraction without a sign between',
    { name: 'Brass Door Knocker', price: 54.75, currency: 'USD' },
    {
      main: `<h1>Brass Door Knocker</h1><img src="/media/knocker.jpg" width="500" height="500" alt="Brass Door Knocker"><div class="buybox"><div class="figure"><span>$</span><span class="whole">54</span><span class="fraction">75</span></div></div><button>Add to cart</button>`,
    },
  ),
  layout(
    at.de,
    'cents raised, sign after',
    { name: 'Kupferkessel 10 l', price: 149.95, currency: 'EUR' },
    {
      main: `<h1>Kupferkessel 10 l</h1><img src="/media/kessel.jpg" width="500" height="500" alt="Kupferkessel 10 l"><p class="betrag">149<sup>95</sup> €</p><p>Grundpreis: 15,00 € / l</p><button>In den Warenkorb</button>`,
    },
  ),
  layout(
    at.de,
    'crossed out by words, saving in percent',
    { name: 'Schaffell weiß', price: 69, currency: 'EUR' },
    {
      main: `<h1>Schaffell weiß</h1><img src="/media/fell.jpg" width="500" height="500" alt="Schaffell weiß"><div><span>statt 89,00 €</span> <strong>nur 69,00 €</strong> <em>Sie sparen 20,00 €</em></div><p>ab 3 Stück je 65,00 €</p><button>In den Warenkorb</button>`,
    },
  ),
  layout(
    at.fr,
    'comma in its own element',
    { name: 'Lampe de chevet en rotin', price: 59.99, currency: 'EUR' },
    {
      main: `<h1>Lampe de chevet en rotin</h1><img src="/media/lampe.jpg" width="500" height="500" alt="Lampe de chevet en rotin"><div class="f-tarif"><span>59</span><span>,</span><span>99</span><span>€</span></div><p>3x 20,00 € sans frais</p><button>Ajouter au panier</button>`,
    },
  ),
  layout(
    at.br,
    'cash, card and instalments',
    { name: 'Cuia de chimarrão', price: 94.9, currency: 'BRL' },
    {
      main: `<h1>Cuia de chimarrão</h1><img src="/media/cuia.jpg" width="500" height="500" alt="Cuia de chimarrão"><div class="valores"><span>R$</span> <strong>94,90</strong><div>em até 3x de R$ 31,63</div><div>R$ 90,15 no boleto (5% de desconto)</div></div><button>Adicionar ao carrinho</button>`,
    },
  ),
  layout(
    at.nl,
    'comma and dash',
    { name: 'Delfts blauwe vaas', price: 125, currency: 'EUR' },
    {
      main: `<h1>Delfts blauwe vaas</h1><img src="/media/vaas.jpg" width="500" height="500" alt="Delfts blauwe vaas"><div class="bedrag">€ 125,-</div><p>Verzendkosten € 4,95</p><button>In winkelwagen</button>`,
    },
  ),
  layout(
    at.pl,
    'groszy in small',
    { name: 'Filiżanka Bolesławiec', price: 64.5, currency: 'PLN' },
    {
      main: `<h1>Filiżanka Bolesławiec</h1><img src="/media/filizanka.jpg" width="500" height="500" alt="Filiżanka Bolesławiec"><div class="kwota"><b>64</b><small>,50 zł</small></div><p>Najniższa cena z 30 dni: 59,00 zł</p><button>Do koszyka</button>`,
    },
  ),
  layout(
    at.tr,
    'old and new price without classes that tell',
    { name: 'Çini kase', price: 279, currency: 'TRY' },
    {
      main: `<h1>Çini kase</h1><img src="/media/kase.jpg" width="500" height="500" alt="Çini kase"><div><del>349,00 TL</del><span>279,00 TL</span></div><div>Kargo: 29,90 TL</div><button>Sepete Ekle</button>`,
    },
  ),
  layout(
    at.sa,
    'sign before, Western digits',
    { name: 'دلة قهوة', price: 189, currency: 'SAR' },
    {
      main: `<h1>دلة قهوة</h1><img src="/media/dallah.jpg" width="500" height="500" alt="دلة قهوة"><div>السعر: <strong>189.00 ر.س</strong></div><div>الشحن: 25.00 ر.س</div><button>أضف إلى السلة</button>`,
    },
  ),
  layout(
    at.il,
    'club price beside',
    { name: 'חנוכייה מפליז', price: 250, currency: 'ILS' },
    {
      main: `<h1>חנוכייה מפליז</h1><img src="/media/hanukkia.jpg" width="500" height="500" alt="חנוכייה מפליז"><div class="amount">₪250.00</div><div>מחיר לחברי מועדון: ₪225.00</div><button>הוסף לסל</button>`,
    },
  ),
  layout(
    at.kr,
    'strong number, won in words',
    { name: '옻칠 수저 세트', price: 45000, currency: 'KRW' },
    {
      main: `<h2>옻칠 수저 세트</h2><img src="/media/sujeo.jpg" width="500" height="500" alt="옻칠 수저 세트"><table><tr><th>판매가</th><td><strong>45,000원</strong></td></tr><tr><th>적립금</th><td>450원</td></tr><tr><th>배송비</th><td>2,500원</td></tr></table><a href="#none">장바구니</a>`,
    },
  ),
  layout(
    at.cn,
    'market price and price',
    { name: '景德镇茶杯', price: 128, currency: 'CNY' },
    {
      main: `<h1>景德镇茶杯</h1><img src="/media/beizi.jpg" width="500" height="500" alt="景德镇茶杯"><p>市场价：<del>198.00元</del></p><p>本店价：<b>128.00元</b></p><a href="javascript:buy()">加入购物车</a>`,
    },
  ),
  layout(
    at.in,
    'MRP, price and EMI',
    { name: 'Brass Pooja Lamp', price: 2499, currency: 'INR' },
    {
      main: `<h1>Brass Pooja Lamp</h1><img src="/media/lamp.jpg" width="500" height="500" alt="Brass Pooja Lamp"><div><span>Rs. 2,499</span> <strike>Rs. 3,200</strike> <span>22% OFF</span></div><div>EMI starts at Rs. 118 per month</div><button>ADD TO CART</button>`,
    },
  ),
  layout(
    at.vn,
    'price in a definition list',
    { name: 'Nón lá Huế', price: 145000, currency: 'VND' },
    {
      main: `<h1>Nón lá Huế</h1><img src="/media/nonla.jpg" width="500" height="500" alt="Nón lá Huế"><dl><dt>Giá</dt><dd>145.000 đ</dd><dt>Phí vận chuyển</dt><dd>30.000 đ</dd></dl><button>Mua ngay</button>`,
    },
  ),
  layout(
    at.se,
    'discounted price with ordinary below',
    { name: 'Lammskinn vitt', price: 899, currency: 'SEK' },
    {
      main: `<h1>Lammskinn vitt</h1><img src="/media/skinn.jpg" width="500" height="500" alt="Lammskinn vitt"><div class="kampanj">899 kr</div><div>Ord. pris 1 199 kr</div><button>Köp</button>`,
    },
  ),
  layout(
    at.us,
    'member price above',
    { name: 'Merino Travel Blanket', price: 120, currency: 'USD' },
    {
      main: `<h1>Merino Travel Blanket</h1><img src="/media/blanket.jpg" width="500" height="500" alt="Merino Travel Blanket"><div class="member">Member price $96.00</div><div class="price">$120.00</div><div class="gift">Add gift wrap (+$6.95)</div><div>Ships free. Minimum order $15.00</div><button>Add to bag</button>`,
    },
  ),
  layout(
    at.us,
    'vouchers and warranties in the buy box',
    { name: 'Hand Crank Radio', price: 59, currency: 'USD' },
    {
      main: `<h1>Hand Crank Radio</h1><img src="/media/radio.jpg" width="500" height="500" alt="Hand Crank Radio"><div class="box"><b>$59.00</b><p>Save an extra $10.00 with code SPRING</p><label><input type="checkbox"> 3-year protection plan $9.99</label><p>Earn $2.95 in rewards</p></div><button>Add to cart</button>`,
    },
  ),
];
