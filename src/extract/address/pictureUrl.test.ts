import { describe, expect, it } from 'vitest';
import { extract } from '../extract.ts';
import { imageUrl, isDrawing, isNoPhoto, isTemplate, smallness } from './pictureUrl.ts';
import { IN_TIME_MS, processorTimeOf } from '../../testing/timing.ts';

/** Several texts, with strokes between them. */
const these = (texts: string): string[] => texts.split('|');

const BASE = 'https://www.acme-shop.example/p/kettle';

describe('isNoPhoto', () => {
  it.each([
    'logo',
    'logos',
    'acme-logo_2x',
    '4you-logo-large',
    'lazy-load-image',
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

  it.each([
    'star-wars-logo-tee',
    'flag-of-japan',
    'visa-holder',
    'logo-mug-2-pieces',
    'x200-clear',
  ])('§7 %s.jpg may be a photo', (stem) => {
    expect(isNoPhoto(`https://cdn.example/${stem}.jpg`)).toBe(false);
  });

  it.each(['1', '12', '2x', '2x3', '1x1', '3x-', '-1', 'ende', 'en-'])(
    '§7 a name with %j again and again is judged at once',
    (unit) => {
      const judge = () =>
        [14, 20, 400].map((times) => isNoPhoto(`https://a.example/logo${unit.repeat(times)}!.png`));
      expect(processorTimeOf(judge)).toBeLessThan(IN_TIME_MS);
    },
  );
});

describe('the frame of a video', () => {
  it.each(['https://img.youtube.com/vi/x_1/0.jpg', 'https://i.ytimg.com/vi/x_1/hqdefault.jpg'])(
    '§7 is no photo of the product: %s',
    (url) => expect(isNoPhoto(url)).toBe(true),
  );
});

describe('names of pictures', () => {
  it.each([
    // Wherever they occur.
    ...these('sprite|sprites|blank|spacer|transparent|placeholder|kettle-placeholder|noimage'),
    ...these('no-image|no_photo|nopic|no-img|nophoto|not-available|notavailable|coming-soon'),
    ...these('image-coming-soon|imagecomingsoon|kettle.coming_soon|ajax-loader|favicon|1x1|dummy'),
    ...these('blank12|x_blank-2|a.dummy|na500x500|na-300|na_2x|n-a|img_na|noimage500x500'),
    ...these('no_photo_120x90|kettle-no-image400x400|placeholder600x600|noDefaultImage6_grande'),
    // Where there is little else.
    ...these('pixel|loader|spinner|lazy|lazyload|icons|badge|flags|star|rating|mastercard|paypal'),
    ...these('trust|seal|avatar|share|facebook|twitter|instagram|arrow|btn|button|banner|default'),
    ...these(
      'default_img|grey|gray|pix|clear|acme-star|logo-600|logo_2x|logo-big-white-de|logo@3x',
    ),
    // With the size that some services write between dots.
    ...these('kettle_icon._CB5136_|kettle-icon._SX300_QL70_'),
    ...these('kettle-icon|kettle_btn2|btn-kettle|bg_kettle|add-to-cart|kettle-addtocart'),
  ])('§7 %s is no photo', (stem) => {
    expect(isNoPhoto(`https://cdn.example/p/${stem}.gif`)).toBe(true);
    expect(isNoPhoto(`http://cdn.example/p/${stem}.webp?kettle.jpg#x`)).toBe(true);
  });

  it.each([
    ...these(
      'kettle|blanket|vitamin-c-1x10-stk|dummyhead|sprites5x|nonimage|star-wars|starfish|iconic|paypalmug',
    ),
    ...these(
      'logo-of-a-kettle|flagship|kettle-buttoned-down|my-btn-x|bgkettle|a1x12|banners-of-old',
    ),
    ...these(
      'kettle-400x400-resize-transparent|verylongprefixofname-logo|clearly|na|na-kettle|nano500|na500x500-kettle|dana500x500',
    ),
  ])('§7 %s may be one', (stem) => {
    expect(isNoPhoto(`https://cdn.example/p/${stem}.jpg`)).toBe(false);
    expect(isNoPhoto(`https://logo.example/p/${stem}.jpg?icon.png`)).toBe(false);
  });

  it.each(these('icons|icon|flag|badges|social|payment|sprites|logos|buttons'))(
    '§7 nothing in a folder %s is a photo',
    (folder) => {
      expect(isNoPhoto(`https://cdn.example/${folder}/kettle.png`)).toBe(true);
      expect(isNoPhoto(`https://cdn.example/${folder}/big/kettle.png`)).toBe(false);
      expect(isNoPhoto(`https://cdn.example/my${folder}/kettle.png`)).toBe(false);
    },
  );

  it('§7 are looked at up to a bound', () => {
    expect(isNoPhoto(`https://cdn.example/${'x'.repeat(200)}-icon.png`)).toBe(false);
  });

  it.each([
    ['https://a.example/kettle.svg', true],
    ['/kettle.SVG?x=1', true],
    ['kettle.svg#x', true],
    ['/kettle.svgz', false],
    ['/svg/kettle.png', false],
  ])('§7 %s is of a drawing: %s', (url, expected) => {
    expect(isDrawing(url)).toBe(expected);
  });
});

describe('imageUrl', () => {
  it.each([
    ['kettle.jpg', 'https://www.acme-shop.example/p/kettle.jpg'],
    [' /kettle.jpg\n', 'https://www.acme-shop.example/kettle.jpg'],
    ['//cdn.example.com/k.jpg', 'https://cdn.example.com/k.jpg'],
    ['/i?a=1&amp;b=2', 'https://www.acme-shop.example/i?a=1&b=2'],
    ['https://cdn.example.com/?id=7', 'https://cdn.example.com/?id=7'],
    ['https://cdn.example.com/data:x/k.jpg', 'https://cdn.example.com/data:x/k.jpg'],
    ['https://https://cdn.example.com/k.jpg', 'https://cdn.example.com/k.jpg'],
    [
      'https://i.example.com/https://cdn.example.com/k',
      'https://i.example.com/https://cdn.example.com/k',
    ],
    ['/none', 'https://www.acme-shop.example/none'],
    ['nonesuch.jpg', 'https://www.acme-shop.example/p/nonesuch.jpg'],
  ])('§7 %j is %s', (text, url) => {
    expect(imageUrl(text, BASE, BASE)).toBe(url);
  });

  it.each([
    'https://cdn.example.com',
    'https://cdn.example.com/',
    'ftp://cdn.example.com/k.jpg',
    'http://',
    'BLOB:x',
  ])('§7 %s is none', (text) => {
    expect(imageUrl(text, BASE, BASE)).toBeNull();
  });

  it('§7 may have 2,048 letters, as written and as it is then', () => {
    const start = 'https://cdn.example.com/';
    const most = start + 'x'.repeat(2048 - start.length);
    expect(imageUrl(most, BASE, BASE)).toBe(most);
    expect(imageUrl(` ${most}${' '.repeat(1000)}`, BASE, BASE)).toBe(most);
    expect(imageUrl(`${most}x`, BASE, BASE)).toBeNull();
    expect(imageUrl(`${' '.repeat(4096)}/k.jpg`, BASE, BASE)).toBeNull();
    expect(imageUrl(`${start}${'ä'.repeat(1000)}`, BASE, BASE)).toBeNull();
  });

  it.each(['{{x', '<%= x %>', '%7B%7Bx', '/a_{w}.jpg', '/a_%7Bw%7D.jpg', '/{6F9619F-x}'])(
    '§7 %s has a gap for scripts',
    (text) => {
      expect(isTemplate(text)).toBe(true);
    },
  );

  it.each(['/{6F9619FF-8B86}.jpg', '/a{b', '/{a/b}', '/{}', `/{${'x'.repeat(31)}}`])(
    '§7 %s has none',
    (text) => {
      expect(isTemplate(text)).toBe(false);
    },
  );

  it.each([
    'https://cdn.example/kettle_{width}x.jpg',
    'https://cdn.example/kettle_%7Bwidth%7Dx.jpg',
    'https://cdn.example/kettle_%7bw%7d.jpg',
    '//cdn.example/{width}x{height}/kettle.jpg',
    '/kettle_{{ size }}.jpg',
    '/kettle_${size}.jpg',
  ])('§7 %s is a template, not an address', (text) => {
    expect(imageUrl(text, BASE, BASE)).toBeNull();
  });

  it.each(['null', 'undefined', 'none', 'false', 'true', '#', 'TRUE', ' ', 'about:blank'])(
    '§7 %j is no picture',
    (text) => expect(imageUrl(text, BASE, BASE)).toBeNull(),
  );

  it('§7 takes letters with accents also after thousands of pictures', () => {
    for (let i = 0; i < 20_000; i++) imageUrl('/kettle.jpg', BASE, BASE);
    expect(imageUrl('/théière.jpg', BASE, BASE)).toContain('/th%C3%A9i%C3%A8re.jpg');
  });

  it('§7 an id in braces is an address', () => {
    const id = '{6F9619FF-8B86-D011-B42D-00CF4FC964FF}';
    expect(imageUrl(`/media/${id}.jpg`, BASE, BASE)).toContain('6F9619FF');
  });
});

describe('smallness', () => {
  it.each([
    ['?width=20', 2],
    ['?width=159', 2],
    ['?width=19', 0],
    ['?width=160', 0],
    ['_50x50.jpg', 2],
    ['?w=80', 2],
    ['?a=1&h=80&b=2', 2],
    ['?size=80', 2],
    ['?xw=80', 0],
    ['_80.jpg', 2],
    ['-w80.jpeg', 2],
    ['/80', 2],
    ['/s80x80/a.jpg', 2],
    ['_600x80.jpg', 2],
    ['_80.jpg?x', 2],
    ['_43.jpg', 0],
    [';maxHeight=44;maxWidth=44', 2],
    [';maxHeight=440;maxWidth=440', 0],
    ['_80.html5', 0],
    ['_8.jpg', 0],
    ['_600x600.jpg', 0],
    // The longer side tells, as of a bottle.
    ['_141x370.jpg', 0],
    ['/370x141/a.jpg', 0],
    ['_60x370.jpg', 2],
    ['_80000.jpg', 0],
    ['-thumbnail.jpg', 1],
    ['_mini.jpg', 1],
    ['/small/a.jpg', 1],
    ['-tiny-a.jpg', 1],
    ['/thumb/a.jpg', 1],
    ['/thumbelina.jpg', 0],
    ['/image/128/128/a', 2],
    ['/media/80/04/30/a', 0],
  ])('§7 %s is %d', (rest, smaller) => {
    expect(smallness(`https://cdn.example/kettle${rest}`)).toBe(smaller);
  });
});

const page = (base: string): string =>
  `<base href="${base}"><h1>Blue Kettle</h1><meta property="og:image" content="kettle.jpg">`;

describe('<base>', () => {
  it('§7 names another host for relative pictures', () => {
    expect(extract(page('//cdn.example.com/a/'), BASE).imageUrl).toBe(
      'https://cdn.example.com/a/kettle.jpg',
    );
  });

  it.each(['data:text/html,x', 'javascript:1', 'http://'])(
    '§7 that is no web address is passed over, as browsers do: %s',
    (base) => {
      expect(extract(page(base), BASE).imageUrl).toBe('https://www.acme-shop.example/p/kettle.jpg');
    },
  );
});

it('§7 neither a page nor a picture of letters to copy is a photo', () => {
  expect(imageUrl('/captcha/new.html', BASE, BASE)).toBeNull();
  expect(imageUrl('/files/photo.php?id=7', BASE, BASE)).not.toBeNull();
  expect(isNoPhoto('https://cdn.example/captcha_12.png')).toBe(true);
});

describe('pictures that stand where a photo will be, or would be', () => {
  it.each([
    ...these(
      'transparent-image.gif|trans.gif|pixel_trans.gif|clear_pixel.gif|empty.png|x.gif|2.gif',
    ),
    ...these('onepixel.gif|shim.gif|white.gif|preloader.gif|no_picture.gif|nopicture.jpg'),
    ...these('noImageAvailable.png|sin-imagen.jpg|kein-bild.jpg|brak_zdjecia.jpg|missing.png'),
    ...these('image-not-found.png|photo-unavailable.png|bild-folgt.jpg|img_nopic.gif'),
    // In any language with a size or more words behind it, as in English.
    ...these(
      'no-picture-400x400.png|sin-imagen_300x300.jpg|kein_bild_de.gif|kettle-sem-foto.v2.png',
    ),
    ...these('image-not-found-600x600.png|missing_image_300.png|no-default-picture.gif'),
  ])('%s is none', (file) => expect(isNoPhoto(`https://cdn.example/i/${file}`)).toBe(true));

  it.each([
    ...these('transparent-umbrella.jpg|x.jpg|white.jpg|space.png|casino-photo.jpg|net-photo.jpg'),
    ...these('translucent.jpg|empty-quiver.jpg|missing-you-card.jpg|no-photos-please-mug.jpg'),
    ...these(
      '1-image.jpg|1_img.jpg|one-image.webp|no-pictures-allowed-sign.jpg|missing-photo-album.jpg',
    ),
  ])('%s may be one', (file) => expect(isNoPhoto(`https://cdn.example/i/${file}`)).toBe(false));
});
