import type { Who } from './exchange.ts';
import { type Maker, part, productVars } from './maker.ts';
import type { Vars } from './shape.ts';
import type { Product } from './target.ts';
import { cartAddress } from './things.ts';

/** Whose cart a stage is about. */
export type Kind = 'guest' | 'mine';

export type CartStage = 'cart' | 'line' | 'lineToBuy' | 'twoLines' | 'shipped' | 'paid' | 'ordered' | 'giftCard' | 'rival';

const toPath = (kind: Kind): string => (kind === 'guest' ? '/V1/guest-carts/{cart}' : '/V1/carts/mine');
const toCaller = (kind: Kind): Who => (kind === 'guest' ? 'guest' : 'customer');

/** How the suite's carts are paid. */
const payment = (kind: Kind) => ({
  paymentMethod: { method: 'checkmo' },
  ...(kind === 'guest' && { email: 'gina@contract.example.test' }),
});

async function emptyCart({ must, account }: Maker, kind: Kind): Promise<Vars> {
  if (kind === 'mine') {
    const own = await account();
    return { ...own, quote: await must(own, 'customer', ['POST', '/V1/carts/mine']) };
  }
  const masked = await must({}, 'guest', ['POST', '/V1/guest-carts']);
  const read = await must({ cart: masked }, 'guest', ['GET', '/V1/guest-carts/{cart}']);
  return { cart: masked, quote: part(read, 'id') };
}

/** The number of the order that a cart became. */
async function orderNumber({ must }: Maker, kind: Kind, vars: Vars): Promise<unknown> {
  if (kind === 'guest') return part(await must(vars, 'guest', ['GET', '/V1/guest-carts/{cart}']), 'reserved_order_id');
  const query = '{ customer { orders { items { number } } } }';
  const { data } = Object(await must(vars, 'customer', ['POST', '/graphql', { query }]));
  return data?.customer?.orders?.items?.[0]?.number;
}

/** The stages of a cart, from an empty one to one that was ordered. */
export function cartStages(maker: Maker, kind: Kind): Readonly<Record<CartStage, () => Promise<Vars>>> {
  const { must, nth, toBuy, staff } = maker;
  const as = toCaller(kind);

  const post = async (vars: Vars, path: string, body: object): Promise<Vars> => {
    await must(vars, as, ['POST', `${toPath(kind)}/${path}`, body]);
    return vars;
  };

  const cart = (): Promise<Vars> => emptyCart(maker, kind);

  const add = async (vars: Vars, product: Product): Promise<Vars> => {
    const cartItem = { sku: product.sku, qty: 1 };
    const line = await must(vars, as, ['POST', `${toPath(kind)}/items`, { cartItem }]);
    return { ...vars, ...productVars(product), item: part(line, 'item_id') };
  };

  const line = async (): Promise<Vars> => add(await cart(), nth(0));

  /** With a product of its own, so that it can be ordered. */
  const lineToBuy = async (): Promise<Vars> => add(await cart(), toBuy());

  const ship = (vars: Vars): Promise<Vars> =>
    post(vars, 'shipping-information', {
      addressInformation: {
        shipping_address: cartAddress,
        billing_address: cartAddress,
        shipping_carrier_code: 'flatrate',
        shipping_method_code: 'flatrate',
      },
    });

  const paid = async (): Promise<Vars> => post(await ship(await lineToBuy()), 'set-payment-information', payment(kind));

  return {
    cart,
    line,
    lineToBuy,
    paid,
    twoLines: async () => {
      const one = await line();
      const two = await add(one, nth(1));
      return { ...two, ...one, secondItem: two.item };
    },
    shipped: async () => ship(await line()),
    ordered: async () => {
      const vars = await paid();
      const path = `${toPath(kind)}/payment-information`;
      const order = await must(vars, as, ['POST', path, payment(kind)]);
      return { ...vars, order, incrementId: await orderNumber(maker, kind, vars) };
    },
    rival: async () => {
      const product = toBuy();
      const theirs = cartStages({ ...maker, toBuy: () => product }, 'guest');
      const rival = await theirs.paid();
      const own = await ship(await add(await cart(), product));
      return { ...(await post(own, 'set-payment-information', payment(kind))), rival: rival.cart };
    },
    giftCard: async () => ({ ...(await line()), giftCard: staff().giftCard(null) }),
  };
}
