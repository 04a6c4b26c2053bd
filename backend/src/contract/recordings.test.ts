import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  comparable,
  type Ids,
  learn,
  type Recorded,
  readRecordings,
  replay,
  signInFor,
} from './recordings.test-helpers.ts';
import { openTestShop, type TestShop } from './shop.test-helpers.ts';

/** Files that are replayed one after another against the same shop. */
const groups: readonly (readonly string[])[] = [
  ['01-customer-token', '02-customers-create', '03-customers-me'],
  ['04-guest-cart'],
  ['12-directory'],
  ['13-framework-errors'],
];

/** Tokens of one second are the same text, and so are worth nothing as ids of each other. */
const isToken = (value: unknown): boolean => typeof value === 'string' && value.startsWith('eyJ');

function compare(ours: Awaited<ReturnType<typeof replay>>, entry: Recorded, ids: Ids): void {
  const theirs = entry.response;
  learn(theirs.json, ours.json, ids);
  expect(ours.status).toBe(theirs.status);
  if (isToken(theirs.json) && isToken(ours.json)) return;
  expect(comparable(ours.json, ids)).toEqual(comparable(theirs.json ?? undefined, new Map()));
  const isWholeText = theirs.text !== undefined && !theirs.text.includes('(an HTML page, cut)');
  if (isWholeText && theirs.json === undefined) expect(ours.text).toBe(theirs.text);
}

describe.each(groups.map((files) => [files.join(', '), files] as const))(
  'recorded answers: %s',
  (_, files) => {
    const ids: Ids = new Map();
    let shop: TestShop;
    beforeAll(async () => {
      shop = await openTestShop();
    });
    afterAll(() => shop.close());

    const entries = files.flatMap((file) => readRecordings(file));
    test.each(entries.map((entry) => [entry.name, entry] as const))('%s', async (_name, entry) => {
      signInFor(entry, ids, shop);
      compare(await replay(shop.url, entry, ids), entry, ids);
    });
  },
);
