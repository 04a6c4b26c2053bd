import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../test/helpers/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function send(query: string): Promise<Record<string, unknown>> {
  const response = await fetch(`${shop.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  return (await response.json()) as Record<string, unknown>;
}

describe("Magento's GraphQL of countries and the currency", () => {
  test('returns the currency, the countries and regions with their numbers', async () => {
    const query =
      '{ currency { base_currency_code available_currency_codes exchange_rates { currency_to rate } } countries { id } country(id: "US") { two_letter_abbreviation full_name_english available_regions { id code name } } }';
    const { data } = await send(query);
    expect(data).toMatchObject({
      currency: {
        base_currency_code: 'USD',
        available_currency_codes: ['USD'],
        exchange_rates: [{ currency_to: 'USD', rate: 1 }],
      },
      countries: expect.arrayContaining([{ id: 'US' }, { id: 'GB' }]),
      country: {
        two_letter_abbreviation: 'US',
        full_name_english: 'United States',
        available_regions: expect.arrayContaining([{ id: 12, code: 'CA', name: 'California' }]),
      },
    });
    expect(JSON.stringify(data)).not.toContain('"AN"');
    const withoutRegions = await send('{ country(id: "GB") { available_regions { id } } }');
    expect(withoutRegions).toEqual({ data: { country: { available_regions: null } } });
  });

  test.each([
    ['{ country { id } }', 'Country "id" value should be specified', 'graphql-input'],
    ['{ country(id: "XX") { id } }', "The country isn't available.", 'graphql-no-such-entity'],
  ])('rejects %s', async (query, message, category) => {
    expect(await send(query)).toMatchObject({
      errors: [{ message, path: ['country'], extensions: { category } }],
      data: { country: null },
    });
  });
});
