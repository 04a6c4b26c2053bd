import { cart, line, type Owner, quoteText, waysToPay, waysToPayNothing } from '../runner/cart-shapes.ts';
import { type Call, type Case, stockCall } from '../runner/case.ts';
import type { Send } from '../runner/exchange.ts';
import { having, id, like, numberOrText } from '../runner/shape.ts';
import { signedOut } from '../runner/signed-out.ts';
import { emptyTotals, totals } from '../runner/totals-shape.ts';
import { noCart, noSuch, notAllowed, required, unknownCart } from '../runner/words.ts';

/** What a customer's cart rejects to guests and nonsense, and to staff, who lack what a customer's token stands for. */
export const rejections = ({ kind }: Owner, send: Send, lacking = 'cartId'): Case[] =>
  kind === 'guest' ? [] : [...signedOut(send), { name: 'rejects an admin token', needs: 'admin', as: 'admin', send, status: 400, body: required(lacking) }];

/** The cases of a cart that is not there or not active any more. */
export function missing({ kind }: Owner, [method, path, body]: Send, older?: Case['older']): Case[] {
  if (kind === 'mine') {
    const send: Send = [method, path, body];
    return [{ name: 'rejects a customer without a cart', given: 'mine.none', as: 'customer', send, status: 404, body: noCart }];
  }
  const send: Send = [method, path.replace('{cart}', '{unknownCart}'), body];
  return [{ name: 'rejects an unknown cart id', send, status: 404, body: unknownCart, ...(older && { older }) }];
}

/** A guest's cart that was ordered is named by its number as a text. */
export const afterOrder = ({ kind, as }: Owner, send: Send): Case[] => [
  {
    name: 'rejects a cart that was ordered',
    needs: 'orders',
    given: `${kind}.ordered`,
    as,
    send,
    status: 404,
    body: kind === 'guest' ? noSuch('cartId', numberOrText('quote')) : noCart,
  },
];

const creating = ({ kind, path }: Owner): Call =>
  kind === 'guest'
    ? stockCall('POST /V1/guest-carts', [
        { name: 'creates a cart', send: ['POST', '/V1/guest-carts'], status: 200, body: like(/^\w{32}$/) },
        { name: 'creates a cart from an empty object', send: ['POST', '/V1/guest-carts', {}], status: 200, body: like(/^\w{32}$/) },
        { name: 'ignores a trailing slash', send: ['POST', '/V1/guest-carts/'], status: 200, body: like(/^\w{32}$/) },
        { name: 'ignores an invalid token', as: 'nonsense', send: ['POST', '/V1/guest-carts'], status: 200, body: like(/^\w{32}$/) },
        { name: 'rejects another method', send: ['GET', '/V1/guest-carts'], status: 404, body: { message: 'Request does not match any route.' } },
      ])
    : stockCall('POST /V1/carts/mine', [
        { name: 'creates a cart', given: 'mine.none', as: 'customer', send: ['POST', path], status: 200, body: id },
        { name: 'returns the same cart again', given: 'mine.cart', as: 'customer', send: ['POST', path], status: 200, body: '{quote}' },
        {
          name: 'creates another cart after an order',
          needs: 'orders',
          given: 'mine.ordered',
          as: 'customer',
          send: ['POST', path],
          status: 200,
          body: id,
          afterwards: [{ as: 'customer', send: ['GET', path], status: 200, body: having({ items: [] }) }],
        },
        ...rejections(ownerOfMine, ['POST', path], 'customerId'),
      ]);

const ownerOfMine = { kind: 'mine' } as Owner;

const reading = (owner: Owner): Call => {
  const { kind, path, named, as } = owner;
  const read = { as, send: ['GET', path] as Send };
  const one = line(quoteText);
  return stockCall(`GET /V1/${named}`, [
    { ...read, name: 'returns an empty cart', given: `${kind}.cart`, status: 200, body: cart(kind, { items: [] }) },
    { ...read, name: 'returns a cart with an item', given: `${kind}.line`, status: 200, body: cart(kind, { items: [one] }) },
    {
      ...read,
      name: 'returns only the requested fields',
      given: `${kind}.line`,
      send: ['GET', `${path}?fields=id,items[sku,qty]`],
      status: 200,
      body: { id: '{quote}', items: [{ sku: '{sku}', qty: 1 }] },
    },
    { ...read, name: 'returns an empty list for unknown fields', given: `${kind}.line`, send: ['GET', `${path}?fields=nope`], status: 200, body: [] },
    ...(kind === 'guest'
      ? ([
          ...missing(owner, read.send),
          { name: 'rejects the internal id of a cart', given: 'guest.cart', send: ['GET', '/V1/guest-carts/{quote}'], status: 404, body: unknownCart },
          {
            name: 'returns an inactive cart after the order',
            needs: 'orders',
            given: 'guest.ordered',
            send: ['GET', path],
            status: 200,
            body: having({ id: '{quote}', is_active: false, items_count: 1, customer_is_guest: true }),
          },
        ] satisfies Case[])
      : ([
          { ...read, name: 'rejects a customer without a cart', given: 'mine.none', status: 404, body: noSuch('customerId', '{customerId}') },
          { ...read, name: 'rejects a cart that was ordered', needs: 'orders', given: 'mine.ordered', status: 404, body: noSuch('customerId', '{customerId}') },
          {
            name: 'rejects a customer’s token for a cart by id',
            given: 'mine.cart',
            as: 'customer',
            send: ['GET', '/V1/carts/{quote}'],
            status: 401,
            body: notAllowed('Magento_Cart::manage'),
          },
          ...rejections(owner, read.send, 'customerId'),
        ] satisfies Case[])),
  ]);
};

const totalling = (owner: Owner): Call => {
  const { kind, path, named, as } = owner;
  const send: Send = ['GET', `${path}/totals`];
  return stockCall(`GET /V1/${named}/totals`, [
    { name: 'returns zero totals for an empty cart', given: `${kind}.cart`, as, send, status: 200, body: emptyTotals },
    { name: 'returns the totals of a cart with an item', given: `${kind}.line`, as, send, status: 200, body: totals({ taxed: kind === 'mine' }) },
    { name: 'includes shipping and tax', given: `${kind}.shipped`, as, send, status: 200, body: totals({ shipped: true }) },
    {
      name: 'includes the discount of a coupon',
      given: `${kind}.shipped`,
      as,
      after: [{ as, send: ['PUT', `${path}/coupons/{coupon}`] }],
      send,
      status: 200,
      body: totals({ shipped: true, reduced: true }),
    },
    ...missing(owner, send),
    ...afterOrder(owner, send),
    ...rejections(owner, send),
  ]);
};

const paying = (owner: Owner): Call => {
  const { kind, path, named, as } = owner;
  const send: Send = ['GET', `${path}/payment-methods`];
  return stockCall(`GET /V1/${named}/payment-methods`, [
    { name: 'lists the payment methods', given: `${kind}.line`, as, send, status: 200, body: waysToPay },
    { name: 'lists the free method for a cart that costs nothing', given: `${kind}.cart`, as, send, status: 200, body: waysToPayNothing },
    ...missing(owner, send),
    ...(kind === 'guest'
      ? [{ name: 'lists the payment methods of an ordered cart', needs: 'orders', given: 'guest.ordered', send, status: 200, body: waysToPay } satisfies Case]
      : afterOrder(owner, send)),
    ...rejections(owner, send),
  ]);
};

/** Making a cart, reading it, its totals and its ways to pay. */
export const cartBasics = (owner: Owner): Call[] => [creating(owner), reading(owner), totalling(owner), paying(owner)];
