import type { APIRequestContext } from '@playwright/test';
import { aCustomer, addToCart, fillAddressBook, type Person } from './backEnd.ts';
import { anItem, sendQuery, signInCustomer } from './gateway.ts';
import { expect, test } from './shop.ts';

const PERSONAL_DATA = `{
  customer { email firstName addresses { line1 firstName } }
  customerCart { lines { sku } }
  customerOrders { totalCount }
}`;
const PATHS = ['/', '/account', '/account/addresses', '/favorites', '/checkout/cart', '/handbags'];
const WAVES = 8;
/** Concurrent rounds. More would slow down the tests that run at the same time. */
const ROUNDS = 5;

interface Visitor {
  readonly person: Person;
  readonly sku: string;
  readonly request: APIRequestContext;
}

/** Returns values that only this customer may receive. */
const getSecrets = ({ person, sku }: Visitor) => [person.email, person.firstName, sku];

async function fetchPersonalData({ request }: Visitor): Promise<string> {
  return JSON.stringify(await sendQuery(request, PERSONAL_DATA));
}

test('returns each of two concurrent customers only their own data', async ({
  playwright,
  request,
  baseURL,
}) => {
  const visitors: Visitor[] = [];
  for (const [name, place] of [
    ['Zerafina', 38],
    ['Quillonia', 39],
  ] as const) {
    const person = await aCustomer(request, name);
    const { sku } = await anItem(request, place);
    await fillAddressBook(request, person, 3);
    await addToCart(request, person, sku);
    const context = await playwright.request.newContext({ baseURL: baseURL ?? '' });
    await signInCustomer(context, person);
    visitors.push({ person, sku, request: context });
  }
  const [one, other] = visitors as [Visitor, Visitor];

  const checkRound = async (round: number) => {
    const path = PATHS[round % PATHS.length] ?? '/';
    const [firstData, secondData, page, otherPage] = await Promise.all([
      fetchPersonalData(one),
      fetchPersonalData(other),
      one.request.get(`${path}?round=${round}`).then((answer) => answer.text()),
      other.request.get(`${path}?round=${round}`).then((answer) => answer.text()),
    ]);
    for (const secret of getSecrets(one)) expect(firstData).toContain(secret);
    for (const secret of getSecrets(other)) expect(secondData).toContain(secret);
    for (const secret of getSecrets(other)) expect(firstData).not.toContain(secret);
    for (const secret of getSecrets(one)) expect(secondData).not.toContain(secret);
    for (const html of [page, otherPage]) {
      expect(html).toContain('</html>');
      for (const { person } of visitors) {
        expect(html).not.toContain(person.email);
        expect(html).not.toContain(person.firstName);
      }
    }
  };
  for (let wave = 0; wave < WAVES; wave += 1) {
    await Promise.all(Array.from({ length: ROUNDS }, (_, at) => checkRound(wave * ROUNDS + at)));
  }
  await Promise.all(visitors.map((visitor) => visitor.request.dispose()));
});
