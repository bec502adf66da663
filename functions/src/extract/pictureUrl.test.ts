import { describe, expect, it } from 'vitest';
import { imageUrl, isNoPhoto } from './pictureUrl.ts';

const BASE = 'https://www.acme-shop.example/p/kettle';

describe('isNoPhoto', () => {
  it.each([
    'logo',
    'logos',
    'acme-logo_2x',
    'logo@2x',
    'logo-300x80',
    'logo_300x80-white',
    'logo2020',
    'loading-small',
    'default-image',
    'icon-arrow-left',
    'visa_black_en',
  ])('§7 %s.png is an ornament', (stem) => {
    expect(isNoPhoto(`https://cdn.example/${stem}.png`)).toBe(true);
  });

  it.each(['star-wars-logo-tee', 'flag-of-japan', 'visa-holder', 'logo-mug-2-pieces'])(
    '§7 %s.jpg may be a photo',
    (stem) => {
      expect(isNoPhoto(`https://cdn.example/${stem}.jpg`)).toBe(false);
    },
  );

  it.each(['1', '12', '2x', '2x3', '1x1', '3x-', '-1', 'ende', 'en-'])(
    '§7 a name with %j again and again is judged at once',
    (unit) => {
      const started = performance.now();
      for (const times of [14, 20, 400])
        isNoPhoto(`https://a.example/logo${unit.repeat(times)}!.png`);
      expect(performance.now() - started).toBeLessThan(50);
    },
  );
});

describe('imageUrl', () => {
  it.each([
    'https://cdn.example/kettle_{width}x.jpg',
    'https://cdn.example/kettle_%7Bwidth%7Dx.jpg',
    'https://cdn.example/kettle_%7bw%7d.jpg',
    '//cdn.example/{width}x{height}/kettle.jpg',
    '/kettle_{{ size }}.jpg',
    // oxlint-disable-next-line no-template-curly-in-string -- that is what pages have
    '/kettle_${size}.jpg',
  ])('§7 %s is a template, not an address', (text) => {
    expect(imageUrl(text, BASE)).toBeNull();
  });

  it('§7 an id in braces is an address', () => {
    const id = '{6F9619FF-8B86-D011-B42D-00CF4FC964FF}';
    expect(imageUrl(`/media/${id}.jpg`, BASE)).toContain('6F9619FF');
  });
});
