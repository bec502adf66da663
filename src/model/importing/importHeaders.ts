import { COLUMNS, type ColumnKey } from './importExport.ts';

/** Finds which field a column of a table means by the words of its header, in many languages. */

/** Further headers than those of `COLUMNS`, as `headerKey` returns them, separated by blanks. */
const FOREIGN: Partial<Record<ColumnKey, string>> = {
  name: `itemtitle producttitle giftname wish artikel artikelname artikelbezeichnung bezeichnung produkt
    produktname titel wunsch gegenstand nom titre article produit nomduproduit nomdelarticle libelle
    designation cadeau nombre titulo articulo producto nombredelproducto nombredelarticulo regalo nome
    titolo articolo prodotto nomeprodotto nomearticolo naam productnaam artikelnaam wens produto
    nomedoproduto presente namn navn produktnamn produktnavn vara vare onskan ønske nazwa nazwaproduktu
    prezent nazev produktu nimi tuote urun urunadi 商品名 商品 名前 品名 タイトル 名称 商品名称 상품명 이름
    제품명 название товар наименование`,
  url: `itemlink productpage pageurl webaddress weblink href shoplink storelink webadresse webseite
    produktlink internetadresse lien liens lienproduit lienduproduit adresseweb enlace vinculo
    enlacedelproducto direccionweb collegamento indirizzo indirizzoweb linkprodotto koppeling webadres
    productpagina ligacao lank lenke odnosnik adres odkaz linkki baglanti リンク 商品リンク 商品url 链接
    連結 링크 ссылка`,
  price: `unitprice itemprice priceeach preis kosten einzelpreis stuckpreis prix prixunitaire cout montant
    precio coste costo importe prezzo importo prijs preco valor custo pris cena hinta fiyat 価格 値段 金額
    价格 價格 가격 цена стоимость`,
  currency: `wahrung devise monnaie moneda divisa valuta moeda waluta mena penznem parabirimi 通貨 货币 貨幣 통화
    валюта`,
  imageUrl: `imagesrc imageaddress thumbnail thumbnailurl img imgurl imgsrc mainimage bild bildurl bildlink
    foto fotourl abbildung vorschaubild lienimage vignette imagen urldelaimagen immagine urlimmagine
    afbeelding imagem billede bilde zdjecie obraz obrazek kuva resim 画像 写真 图片 圖片 이미지 изображение
    фото`,
  notes: `remark remarks memo notiz notizen kommentar bemerkung bemerkungen beschreibung anmerkung
    anmerkungen hinweis remarque remarques commentaire commentaires nota notas comentario comentarios
    descripcion commento commenti descrizione notitie notities opmerking opmerkingen omschrijving
    beschrijving observacoes descricao anteckning anteckningar beskrivning bemærkning beskrivelse uwagi
    opis notatki poznamka 備考 メモ コメント 説明 备注 描述 메모 설명 примечание комментарий описание`,
  quantity: `quantitydesired quantityrequested quantitywanted requested desired needed numberwanted
    qtyrequested desiredqty menge anzahl stuck stuckzahl gewunschteanzahl gewunschtemenge quantite qte
    quantitesouhaitee cantidad cantidaddeseada quantita qta quantitadesiderata aantal hoeveelheid
    quantidade antal antall ilosc liczba pocet maara adet 数量 個数 수량 количество`,
  size: `große grosse taille talla tamano taglia misura maat tamanho storlek størrelse rozmiar velikost
    koko beden サイズ 尺寸 사이즈 размер`,
  color: `farbe couleur colore kleur cor farg farve farge kolor barva vari renk 色 カラー 颜色 색상 цвет`,
  for: `fur fuerwen furwen empfanger pour pourqui destinataire para paraquien paraquem destinatario per
    perchi voor voorwie ontvanger till til mottagare modtager dla komu`,
  mostWanted: `priority musthave prioritat favorit priorite favori prioridad favorito priorita preferito
    prioriteit favoriet prioritet priorytet`,
  category: `kategorie kategorien rubrik abteilung categorie categories rayon categoria categorias reparto
    rubriek afdeling kategori kategorier avdelning kategoria dzial luokka カテゴリ カテゴリー 分類 类别 分类 類別
    카테고리 категория`,
};

/** Words that say only that a header is about an item; the other words of the header decide. */
const GENERAL = new Set([
  ...'item items product products gift wish title article articles artikel produkt produit'.split(
    ' ',
  ),
  ...'producto articulo prodotto articolo produto 商品'.split(' '),
]);

/** Of several known words in one header, the one that decides: 'link of the image' is a picture. */
const ORDER: readonly ColumnKey[] = ['imageUrl', 'price', 'quantity', 'url', 'notes'];

const KEY_BY_HEADER = new Map<string, ColumnKey>(
  COLUMNS.flatMap(({ key, also }) => {
    if (key === 'contributor') return [];
    const foreign = (FOREIGN[key] ?? '').split(/\s+/).filter(Boolean);
    return [key, ...also, ...foreign].map((header) => [headerKey(header), key] as const);
  }),
);

/** Normalizes a header: 'Image URL', 'image_url' and 'imageUrl' give the same key, 'Größe' and 'Große' too. */
function headerKey(text: string): string {
  return folded(text).replace(/[^\p{L}\p{N}]/gu, '');
}

/** The column that a header names; undefined for an unknown header. A remark in brackets is ignored. */
export function columnNamed(header: string): ColumnKey | undefined {
  const withoutRemark = header.replace(/[([].*?[)\]]/g, '');
  return KEY_BY_HEADER.get(headerKey(header)) ?? KEY_BY_HEADER.get(headerKey(withoutRemark));
}

/** The column that one of the words of a header names, as in 'Price in EUR' or 'Lien vers l’article'. */
export function columnSuggested(header: string): ColumnKey | undefined {
  const words = folded(header.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')).split(/[^\p{L}\p{N}]+/u);
  const special = words.filter((word) => !GENERAL.has(word));
  const keys = (special.some((word) => KEY_BY_HEADER.has(word)) ? special : words).flatMap(
    (word) => KEY_BY_HEADER.get(word) ?? [],
  );
  return ORDER.find((key) => keys.includes(key)) ?? keys[0];
}

/** The currency that the header of a price column names, as in 'Price (EUR)'; '' when none. */
export function currencyOf(header: string): string {
  const sign = /\p{Sc}/u.exec(header)?.[0];
  if (sign) return sign;
  const codes = header.match(/\b[A-Z]{3}\b/g) ?? [];
  return codes.find((code) => currencies().has(code)) ?? '';
}

let known: ReadonlySet<string> | undefined;

function currencies(): ReadonlySet<string> {
  known ??= new Set(Intl.supportedValuesOf('currency'));
  return known;
}

function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
