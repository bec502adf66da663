import { collapse, textOf, type Element } from '../page/dom.ts';

/** Words for models and for wearing: their size is not that of the product. */
const MODEL_WORDS = [
  '(?:our|the|fe?male) models?',
  "models?(?:['’]s)? (?:is|are|wears|wearing|has|heights?|sizes?|stats?|info\\p{L}*|measure\\p{L}*)",
  'wear(?:s|ing) (?:an? )?|worn|(?:das|unser) (?:male )?model|trägt|mannequin|la modelo',
  'el modelo|lleva (?:puest[ao]|una? talla|la talla|talla)|(?:il modello|la modella)|indossa',
  'o modelo|a modelo|modelka|ma na sobie|nosi|модель (?:на|носит|одет\\p{L}*)|на модели',
  'modellen (?:bär|är|har)|モデル(?:着用|身長)|着用サイズ|模特|모델',
].join('|');
const MODEL = new RegExp(`(?<!\\p{L})(?:${MODEL_WORDS})(?!\\s?[:：]|\\p{L})`, 'iu');
const MAX_ABOUT = 90;

/** Whether a label, or the line around or before it, is about what a model in a picture wears. */
export function isOfModel(at: Element, reason: string): boolean {
  if (MODEL.test(reason)) return true;
  const siblings = at.parent?.children ?? [];
  return siblings.slice(Math.max(0, at.slot - 3), at.slot + 1).some((node) => {
    const text = typeof node === 'string' ? collapse(node) : textOf(node, MAX_ABOUT);
    return text.length < MAX_ABOUT && MODEL.test(text);
  });
}

/** What data sheets measure in the languages of most shops: width, height and depth. */
const MEASURES = [
  'width|breite|largeur|ancho|anchura|larghezza|largura|breedte|szerokość|šířka|šírka|ширина|bredd?e?|genişlik|leveys|szélesség|lățime|幅|宽度|寬度|너비',
  'height|höhe|hauteur|alto|altura|altezza|hoogte|wysokość|výška|высота|висота|höjd|højde|høyde|yükseklik|korkeus|magasság|înălțime|高さ|高度|높이',
  'depth|tiefe|profondeur|profundidade?|fondo|profondità|diepte|głębokość|hloubka|hĺbka|глубина|глибина|djup|dybde?|derinlik|syvyys|mélység|adâncime|奥行き?|深度|깊이',
].map(
  (words) =>
    new RegExp(
      `^(?:(?:total|gesamt|max\\.?)\\s?)?(?:${words})(?:\\s?[(（]\\p{L}{1,4}[)）])?[\\s:：]*\\d`,
      'iu',
    ),
);
/** A row of a data sheet has fewer elements. Their text is read for each label, so large parts would take long. */
const MAX_ROW = 12;

/**
 * Whether a row stands in a data sheet that also states width, height and depth. Clothes and pictures have two of
 * them and a size.
 */
export function isMeasured(at: Element): boolean {
  let row = at;
  for (let steps = 0; row.parent !== null && steps < 3; row = row.parent, steps++) {
    const rows = row.parent.children.slice(Math.max(0, row.slot - 12), row.slot + 12);
    const said = rows.map((other) =>
      typeof other === 'string' || other.end - other.index > MAX_ROW ? '' : textOf(other, 30),
    );
    if (MEASURES.every((measure) => said.some((text) => measure.test(text)))) return true;
  }
  return false;
}
