import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { comparable, type Ids, readRecordings, replay } from './recordings.test-helpers.ts';
import { openTestShop, type TestShop } from './shop.test-helpers.ts';

const maskedId = /^[A-Za-z0-9]{32}$/;

describe.each(['04-guest-cart', '12-directory', '13-framework-errors'])(
  'recorded answers: %s',
  (file) => {
    const ids: Ids = new Map();
    let shop: TestShop;
    beforeAll(async () => {
      shop = await openTestShop();
    });
    afterAll(() => shop.close());

    test.each(readRecordings(file).map((entry) => [entry.name, entry] as const))(
      '%s',
      async (_, entry) => {
        const ours = await replay(shop.url, entry, ids);
        const theirs = entry.response;
        if (typeof theirs.json === 'string' && maskedId.test(theirs.json)) {
          expect(ours.json).toMatch(maskedId);
          ids.set(theirs.json, ours.json);
        }
        expect(ours.status).toBe(theirs.status);
        expect(comparable(ours.json, ids)).toEqual(comparable(theirs.json ?? undefined, new Map()));
        const isWholeText =
          theirs.text !== undefined && !theirs.text.includes('(an HTML page, cut)');
        if (isWholeText && theirs.json === undefined) expect(ours.text).toBe(theirs.text);
      },
    );
  },
);
