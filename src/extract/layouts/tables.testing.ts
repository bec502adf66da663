import { layout, LOCALES as at, type LayoutCase } from './page.testing.ts';

/** Pages of the older web: tables, `<font>`, words around the number. */
export const TABLES: readonly LayoutCase[] = [
  layout(
    at.us,
    'font tags, "Our Price"',
    { name: 'Cedar Bird Feeder', price: 27.95, currency: 'USD' },
    {
      era: 'tables',
      main: `<table width="100%"><tr><td><font size="4"><b>Cedar Bird Feeder</b></font><br><font size="1">Item No. 4471</font></td></tr><tr><td><img src="pics/feeder_big.jpg" width="280" height="280"></td><td><font size="2">List Price: $39.95<br><b>Our Price: $27.95</b><br>You Save: $12.00 (30%)</font><br><a href="cart.asp?add=4471"><img src="pics/addcart.gif" alt="Add to cart" border="0"></a></td></tr></table>`,
    },
  ),
  layout(
    at.us,
    'number without a sign in a cell beside "Price"',
    { name: 'Pewter Candle Snuffer', price: 22.5, currency: 'USD' },
    {
      era: 'tables',
      main: `<h2>Pewter Candle Snuffer</h2><table border="1"><tr><td>Stock No.</td><td>PCS-12</td></tr><tr><td>Length</td><td>11.50</td></tr><tr><td>Price</td><td>22.50</td></tr></table><img src="pics/snuffer.jpg" width="250" height="200"><form action="/cart"><input type="submit" value="Buy"></form>`,
    },
  ),
  layout(
    at.de,
    'bold label in a paragraph',
    { name: 'Holzpferd geschnitzt', price: 48, currency: 'EUR', size: '18 cm hoch' },
    {
      era: 'tables',
      main: `<h1>Holzpferd geschnitzt</h1><img src="bilder/pferd.jpg" width="300" height="240"><p><b>Größe:</b> 18 cm hoch<br><b>Preis:</b> 48,- Euro<br><b>Versand:</b> 5,50 Euro</p><form><input type="submit" value="Bestellen"></form>`,
    },
  ),
  layout(
    at.de,
    'EUR before the number, shipping in the same sentence',
    { name: 'Räuchermännchen Förster', price: 36.5, currency: 'EUR' },
    {
      era: 'tables',
      main: `<b>Räuchermännchen Förster</b><p><img src="bilder/foerster.jpg" width="260" height="340">Handarbeit aus dem Erzgebirge.</p><p>Preis EUR 36,50 zzgl. EUR 4,50 Versand</p><a href="korb?nr=12">in den Warenkorb</a>`,
    },
  ),
  layout(
    at.fr,
    'francs gone, label with colon in one cell',
    { name: 'Panier à champignons', price: 31.5, currency: 'EUR' },
    {
      era: 'tables',
      main: `<table><tr><td><h1>Panier à champignons</h1></td></tr><tr><td><img src="photos/panier.jpg" width="300" height="225"></td><td><p>Référence : PC-7</p><p><font color="red"><b>Prix : 31,50 € TTC</b></font></p><p>Port : 6,00 €</p><input type="submit" value="Ajouter au panier"></td></tr></table>`,
    },
  ),
  layout(
    at.it,
    'Lire-like text, euro word',
    { name: 'Caffettiera napoletana', price: 29, currency: 'EUR' },
    {
      era: 'tables',
      main: `<h1>Caffettiera napoletana</h1><img src="foto/caffettiera.jpg" width="220" height="300"><p>Prezzo: 29,00 euro (IVA inclusa)</p><p>Spedizione: 7,50 euro</p><input type="submit" value="Acquista">`,
    },
  ),
  layout(
    at.es,
    'old and new price in words',
    { name: 'Abanico pintado a mano', price: 24, currency: 'EUR' },
    {
      era: 'tables',
      main: `<h1>Abanico pintado a mano</h1><img src="fotos/abanico.jpg" width="300" height="200"><p>Precio normal: 32 €</p><p>Precio oferta: <b>24 €</b></p><p>Gastos de envío: 4,95 €</p><a href="pedido.php?id=8">Comprar</a>`,
    },
  ),
  layout(
    at.uk,
    'price after postage',
    { name: 'Brass Letter Opener', price: 12.99, currency: 'GBP' },
    {
      era: 'tables',
      main: `<h1>Brass Letter Opener</h1><img src="pics/opener.jpg" width="300" height="90"><p>UK postage only £2.50!</p><p>Only <b>£12.99</b></p><form><input type="submit" value="Add to basket"></form>`,
    },
  ),
  layout(
    at.us,
    'tiered prices of a wholesaler',
    { name: 'Glass Beads 6 mm, Amber', price: 3.2, currency: 'USD' },
    {
      era: 'tables',
      main: `<h1>Glass Beads 6 mm, Amber</h1><img src="pics/amber6.jpg" width="300" height="300"><table class="qty"><tr><th>Quantity</th><th>1+</th><th>10+</th><th>50+</th></tr><tr><td>Price per bag</td><td>$3.20</td><td>$2.80</td><td>$2.10</td></tr></table><input type="submit" value="Add to Cart">`,
    },
  ),
  layout(
    at.hu,
    'label, number and word in spans',
    { name: 'Kék festett tál', price: 6490, currency: 'HUF' },
    {
      era: 'tables',
      main: `<h1>Kék festett tál</h1><img src="kep/tal.jpg" width="280" height="280"><table><tr><td>Cikkszám:</td><td>T-12</td></tr><tr><td>Bruttó ár:</td><td><b>6 490 Ft</b></td></tr><tr><td>Nettó ár:</td><td>5 110 Ft</td></tr><tr><td>Szállítás:</td><td>1 290 Ft</td></tr></table><input type="submit" value="Kosárba">`,
    },
  ),
  layout(
    at.us,
    'bid without buying',
    { name: 'Carnival Glass Bowl', price: 26, currency: 'USD' },
    {
      main: `<h1>Carnival Glass Bowl</h1><img src="/i/bowl-500.jpg" alt="Carnival Glass Bowl" width="500"><table><tr><td>Current bid:</td><td><span>US $26.00</span></td></tr><tr><td>Time left:</td><td>2d 04h</td></tr><tr><td>Postage:</td><td>US $9.80</td></tr></table><button>Place bid</button>`,
    },
  ),
  layout(
    at.us,
    'classified with the price beside the title',
    { name: 'Oak dining table and 4 chairs', price: 350, currency: 'USD' },
    {
      title: 'Oak dining table and 4 chairs',
      main: `<h2>Oak dining table and 4 chairs - $350 (Northport)</h2><img src="/images/table_600x450.jpg"><section>Seats six. Paid $1200 new. Cash only. Delivery $40 extra.</section><p>Posted: 2014-03-02</p>`,
    },
  ),
  layout(
    at.ru,
    'price in a heading of its own',
    { name: 'Шаль пуховая оренбургская', price: 7800, currency: 'RUB' },
    {
      era: 'tables',
      main: `<h1>Шаль пуховая оренбургская</h1><img src="img/shal.jpg" width="300" height="300"><h3>Цена: 7 800 р.</h3><p>Минимальный заказ 1 000 р.</p><input type="submit" value="В корзину">`,
    },
  ),
  layout(
    at.jp,
    'label and price in a table, points',
    { name: '会津漆器 汁椀', price: 4620, currency: 'JPY' },
    {
      era: 'tables',
      main: `<h1>会津漆器 汁椀</h1><img src="img/wan.jpg" width="300" height="300"><table><tr><th>定価</th><td>5,500円</td></tr><tr><th>価格</th><td><b>4,620円</b>(税込)</td></tr><tr><th>ポイント</th><td>46pt</td></tr></table><input type="image" src="cart.gif" alt="カートに入れる">`,
    },
  ),
];
