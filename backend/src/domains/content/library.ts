import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CmsBlock, CmsPage } from './types.ts';

const read = (folder: string, name: string): string =>
  readFileSync(join(import.meta.dirname, folder, `${name}.html`), 'utf8').trim();

/** The pages that this release brings, numbered from 1; the home page is number 2, as in Magento. */
export function libraryPages(): CmsPage[] {
  return PAGES.map((page, index) => ({
    id: index + 1,
    identifier: page.identifier,
    title: page.title,
    contentHeading: page.heading ?? page.title,
    content: read('pages', page.identifier),
    pageLayout: '1column',
    metaTitle: `${page.title} | Encore`,
    metaDescription: page.description,
    metaKeywords: page.keywords,
    isActive: true,
  }));
}

/** The blocks that this release brings, numbered from 1. */
export function libraryBlocks(): CmsBlock[] {
  return BLOCKS.map(({ identifier, title, header }, index) => ({
    id: index + 1,
    identifier,
    title,
    content: read('blocks', identifier),
    headerContent: header ?? null,
    isActive: true,
  }));
}

type PageEntry = {
  readonly identifier: string;
  readonly title: string;
  /** Above the content; the title where left out. */
  readonly heading?: string;
  readonly description: string;
  readonly keywords: string;
};

type BlockEntry = { readonly identifier: string; readonly title: string; readonly header?: string };

/** The pages, in the order of their numbers; each has its text in pages/{identifier}.html. */
export const PAGES: readonly PageEntry[] = [
  {
    identifier: 'about-us',
    title: 'About us',
    heading: 'About Encore',
    description:
      'Encore sells pre-owned designer goods, each examined, graded and honestly described.',
    keywords: 'about, pre-owned, designer, resale',
  },
  {
    identifier: 'home',
    title: 'Encore',
    heading: 'A second life for good things',
    description:
      'Pre-owned designer handbags, shoes, jewelry, clothing and watches, one of a kind.',
    keywords: 'pre-owned, designer, handbags, jewelry, watches',
  },
  {
    identifier: 'authenticity',
    title: 'Our authenticity guarantee',
    description: 'What we promise about every piece, and what happens if we are wrong.',
    keywords: 'authenticity, guarantee, seal',
  },
  {
    identifier: 'authenticate',
    title: 'How we authenticate',
    description:
      'How our specialists examine a piece, and what a date or authenticity code tells you.',
    keywords: 'authentication, date code, examination',
  },
  {
    identifier: 'shipping',
    title: 'Shipping',
    description:
      'Where Encore ships, how long it takes, what it costs, and how packages are insured.',
    keywords: 'shipping, delivery, insurance',
  },
  {
    identifier: 'returns',
    title: 'Returns',
    description: 'Return a piece within 15 days of shipping, with the authenticity seal still on.',
    keywords: 'returns, refund, 15 days, seal',
  },
  {
    identifier: 'faq',
    title: 'FAQ',
    description: 'Short answers on buying, condition, payment, returns and selling.',
    keywords: 'faq, help, questions',
  },
  {
    identifier: 'contact',
    title: 'Contact us',
    description: 'Contact Encore by phone or email.',
    keywords: 'contact, phone, email',
  },
  {
    identifier: 'privacy-policy',
    title: 'Privacy policy',
    description: 'What we know about you, why, for how long, and how to have it deleted.',
    keywords: 'privacy, data, cookies',
  },
  {
    identifier: 'terms',
    title: 'Terms of sale',
    description: 'The terms of every Encore order.',
    keywords: 'terms, conditions, sale',
  },
  {
    identifier: 'selling-consignment',
    title: 'Sell with us',
    heading: 'Sell or consign with Encore',
    description: 'Send photos, get a quote, ship free and get paid.',
    keywords: 'sell, consign, quote',
  },
  {
    identifier: 'blog',
    title: 'Journal',
    description:
      'Notes on condition, care, codes and photos, from the people who examine what we sell.',
    keywords: 'blog, journal, care, condition',
  },
  {
    identifier: 'blog/reading-a-condition-grade',
    title: 'Reading a condition grade',
    description: 'Why two bags of the same grade look different, and where to look first.',
    keywords: 'condition, grades, corners',
  },
  {
    identifier: 'blog/what-a-date-code-tells-you',
    title: 'What a date code tells you',
    description: 'The letters and numbers inside a bag: what they say, and what they cannot prove.',
    keywords: 'date code, serial number, authentication',
  },
  {
    identifier: 'blog/keeping-leather-through-summer',
    title: 'Keeping leather through the summer',
    description: 'An hour of care before the warm months saves a repair after them.',
    keywords: 'leather, care, storage, mold',
  },
  {
    identifier: 'blog/photographs-that-sell',
    title: 'Photos that sell',
    description: 'Eight photos, and the right light, for a quote that holds.',
    keywords: 'selling, photos, quote',
  },
];

const CATEGORIES = ['handbags', 'shoes', 'jewelry', 'clothing', 'watches', 'accessories'];

const conditionBlock = (category: string): BlockEntry => ({
  identifier: `product_details_condition_${category}`,
  title: `Condition guide: ${category}`,
  header: '<p>Two people grade every piece on the same five-step scale.</p>',
});

/** The blocks, in the order of their numbers; each has its text in blocks/{identifier}.html. */
export const BLOCKS: readonly BlockEntry[] = [
  { identifier: 'sitewide-message', title: 'Sitewide message' },
  { identifier: 'home-hero', title: 'Worn well, and ready for more' },
  { identifier: 'home-trust', title: 'Examined by hand' },
  { identifier: 'home-social', title: 'Lately in the shop' },
  { identifier: 'home-sell', title: 'Sell what you no longer wear' },
  { identifier: 'footer-guarantee', title: 'Our guarantee' },
  { identifier: 'footer-copyright', title: 'Copyright' },
  { identifier: 'footer-links', title: 'Footer links' },
  { identifier: 'footer-reviews', title: 'Reviews' },
  { identifier: 'review-badge', title: 'Reviews' },
  ...CATEGORIES.map(conditionBlock),
];
