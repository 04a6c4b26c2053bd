import { type CartStage, cartStages, type Kind } from './cart-stages.ts';
import type { Exchange } from './exchange.ts';
import { findResetToken } from './mails.ts';
import { createMaker, type Maker, PASSWORD, part, productVars } from './maker.ts';
import { type ProviderStage, providerStages } from './provider-stages.ts';
import { type SellStage, sellStages } from './sell-stages.ts';
import type { Vars } from './shape.ts';
import { socialToken } from './social-token.ts';
import type { Target } from './target.ts';
import { cartAddress } from './things.ts';

type AccountStage = 'customer' | 'mine.none' | 'wished' | 'alert' | 'savedSearch' | 'giftCard' | 'resetLink' | 'identity';

type OtherStage = AccountStage | SellStage | ProviderStage | 'both.lines' | 'shippedOrder';

/** What can be there before a case. */
export type Stage = `${Kind}.${CartStage}` | OtherStage;

/** The stages of an account and of what belongs to it. */
function accountStages(maker: Maker): Readonly<Record<AccountStage, () => Promise<Vars>>> {
  const { must, account, nth, staff, target } = maker;
  const customer = async (): Promise<Vars> => ({ ...(await account()), ...productVars(nth(0)) });
  const made = async (key: string, send: Exchange['send']): Promise<Vars> => {
    const vars = await customer();
    return { ...vars, [key]: part(await must(vars, 'customer', send), 'id') };
  };
  return {
    customer,
    'mine.none': account,
    wished: async () => {
      const vars = await customer();
      const query = 'mutation { addProductsToWishlist(wishlistId: "0", wishlistItems: [{ sku: "{sku}", quantity: 1 }]) { user_errors { message } } }';
      await must(vars, 'customer', ['POST', '/graphql', { query }]);
      return vars;
    },
    alert: () => made('alert', ['POST', '/V1/price-alert/me/', { sku: '{sku}' }]),
    savedSearch: () => made('search', ['POST', '/V1/saved-search/add', { name: 'Bags', query: '/search?term=bag' }]),
    giftCard: async () => {
      const own = await account();
      return { ...own, giftCard: staff().giftCard(Number(own.customerId)) };
    },
    resetLink: async () => {
      const own = await account();
      if (target.mails === undefined) return { ...own, resetToken: staff().resetToken(Number(own.customerId)) };
      const body = { email: '{email}', template: 'email_reset', websiteId: 1 };
      const request = () => must(own, 'guest', ['PUT', '/V1/customers/password', body]);
      const wanted = { email: String(own.email), seconds: target.patienceSeconds, request };
      return { ...own, resetToken: await findResetToken(target.mails, wanted) };
    },
    identity: () => socialToken(target),
  };
}

/** What a piece costs to send to California, and the tax there. */
async function readRates({ must, nth }: Maker): Promise<Vars> {
  const cart = await must({}, 'guest', ['POST', '/V1/guest-carts']);
  const path = `/V1/guest-carts/${cart}`;
  await must({}, 'guest', ['POST', `${path}/items`, { cartItem: { sku: nth(0).sku, qty: 1 } }]);
  const addressInformation = { address: cartAddress, shipping_carrier_code: 'flatrate', shipping_method_code: 'flatrate' };
  const totals = Object(await must({}, 'guest', ['POST', `${path}/totals-information`, { addressInformation }]));
  const tax = [totals.total_segments].flat().find((segment) => Object(segment).code === 'tax');
  const [rate] = tax?.extension_attributes?.tax_grandtotal_details?.[0]?.rates ?? [];
  return { flatRate: totals.shipping_amount, taxPercent: Number(rate?.percent ?? 0), taxTitle: rate?.title };
}

/** What every case knows: two accounts, three products, and things that no one has. */
async function always(maker: Maker): Promise<Vars> {
  const { account, nth, must, target } = maker;
  const own = await account();
  const other = await account();
  const one = nth(0);
  const two = nth(1);
  const three = nth(2);
  const { admin } = target;
  return {
    ...own,
    otherToken: other.token,
    otherEmail: other.email,
    otherCustomerId: other.customerId,
    otherAddressId: other.addressId,
    nonsenseToken: 'nonsense',
    adminToken: admin && (await must({}, 'guest', ['POST', '/V1/integration/admin/token', admin])),
    ...productVars(one),
    sku2: two.sku,
    name2: two.name,
    price2: two.price,
    sku3: three.sku,
    coupon: target.coupon.code,
    couponLabel: target.coupon.label,
    couponTitle: `Discount (${target.coupon.label})`,
    ...(await readRates(maker)),
    unknownCart: 'z'.repeat(32),
    disabledSku: target.disabledSku,
    virtualSku: target.virtualSku,
    index: target.search?.index,
    searchAdminKey: target.search?.adminKey,
    password: PASSWORD,
  };
}

/** Makes what cases begin with; what is made is what the case is to know. */
export function createStages(target: Target) {
  const maker = createMaker(target);
  const guest = cartStages(maker, 'guest');
  const mine = cartStages(maker, 'mine');
  const named = (kind: Kind, stages: typeof guest) => Object.entries(stages).map(([name, make]) => [`${kind}.${name}`, make] as const);
  const others: Readonly<Record<OtherStage, () => Promise<Vars>>> = {
    ...accountStages(maker),
    ...sellStages(maker),
    ...providerStages(maker),
    'both.lines': async () => {
      const line = await guest.line();
      const own = await mine.cart();
      return { ...line, ...own, guestQuote: line.quote };
    },
    shippedOrder: async () => {
      const vars = await mine.ordered();
      return { ...vars, track: maker.staff().ship(Number(vars.order)) };
    },
  };
  const stages: Readonly<Record<string, () => Promise<Vars>>> = {
    ...others,
    ...Object.fromEntries([...named('guest', guest), ...named('mine', mine)]),
  };
  const unused = new Map<Stage, Vars>();
  return {
    always: () => always(maker),
    /** @throws NothingLeft when the target lacks what it takes */
    make: async (stage: Stage | undefined): Promise<Vars> => {
      if (stage === undefined) return {};
      const made = unused.get(stage);
      unused.delete(stage);
      return made ?? (await stages[stage]?.()) ?? {};
    },
    /** Keeps what a case has left as it was for the next one. */
    release: (stage: Stage | undefined, vars: Vars): void => {
      if (stage !== undefined) unused.set(stage, vars);
    },
  };
}
