import { createRequire } from 'node:module';
import { decodeHTMLStrict } from 'entities';
import { LRUCache } from 'lru-cache';
import type sanitizeHtml from 'sanitize-html';

const require = createRequire(import.meta.url);

/** URLs of Magento's website and their counterparts in the shop. */
export interface ContentUrls {
  /** Base URLs of the Magento store, without a trailing slash. */
  readonly baseUrls: readonly string[];
  /** The URL of the shop's copies of content images; null if the shop serves none. */
  readonly imagesUrl: string | null;
}

/** Media and static files are not pages of the shop. */
const FILE_FOLDERS = /^\/(?:media|static)\//;
/** An image that an editor has uploaded, or Magento's own scaled copy of it. */
const CONTENT_IMAGE =
  /^\/media\/(?:\.renditions\/)?wysiwyg((?:\/[\w-][\w.-]*)+\.(?:jpe?g|png|gif|webp))$/i;

/** Part of the URLs of a Magento without web server rewrites. */
const FRONT_CONTROLLER = /^\/index\.php(?=\/|$)/;
/** Magento has a base URL for each of them. */
const SCHEME = /^https?:(?=\/\/)/i;

/** The part of `url` after the longest base URL of the store, with a leading slash; null for another site. */
function getStorePath(url: string, baseUrls: readonly string[]): string | null {
  const withoutScheme = url.replace(SCHEME, '');
  const [base] = baseUrls
    .map((each) => each.replace(SCHEME, ''))
    .filter((each) => withoutScheme === each || withoutScheme.startsWith(`${each}/`))
    .toSorted((a, b) => b.length - a.length);
  if (base === undefined || withoutScheme === url) return null;
  return withoutScheme.slice(base.length).replace(FRONT_CONTROLLER, '') || '/';
}

function toShopHref(href: string, { baseUrls }: ContentUrls): string {
  const path = getStorePath(href, baseUrls);
  // A second slash would make it a protocol-relative URL.
  if (path === null || path.startsWith('//') || FILE_FOLDERS.test(path)) return href;
  return path;
}

function toShopImage(src: string, { baseUrls, imagesUrl }: ContentUrls): string {
  const file = CONTENT_IMAGE.exec(getStorePath(src, baseUrls) ?? '')?.[1];
  return file === undefined || imagesUrl === null ? src : imagesUrl + file;
}

/** An element of Page Builder for HTML, whose escaped content Magento decodes on its own pages but not in GraphQL. */
const HTML_ELEMENT = /(<div\b[^>]*\bdata-content-type="html"[^>]*>)([^<]*)/g;

function withDecodedElements(html: string): string {
  return html.replace(HTML_ELEMENT, (_, tag: string, code: string) => tag + decodeHTMLStrict(code));
}

function toSanitizeOptions(
  usual: sanitizeHtml.IDefaults,
  urls: ContentUrls,
): sanitizeHtml.IOptions {
  return {
    allowedTags: [
      ...usual.allowedTags,
      'img',
      'picture',
      'source',
      'figure',
      'figcaption',
      'details',
      'summary',
      'del',
      'ins',
    ],
    allowedAttributes: {
      '*': ['class', 'title', 'lang', 'dir', 'aria-label', 'aria-hidden', 'role'],
      a: ['href', 'target', 'rel'],
      img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading'],
      source: ['srcset', 'sizes', 'media', 'type', 'width', 'height'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan', 'scope'],
      col: ['span'],
      ol: ['start', 'type', 'reversed'],
      time: ['datetime'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['http', 'https'], source: ['http', 'https'] },
    allowProtocolRelative: false,
    transformTags: {
      // Spread first: the attributes keep their order.
      a: (tagName, attribs) => ({
        tagName,
        attribs: {
          ...attribs,
          ...(attribs.href !== undefined && { href: toShopHref(attribs.href, urls) }),
          rel: 'noopener',
        },
      }),
      img: (tagName, attribs) => ({
        tagName,
        attribs: {
          ...attribs,
          ...(attribs.src !== undefined && { src: toShopImage(attribs.src, urls) }),
        },
      }),
    },
  };
}

/**
 * Creates the function that removes from HTML what an allow-list does not name: scripts, styles, frames, forms, event
 * handlers. Links carry `rel="noopener"`; links to pages of the Magento store become relative to the shop, and images
 * of its content are read from the shop. Results are cached by text.
 */
export function createSanitizer(
  urls: ContentUrls = { baseUrls: [], imagesUrl: null },
): (html: string) => string {
  const cache = new LRUCache<string, string>({
    max: 2_000,
    maxSize: 20_000_000,
    sizeCalculation: (value, key) => value.length + key.length + 1,
    memoMethod: (html) => {
      // Loaded on first use, because loading takes a tenth of the start-up time.
      const sanitizer: typeof sanitizeHtml = require('sanitize-html');
      return sanitizer(withDecodedElements(html), toSanitizeOptions(sanitizer.defaults, urls));
    },
  });
  return (html) => cache.memo(html);
}
