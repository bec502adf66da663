import { expect, it } from 'vitest';
import { extract } from '../extract.ts';

const url = 'https://shop.example/mug';
const cdn = 'https:\\/\\/cdn.example\\/p\\/';

/** A page that shows its pictures by a script only, which has these entries. */
const page = (entries: string, rest = '') =>
  `<title>Blue Mug</title><h1>Blue Mug</h1><div class="price">12,50 €</div><script type="text/x-init">{"#gallery":{"viewer":{"items":[${entries}],"loop":true}}}</script>${rest}`;
const entry = (name: string, rest = '') =>
  `{"thumb":"${cdn}${name}-90.jpg","img":"${cdn}${name}-800.jpg","full":"${cdn}${name}.jpg","caption":"[x]"${rest}}`;

it('§7 a picture is taken from the list of a gallery that a script draws', () => {
  const pictures = entry('front') + ',' + entry('back');
  expect(extract(page(pictures), url).imageUrl).toBe('https://cdn.example/p/front.jpg');
});

it('§7 of these the one that is called the main one counts', () => {
  const pictures = entry('front', ',"isMain":false') + ',' + entry('back', ',"isMain":true');
  expect(extract(page(pictures), url).imageUrl).toBe('https://cdn.example/p/back.jpg');
});

it('§7 a picture that the page shows is rather the one', () => {
  const shown = '<img src="/seen.jpg" alt="Blue Mug" width="400">';
  expect(extract(page(entry('front'), shown), url).imageUrl).toContain('/seen.jpg');
});

it.each([
  ['one size only', `{"img":"${cdn}front.jpg"}`],
  ['the same address for both', `{"thumb":"${cdn}a.jpg","full":"${cdn}a.jpg"}`],
  ['no picture', '{"thumb":"https://cdn.example/a.mp4","full":"https://cdn.example/b.mp4"}'],
  ['another product', `{"name":"Red Jar","thumb":"${cdn}a.jpg","full":"${cdn}b.jpg"}`],
  ['a link elsewhere', `{"thumb":"${cdn}a.jpg","full":"${cdn}b.jpg","link":"\\/sale"}`],
  ['a post', `{"thumbnail":"${cdn}a.jpg","original":"${cdn}b.jpg","permalink":"\\/p\\/1"}`],
  ['a buyer', `{"thumbnail":"${cdn}a.jpg","large":"${cdn}b.jpg","author":"Ben"}`],
  ['a video', `{"thumb":"${cdn}a.jpg","full":"${cdn}b.jpg","type":"video","videoUrl":"\\/v\\/1"}`],
])('§7 no picture is taken from a list of entries with %s', (_, pictures) => {
  expect(extract(page(pictures), url).imageUrl).toBeNull();
});
