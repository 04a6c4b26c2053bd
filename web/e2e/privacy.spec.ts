import type { APIRequestContext } from '@playwright/test';
import { aCustomer, fillAddressBook, type Person, putIntoCart } from './backEnd.ts';
import { anItem, ask } from './gateway.ts';
import { expect, test } from './shop.ts';

const SIGN_IN = `mutation ($input: CustomerSignInInput!) {
  customerSignIn(input: $input) { customer { email } userErrors { message } }
}`;
const OWN = `{
  customer { email firstName addresses { line1 firstName } }
  customerCart { lines { sku } }
  customerOrders { totalCount }
}`;
const PATHS = ['/', '/account', '/account/addresses', '/favorites', '/checkout/cart', '/handbags'];
const WAVES = 8;
/** Looks at once; more of them would keep other visitors of a small machine waiting. */
const ROUNDS = 5;

interface Visitor {
  readonly person: Person;
  readonly sku: string;
  readonly request: APIRequestContext;
}

/** What may be told to nobody but this customer. */
const secretsOf = ({ person, sku }: Visitor) => [person.email, person.firstName, sku];

async function askOwn({ request }: Visitor): Promise<string> {
  return JSON.stringify(await ask(request, OWN));
}

test('two customers at once, many times over, are each told of themselves alone', async ({
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
    await putIntoCart(request, person, sku);
    const own = await playwright.request.newContext({ baseURL: baseURL ?? '' });
    const input = { email: person.email, password: person.password };
    await ask(own, SIGN_IN, { input });
    visitors.push({ person, sku, request: own });
  }
  const [one, other] = visitors as [Visitor, Visitor];

  const look = async (round: number) => {
    const path = PATHS[round % PATHS.length] ?? '/';
    const [ofOne, ofOther, page, otherPage] = await Promise.all([
      askOwn(one),
      askOwn(other),
      one.request.get(`${path}?round=${round}`).then((answer) => answer.text()),
      other.request.get(`${path}?round=${round}`).then((answer) => answer.text()),
    ]);
    for (const secret of secretsOf(one)) expect(ofOne).toContain(secret);
    for (const secret of secretsOf(other)) expect(ofOther).toContain(secret);
    for (const secret of secretsOf(other)) expect(ofOne).not.toContain(secret);
    for (const secret of secretsOf(one)) expect(ofOther).not.toContain(secret);
    for (const html of [page, otherPage]) {
      expect(html).toContain('</html>');
      for (const { person } of visitors) {
        expect(html).not.toContain(person.email);
        expect(html).not.toContain(person.firstName);
      }
    }
  };
  for (let wave = 0; wave < WAVES; wave += 1) {
    await Promise.all(Array.from({ length: ROUNDS }, (_, at) => look(wave * ROUNDS + at)));
  }
  await Promise.all(visitors.map((visitor) => visitor.request.dispose()));
});
