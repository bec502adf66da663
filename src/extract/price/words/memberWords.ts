/** Words for a shop's customer card, as they follow a word for 'with' or carry an ending that means it. */
const CARDS = [
  'card|karte|kundenkarte|carte|tarjeta|carta|tessera|cartão|kaart|klantenkaart|kartą|kartou',
  'kártyával|cardul|kort|medlemskort|kundkort|kortilla|kortele|karti|karticom|kartico',
  'картой|карте|карткою|карта|κάρτα|kart|kartı',
].join('|');
const WITH = 'with|mit|avec|con|com|met|z|s|se|cu|med|su|ar|с|по|із|за|με';
const PRICE = 'price|preis|prix|precio|prezzo|preço|prijs|cena|pris|hinta|hind|kaina|цена|ціна|ár';
/** 'With the card' in languages that express it by an ending. */
const IN_ONE_WORD = [
  'kliendikaardiga|kliendikaardi hind|(?:\\p{L}+-)?asiakaskortilla|plussa-?kortilla|kundkortspris',
  'klubikaardiga|törzsvásárlói kártyával|kortpris',
].join('|');
const MEMBERS = [
  'members?(?: only)?|club members?|mitglieder|socios|adhérents|leden|medlemmer|medlemmar',
  'jäsenille|klubowicze|členové|会員|회원',
].join('|');

const FOR_MEMBERS = new RegExp(
  `^[\\s*(]{0,3}(?:(?:${PRICE})\\s)?(?:(?:${WITH})\\s(?:\\p{L}+\\s){0,2}(?:${CARDS})|${IN_ONE_WORD}|(?:for |für |para |pour |voor |för |for )?(?:${MEMBERS}))[\\s.!)*]*$`,
  'u',
);

/** Whether a text says only that a price is for certain customers: 'with loyalty card', 'members only'. */
export function isForMembers(words: string): boolean {
  return words.length <= 40 && FOR_MEMBERS.test(words.toLowerCase());
}
