import { bookmarkAddress } from './bookmarkAddress.ts';

/**
 * F4: the address of a bookmark that hands the current page over to our Add page.
 * @param origin our own, e.g. 'https://gifts.example'
 */
export function bookmarklet(origin: string): string {
  return bookmarkAddress(collectPage, `${origin}/add`);
}

/**
 * The bookmarklet: it runs in a shop's page and hands that page to our Add page in a new tab, in the fragment
 * of the address, which browsers never send to a server (docs/capture.md). The bookmark is the source text
 * of this function, so the function must not use anything defined outside of it, and should stay short.
 *
 * It collects what the extractor reads. It changes nothing in the page and sends nothing, which the shop's
 * Content-Security-Policy would refuse. If something fails or takes too long, only the address and the title
 * are handed over.
 * @param add the address of our Add page
 */
export async function collectPage(add: string): Promise<void> {
  /** Most characters of the packed page. */
  const MAX_PACKED = 200_000;
  /** Most characters of each part, and milliseconds for reading the visible page. */
  const MAX_PART = 400_000;
  const MAX_MS = 800;
  const MAX_DEPTH = 600;

  const SKIPPED =
    /^(?:script|style|noscript|template|svg|math|iframe|object|embed|canvas|video|audio|textarea)$/;
  const READ =
    /^(?:id|class|item(?:prop|scope|type)|typeof|property|rel|content|name|type|href|src(?:set)?|alt|title|role|for|datetime|hidden|disabled|width|height|colspan|aria-(?:label(?:ledby)?|checked|pressed|selected|current)|data-(?:(?:test|qa|automation)(?:-?id)?|hook|cy|auto|e2e|selenium|value|label|name|state|selected|checked|active|(?:option|attribute)[\w-]*|[\w-]*(?:price|currency|strike|src|zoom|image|original|large|lazy|full|hires)[\w-]*))$/;
  const META = /^(?:(?:og|product|twitter):|application-name$|apple-mobile-web-app-title$)/i;
  const PRICED =
    /pric|preis|prix|(?:total|prod)value|view_?(?:content|item|product)|product_?view/i;

  const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const written = (name: string, value: string) => ` ${name}="${escaped(value.slice(0, 2_000))}"`;

  /** The title, and what else the page says about itself. */
  const head = () => {
    let html = `<title>${escaped(document.title.slice(0, 1_000))}</title>`;
    for (const meta of document.querySelectorAll('meta')) {
      const isRead =
        META.test(meta.getAttribute('property') || meta.name) || meta.matches('head [itemprop]');
      if (isRead && html.length < MAX_PART) html += `<meta${attributesOf(meta)}>`;
    }
    for (const { localName, href } of document.querySelectorAll<HTMLLinkElement>(
      'link[rel=canonical],base[href]',
    ))
      html += `<${localName} rel="canonical"${written('href', href)}>`;
    return html;
  };

  /** JSON-LD, or else the data with prices that a page hands to its own scripts. */
  const data = (isJsonLd: boolean) => {
    let html = '';
    for (const { src, type, text } of document.scripts) {
      if (src || /ld\+json/i.test(type) !== isJsonLd || /template|html/i.test(type)) continue;
      // Half of it would be no JSON, so a script that is too long is left out.
      if ((!isJsonLd && !PRICED.test(text)) || html.length + text.length > MAX_PART) continue;
      html += `<script${written('type', type)}>${text.replace(/<(?=\/script|!--)/gi, '\\u003c')}</script>`;
    }
    return html;
  };

  /** A choice in a form that also asks for these says something about a person, not about a product. */
  const isPersonal = (form: HTMLFormElement | null) =>
    form?.querySelector('[type=password],[type=email],[type=tel]');

  /** The attributes that the extractor reads. Nothing that was typed is among them. */
  const attributesOf = (element: Element) => {
    let html = '';
    for (const { name, value } of element.attributes) {
      if (!READ.test(name) || /^(?:data|blob|javascript):/.test(value)) continue;
      // The query of a link may be about the person; that of a picture belongs to its address.
      const isLink = name === 'href' && !/\.(?:jpe?g|png|webp|avif|gif)/i.test(value);
      html += written(name, isLink ? value.replace(/[?#].*/s, '') : value);
    }
    if (element instanceof HTMLInputElement) {
      const { type, value, checked, form } = element;
      // The text on a button is the shop's.
      if (/submit|button|image/.test(type)) html += written('value', value);
      if (type === 'radio' && checked && !isPersonal(form)) html += ' checked';
    } else if (element instanceof HTMLOptionElement) {
      const { value, selected, defaultSelected, index, form } = element;
      if (!value) html += ' value=""';
      // The first option is selected where nobody has chosen one.
      if (selected && (defaultSelected || index) && !isPersonal(form)) html += ' selected';
    } else if (element.matches('data,meter')) {
      html += written('value', element.getAttribute('value') || '');
    }
    const { display, visibility, textDecorationLine } = getComputedStyle(element);
    if (display === 'none' || visibility === 'hidden') html += ' hidden';
    if (/line-through/.test(textDecorationLine)) html += ' style="text-decoration:line-through"';
    return html;
  };

  /** The visible page: `reach` elements from the product's heading on, and a tenth of that before it. */
  const body = (reach: number) => {
    const headings = [...document.querySelectorAll('h1')];
    const heading =
      headings.find(
        ({ textContent: text }) => text?.trim() && document.title.includes(text.trim()),
      ) || headings[0];
    const start = heading ? [...document.body.querySelectorAll('*')].indexOf(heading) : 0;
    let html = `<body${attributesOf(document.body)}>`;
    // The time starts here, because reading the first style may make the browser compute all of them.
    const end = performance.now() + MAX_MS;
    let index = -1;
    const visit = (parent: Element, isKept: boolean, depth: number) => {
      for (const node of parent.childNodes) {
        // Elements well after the heading are read only while there is time, the product always.
        const isPast = index > start + reach / 10;
        if (html.length > MAX_PART || (isPast && performance.now() > end)) return;
        if (node instanceof Text && isKept) html += escaped(node.data.slice(0, 400));
        if (!(node instanceof Element)) continue;
        index += 1;
        const { localName: tag } = node;
        if (
          SKIPPED.test(tag) ||
          depth > MAX_DEPTH ||
          node.matches('[type=hidden],[contenteditable]')
        ) {
          index += node.querySelectorAll('*').length;
          continue;
        }
        const isNear = index > start - reach / 10 && index < start + reach;
        const keeps = isNear || Boolean(heading && node.contains(heading));
        if (keeps) html += `<${tag}${attributesOf(node)}>`;
        visit(node, keeps, depth + 1);
        // Parsers make another line break of `</br>`.
        if (keeps && tag !== 'br') html += `</${tag}>`;
      }
    };
    visit(document.body, true, 0);
    return html;
  };

  /** As characters of an address: '1' and the compressed text, or '0' and the text itself. */
  const pack = async (html: string) => {
    let { body: stream } = new Response(html);
    let kind = '1';
    try {
      stream = stream!.pipeThrough(new CompressionStream('deflate-raw'));
    } catch {
      // A browser from before 2023.
      kind = '0';
    }
    let bytes = '';
    for (const byte of new Uint8Array(await new Response(stream).arrayBuffer()))
      bytes += String.fromCharCode(byte);
    return kind + btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  };

  /** The page with all of its parts that there is room for; '' when there is none. */
  const packed = async () => {
    const { documentElement: root } = document;
    const first = `<html${written('lang', root.lang)}${attributesOf(root)}>${head()}`;
    const jsonLd = data(true);
    const page = body(6_000);
    for (const parts of [
      jsonLd + page + data(false),
      jsonLd + page,
      jsonLd + body(600),
      jsonLd,
      '',
    ]) {
      const text = await pack(first + parts);
      if (text.length < MAX_PACKED) return text;
    }
    return '';
  };

  // Unlike encodeURIComponent, this accepts half an emoji, which is left if the title is cut inside one.
  const place = new URLSearchParams({ url: location.href, title: document.title.slice(0, 300) });
  // Opened first: a browser allows it only as the direct answer to a press.
  const tab = open('', '_blank');
  let target = `${add}?${place}`;
  try {
    if (tab) tab.opener = null;
    const page = await Promise.race([
      packed(),
      // Begins once the page has been read, and so limits the packing only.
      new Promise<string>((resolve) => {
        setTimeout(resolve, 3_000, '');
      }),
    ]);
    if (page) target = `${add}#${place}&page=${page}`;
  } catch (error) {
    console.warn('Giftlists was given the address only', error);
  }
  // Where no tab can be opened, this one is used; Back leads to the shop again.
  if (tab) tab.location.replace(target);
  else location.assign(target);
}
