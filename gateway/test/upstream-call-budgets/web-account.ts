import { setTimeout as sleep } from 'node:timers/promises';
import { SHOP_ORIGIN } from '../helpers/embedded-back-end.ts';
import type { Budget } from './budget.ts';
import { ADDRESS, type Fixtures, OFFER } from './fixtures.ts';

const NEW_PASSWORD = 'Passw0rd!24';
/** Somebody whom the sandbox's identity provider knows. */
const PERSON = '100000000000000001';

/** What the consent window of a provider sends to the shop. */
async function consent({ atProvider }: Fixtures, clientId: string): Promise<URLSearchParams> {
  const response = await atProvider('/identity/authorize', {
    client_id: clientId,
    redirect_uri: `${SHOP_ORIGIN}/account`,
    state: 'budget',
    nonce: 'budget',
    person: PERSON,
  });
  return new URLSearchParams(new URL(response.headers.get('location') ?? '').hash.slice(1));
}

const MAIL_TRIES = 100;

/** The token of the newest mail that leads to a new password, which is written after the answer. */
async function resetToken({ sql }: Fixtures, email: string): Promise<string> {
  for (let tries = 0; tries < MAIL_TRIES; tries += 1) {
    const [mail] = sql(
      "SELECT text FROM mail_outbox WHERE recipient = ? AND kind = 'password-reset' ORDER BY id DESC",
      email,
    );
    const token = /[?&]token=([^\s&]+)/.exec(String(mail?.text))?.[1];
    if (token !== undefined) return decodeURIComponent(token);
    await sleep(50);
  }
  throw new Error(`No mail with a token was written to ${email}.`);
}

const SIGNED_IN = { commerce: 2, search: 0, why: 'the token; the account' } as const;

/** Signing in by providers, passwords, and signing out. */
const SESSION_BUDGETS: Readonly<Record<string, Budget>> = {
  SignInWithFacebook: {
    ...SIGNED_IN,
    prepare: async (fixtures) => {
      const accessToken = (await consent(fixtures, 'encore-facebook')).get('access_token');
      return { variables: { input: { accessToken } } };
    },
  },
  SignInWithGoogle: {
    ...SIGNED_IN,
    prepare: async (fixtures) => {
      const token = (await consent(fixtures, 'encore-google')).get('id_token');
      const who = { googleId: PERSON, email: 'a@b.test', firstName: 'A', lastName: 'L' };
      return { variables: { input: { token, ...who } } };
    },
  },
  SignOut: {
    isCustomer: true,
    commerce: 1,
    search: 0,
    why: 'the write',
    prepare: async ({ newCustomer }) => ({ variables: {}, token: (await newCustomer()).token }),
  },
  ChangePassword: {
    isCustomer: true,
    commerce: 1,
    search: 0,
    why: 'the write',
    prepare: async ({ newCustomer }) => {
      const { token, password } = await newCustomer();
      const input = { currentPassword: password, newPassword: NEW_PASSWORD };
      return { variables: { input }, token };
    },
  },
  ResetPassword: {
    commerce: 1,
    search: 0,
    why: 'the write',
    prepare: async (fixtures) => {
      const { email } = await fixtures.newCustomer();
      await fixtures.guest(
        'mutation ($email: String!) { customerPasswordResetRequest(input: { email: $email }) { userErrors { code } } }',
        { email },
      );
      const token = await resetToken(fixtures, email);
      const input = { email, resetToken: token, newPassword: NEW_PASSWORD };
      return { variables: { input } };
    },
  },
};

const MADE_OVER = 'the write; the current account, which the write updates';

/** An operation on an address that the customer has. */
function onAddress(input: object): Budget {
  return {
    isCustomer: true,
    commerce: 2,
    search: 0,
    why: MADE_OVER,
    prepare: async ({ newCustomer }) => {
      const { ask, token } = await newCustomer();
      const { data } = await ask(
        'mutation ($input: CustomerAddressCreateInput!) { it: customerAddressCreate(input: $input) { customer { addresses { id } } userErrors { code } } }',
        { input: { address: ADDRESS } },
      );
      const [{ id: addressId }] = data.it.customer.addresses;
      return { variables: { input: { addressId, ...input } }, token };
    },
  };
}

/** An operation on what `mutation` has made, `SKU` standing for a product's: its payload's `thing`, named `name`. */
function onMade(
  mutation: string,
  thing: 'draft' | 'priceAlert' | 'savedSearch',
  name: string,
): Budget {
  return {
    isCustomer: true,
    commerce: 1,
    search: 0,
    why: 'the write',
    prepare: async ({ customer, seedData: { product } }) => {
      const field = mutation.replace('SKU', JSON.stringify(product.sku));
      const { data } = await customer(
        `mutation { it: ${field} { ${thing} { id } userErrors { code } } }`,
      );
      return { variables: { input: { [name]: data.it[thing].id } } };
    },
  };
}

/** Somebody's item that waits to be shipped. */
async function toShip({ offered, sql }: Fixtures) {
  const { owner, id } = await offered();
  sql("UPDATE sell_item SET status = 'quote_accepted' WHERE id = ?", Number(id));
  const [row] = sql('SELECT ship_code FROM sell_item WHERE id = ?', Number(id));
  return { owner, id, code: String(row?.ship_code) };
}

const SENDER = {
  name: 'Bo',
  line1: '5 Elm St',
  city: 'Reno',
  postalCode: '89501',
  country: 'US',
} as const;

/** Single items of selling, and their parcels. */
const SELL_BUDGETS: Readonly<Record<string, Budget>> = {
  SubmitSellItems: {
    isCustomer: true,
    commerce: 1,
    search: 0,
    why: 'the write',
    prepare: async ({ newCustomer, photo }) => {
      const owner = await newCustomer();
      const item = { ...OFFER, photoIds: [await photo(owner)] };
      const input = { idempotencyKey: owner.email, items: [item] };
      return { variables: { input }, token: owner.token };
    },
  },
  SellItemRead: {
    isCustomer: true,
    commerce: 2,
    search: 0,
    why: 'the item; the terms',
    prepare: async ({ offered }) => {
      const { owner, id } = await offered();
      return { variables: { id }, token: owner.token };
    },
  },
  UpdateSellItem: {
    isCustomer: true,
    commerce: 1,
    search: 0,
    why: 'the write',
    prepare: async ({ offered }) => {
      const { owner, id } = await offered();
      const input = { itemId: id, move: { status: 'QUOTE_DECLINED' } };
      return { variables: { input }, token: owner.token };
    },
  },
  CreateSellShipment: {
    isCustomer: true,
    commerce: 1,
    search: 0,
    why: 'the write',
    prepare: async (fixtures) => {
      const { owner, id } = await toShip(fixtures);
      return { variables: { input: { itemIds: [id], sender: SENDER } }, token: owner.token };
    },
  },
  CreateGuestSellShipment: {
    commerce: 1,
    search: 0,
    why: 'the write',
    prepare: async (fixtures) => {
      const { owner, code } = await toShip(fixtures);
      const input = { email: owner.email, itemCodes: [code], sender: SENDER };
      return { variables: { input } };
    },
  },
  EmailSellShipmentLabel: {
    isCustomer: true,
    commerce: 1,
    search: 0,
    why: 'the write',
    prepare: async (fixtures) => {
      const { owner, id } = await toShip(fixtures);
      const { data } = await owner.ask(
        'mutation ($input: SellShipmentCreateInput!) { it: sellShipmentCreate(input: $input) { shipment { id } userErrors { code } } }',
        { input: { itemIds: [id], sender: SENDER } },
      );
      return { variables: { input: { shipmentId: data.it.shipment.id } }, token: owner.token };
    },
  },
  SellItemChanged: {
    isCustomer: true,
    commerce: 1,
    search: 0,
    why: 'the items; then one call every NEWS_MS for all subscribers of the same customer',
  },
  DeleteSellDraft: onMade('sellDraftSave(input: { items: [] })', 'draft', 'draftId'),
};

/** Operations of an account on things of its own. */
export const ACCOUNT_BUDGETS: Readonly<Record<string, Budget>> = {
  ...SESSION_BUDGETS,
  UpdateAddress: onAddress({ address: ADDRESS }),
  SetDefaultAddress: onAddress({ forShipping: true }),
  DeleteAddress: onAddress({}),
  RemovePriceAlert: onMade('priceAlertAdd(input: { sku: SKU })', 'priceAlert', 'id'),
  RemoveSavedSearch: onMade(
    'savedSearchAdd(input: { name: "Shoes", query: "/search?term=shoes" })',
    'savedSearch',
    'id',
  ),
  ...SELL_BUDGETS,
};
