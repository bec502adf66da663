import { layout, LOCALES as at, type LayoutCase } from './page.testing.ts';

/** Pages of the older web: tables, `<font>`, words around the number. Written before the rules, for totals only. */
export const HELD_OUT_TABLES: readonly LayoutCase[] = [
  layout(
    at.us,
    'table with bold label cell',
    { name: 'Copper Rain Gauge', price: 34.95, currency: 'USD' },
    {
      era: 'tables',
      main: `<table border="0" width="100%"><tr><td colspan="2"><font size="4" color="#660000"><b>Copper Rain Gauge</b></font></td></tr>
<tr><td><img src="pics/rg-201.jpg" width="240" height="300" alt="Copper Rain Gauge"></td><td valign="top"><font face="Arial" size="2">Item # RG-201<br>Measures up to 7 inches.<p><b>Price:</b></font></td></tr>
<tr><td align="right"><font size="2">Each</font></td><td><font size="3" color="red">34.95</font></td></tr>
<tr><td colspan="2"><form action="/cgi-bin/cart.pl" method="post"><input type="hidden" name="item" value="RG-201">Qty <input name="qty" size="2" value="1"> <input type="submit" value="Order"></form></td></tr></table>`,
    },
  ),
  layout(
    at.de,
    'price in words and number',
    { name: 'Bienenwachskerze natur', price: 19.95, currency: 'EUR' },
    {
      era: 'tables',
      main: `<h2>Bienenwachskerze natur</h2><img src="bilder/kerze7.jpg" width="300" height="200"><p>Handgezogen, Brenndauer 40 Stunden.</p>
<p><font size="+1">nur 19 Euro 95</font> <font size="-1">inkl. MwSt., zzgl. 4,90 Euro Versand</font></p><form action="korb.php"><input type="submit" value="In den Warenkorb"></form>`,
    },
  ),
  layout(
    at.fr,
    'sentence with the price after the name',
    { name: 'Service à thé bleu', price: 86, currency: 'EUR' },
    {
      era: 'tables',
      main: `<center><h3>Service à thé bleu</h3><img src="img/the.jpg" height="260"><br><i>6 tasses et une théière, porcelaine.</i><br><br>
<b>Prix public : 86 euros TTC</b> (frais de port : 7 euros)<br><a href="commande.php?ref=the6">Commander</a></center>`,
    },
  ),
  layout(
    at.it,
    'description list',
    { name: 'Macinapepe in noce', price: 42.5, currency: 'EUR' },
    {
      main: `<h1>Macinapepe in noce</h1><img src="/media/macinapepe.jpg" alt="Macinapepe in noce" width="400" height="400"><dl><dt>Codice</dt><dd>MP-118</dd><dt>Prezzo</dt><dd>€ 42,50</dd><dt>Spese di spedizione</dt><dd>€ 6,90</dd><dt>Disponibilità</dt><dd>12 pezzi</dd></dl><button>Aggiungi al carrello</button>`,
    },
  ),
  layout(
    at.uk,
    'price ex and inc VAT in one cell',
    { name: 'Folding Step Ladder', price: 59.99, currency: 'GBP' },
    {
      era: 'tables',
      main: `<table><tr><td><h1>Folding Step Ladder</h1><img src="pics/ladder.jpg" width="280" height="280" alt="Folding Step Ladder"></td><td><table><tr><td>Price ex VAT</td><td>&pound;49.99</td></tr><tr><td><b>Price inc VAT</b></td><td><b>&pound;59.99</b></td></tr><tr><td>Carriage</td><td>&pound;5.00</td></tr></table><input type="image" src="addtobasket.gif" alt="Add to basket"></td></tr></table>`,
    },
  ),
  layout(
    at.ru,
    'label and number in one line, old one above',
    { name: 'Самовар угольный 5 литров', price: 12490, currency: 'RUB' },
    {
      era: 'tables',
      main: `<h1>Самовар угольный 5 литров</h1><table><tr><td><img src="img/samovar5.jpg" width="250" alt="Самовар"></td><td>Старая цена: 14 900 руб.<br><b>Цена: 12 490 руб.</b><br>Доставка: 350 руб.<br><a href="cart.php?add=55">Купить</a></td></tr></table>`,
    },
  ),
  layout(
    at.us,
    'two prices in words',
    { name: 'Glen Plaid Throw', price: 45, currency: 'USD' },
    {
      era: 'tables',
      main: `<p><b><font size="5">Glen Plaid Throw</font></b></p><table cellpadding="4"><tr><td><img src="images/glenplaid_lg.jpg" width="350" height="263"></td><td>Soft merino wool. 50" x 70".<br><br>Regularly $60.00<br><font color="#cc0000">Sale $45.00</font><br>You save 25%<br><br><a href="http://order.oakhill-goods.com/add?sku=GP1"><img src="images/order.gif" alt="Add to cart" border="0"></a></td></tr></table>`,
    },
  ),
  layout(
    at.us,
    'classified advertisement',
    { name: '1972 Schwinn bicycle, blue', price: 180, currency: 'USD' },
    {
      title: '1972 Schwinn bicycle, blue - bicycles - by owner',
      main: `<section class="body"><h2 class="postingtitle"><span class="postingtitletext"><span id="titletextonly">1972 Schwinn bicycle, blue</span> - <span class="price">$180</span><small> (Eastside)</small></span></h2><img src="/images/00a0a_600x450.jpg" alt="image 1"><div class="mapaddress">12 Elm St</div><p class="attrgroup"><span>condition: <b>good</b></span><span>size: <b>58 cm</b></span></p><section id="postingbody">New tires last year for $60. Asking $180 or best offer. Call after 5.</section></section>`,
      head: '',
    },
  ),
  layout(
    at.us,
    'auction with a price to buy now',
    { name: 'Vintage Brass Desk Lamp', price: 129.99, currency: 'USD' },
    {
      main: `<h1 class="it-ttl">Vintage Brass Desk Lamp</h1><div id="pic"><img src="/i/lamp-500.jpg" alt="Vintage Brass Desk Lamp" width="500"></div><div class="vi-bs"><table><tr><td>Current bid:</td><td><span class="bid">US $41.00</span> [7 bids]</td></tr><tr><td>Buy it now:</td><td><span class="bin">US $129.99</span> <a class="btn" href="/buy?i=1">Buy It Now</a></td></tr><tr><td>Shipping:</td><td><span>US $18.50</span></td></tr></table></div>`,
    },
  ),
  layout(
    at.pl,
    'label cell with the price in the next row',
    { name: 'Kosz wiklinowy duży', price: 89.9, currency: 'PLN' },
    {
      era: 'tables',
      main: `<table><tr><td colspan="3"><b>Kosz wiklinowy duży</b></td></tr><tr><td rowspan="2"><img src="foto/kosz3.jpg" width="220" height="220" alt="Kosz wiklinowy duży"></td><td>Nr katalogowy</td><td>Cena brutto</td></tr><tr><td>K-0330</td><td>89,90</td></tr><tr><td colspan="3">Cena netto 73,09 <input type="submit" value="do koszyka"></td></tr></table>`,
    },
  ),
  layout(
    at.ch,
    'round francs with a dash',
    { name: 'Käsefondue-Set Alpina', price: 1299, currency: 'CHF' },
    {
      era: 'tables',
      main: `<h1>Käsefondue-Set Alpina</h1><img src="bilder/fondue.jpg" width="320" height="240"><p>Gusseisen, mit 6 Gabeln.</p><p>Preis: <b>Fr. 1'299.-</b></p><p>Lieferung Fr. 9.-</p><input type="button" value="Bestellen">`,
    },
  ),
  layout(
    at.us,
    'price given as code before number, list of sizes with amounts',
    { name: 'Maple Syrup Grade A', price: 19.95, currency: 'USD' },
    {
      era: 'tables',
      main: `<h1>Maple Syrup Grade A</h1><img src="img/syrup.jpg" width="260" height="320" alt="Maple Syrup"><p>Price: USD 19.95</p><p>Made in Vermont since 1954. Also in 1 gallon cans; call 802-555-0188.</p><form><input type="submit" value="Add to Cart"></form>`,
    },
  ),
  layout(
    at.cz,
    'price with and without tax in a table',
    { name: 'Hrnec smaltovaný 3 l', price: 590, currency: 'CZK' },
    {
      main: `<h1>Hrnec smaltovaný 3 l</h1><img src="/foto/hrnec.jpg" width="300" height="300" alt="Hrnec smaltovaný 3 l"><table class="detail"><tr><th>Běžná cena</th><td>690,- Kč</td></tr><tr><th>Cena bez DPH</th><td>487,60 Kč</td></tr><tr><th>Naše cena s DPH</th><td><strong>590,- Kč</strong></td></tr></table><input type="submit" value="Do košíku">`,
    },
  ),
  layout(
    at.jp,
    'tax included after and before',
    { name: '南部鉄器 急須', price: 8800, currency: 'JPY' },
    {
      era: 'tables',
      main: `<h2>南部鉄器 急須</h2><img src="img/kyusu.jpg" width="300" height="300"><table><tr><th>型番</th><td>NB-0021</td></tr><tr><th>販売価格</th><td>8,800円（本体8,000円、税800円）</td></tr><tr><th>送料</th><td>600円</td></tr></table><input type="submit" value="カートに入れる">`,
    },
  ),
];
