import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { handbags, openTestShop, recordedProducts, type TestShop } from '../helpers/shop.ts';
import {
  comparable,
  type Ids,
  learn,
  type Recorded,
  readRecordings,
  replay,
  signInFor,
} from './recordings.ts';

/** Files that are replayed one after another against the same shop. */
const groups: readonly (readonly string[])[] = [
  ['01-customer-token', '02-customers-create', '03-customers-me'],
  ['04-guest-cart'],
  ['12-directory'],
  ['13-framework-errors'],
];

/**
 * Not replayed, on purpose. 'schema (anonymous)': nothing here reads Magento's own Swagger description.
 * 'products-render-info anonymous': HTML snippets of a theme that this shop does not have.
 * The two of XML: the gateway speaks JSON only, and so does this back end.
 */
const left = new Set([
  'schema (anonymous)',
  'products-render-info anonymous',
  'accept xml',
  'error with accept xml',
]);

/** The recorded shop's first product as its staff sees it. */
const products = recordedProducts.map((product) =>
  product.sku !== 'BAG-0001'
    ? product
    : {
        ...product,
        image: '',
        categoryIds: [handbags.id],
        attributes: {
          short_description: product.name,
          description: `<p>${product.name}, pre-owned, authenticated.</p>`,
        },
      },
);

type Attribute = { readonly value?: unknown };
type Product = { readonly custom_attributes?: readonly Attribute[] };

/** A product that lost its pictures says `no_selection`, which ours always does; the recorded one never had any. */
function withoutMissingPictures(value: unknown): unknown {
  const attributes = (value as Product | undefined)?.custom_attributes;
  if (attributes === undefined) return value;
  const custom_attributes = attributes.filter((one) => one.value !== 'no_selection');
  return { ...(value as Product), custom_attributes };
}

/** Tokens of one second are the same text, and so are worth nothing as ids of each other. */
const isToken = (value: unknown): boolean => typeof value === 'string' && value.startsWith('eyJ');

function compare(ours: Awaited<ReturnType<typeof replay>>, entry: Recorded, ids: Ids): void {
  const theirs = entry.response;
  learn(theirs.json, ours.json, ids);
  expect(ours.status).toBe(theirs.status);
  if (isToken(theirs.json) && isToken(ours.json)) return;
  expect(withoutMissingPictures(comparable(ours.json, ids))).toEqual(
    comparable(theirs.json ?? undefined, new Map()),
  );
  const isWholeText = theirs.text !== undefined && !theirs.text.includes('(an HTML page, cut)');
  if (isWholeText && theirs.json === undefined) expect(ours.text).toBe(theirs.text);
}

describe.each(groups.map((files) => [files.join(', '), files] as const))(
  'recorded responses: %s',
  (_, files) => {
    const ids: Ids = new Map();
    let shop: TestShop;
    beforeAll(async () => {
      const env = { COMMERCE_PUBLIC_URL: 'http://magento.example.test' };
      shop = await openTestShop(products, [handbags], { env });
    });
    afterAll(() => shop.close());

    const entries = files
      .flatMap((file) => readRecordings(file))
      .filter(({ name }) => !left.has(name));
    test.each(entries.map((entry) => [entry.name, entry] as const))(
      'returns the recorded response: %s',
      async (_name, entry) => {
        signInFor(entry, ids, shop);
        compare(await replay(shop.url, entry, ids), entry, ids);
      },
    );
  },
);
