import type { Owner } from '../runner/cart-shapes.ts';
import { type Call, ownCall, stockCall } from '../runner/case.ts';
import type { Send } from '../runner/exchange.ts';
import { having, like, listWith, numberOrText, type Shape } from '../runner/shape.ts';
import { cartAddress } from '../runner/things.ts';
import { estimatedEmptyTotals, estimatedTotals, totals, totals as totalsShape } from '../runner/totals-shape.ts';
import { noRoute, rejection, required, unsupported, wrongType } from '../runner/words.ts';
import { afterOrder, missing, rejections } from './cart-basics.ts';

const flatRate = { shipping_carrier_code: 'flatrate', shipping_method_code: 'flatrate' } as const;

const imagining = (owner: Owner): Call => {
  const { kind, path, named, as } = owner;
  const post = (body?: unknown): Send => ['POST', `${path}/totals-information`, body];
  const with_ = (addressInformation: unknown): Send => post({ addressInformation });
  const good = with_({ address: cartAddress, ...flatRate });
  const given = { given: `${kind}.line`, as } as const;
  const rejected = { ...given, status: 400 } as const;
  return stockCall(`POST /V1/${named}/totals-information`, [
    { ...given, name: 'estimates the totals', send: good, status: 200, body: estimatedTotals({ shipped: true }) },
    {
      ...given,
      name: 'keeps nothing of the estimate',
      send: good,
      status: 200,
      body: estimatedTotals({ shipped: true }),
      afterwards: [{ as, send: ['GET', `${path}/totals`], status: 200, body: totals({ taxed: kind === 'mine' }) }],
    },
    { name: 'estimates zero totals for an empty cart', given: `${kind}.cart`, as, send: good, status: 200, body: estimatedEmptyTotals },
    { ...rejected, name: 'rejects an empty object', send: post({}), body: required('addressInformation') },
    { ...rejected, name: 'rejects an unknown property', send: with_({ address: cartAddress, nope: 1 }), body: unsupported('Nope') },
    { ...rejected, name: 'rejects an unknown property of the address', send: with_({ address: { line_1: 'x' } }), body: unsupported('Line1') },
    {
      ...rejected,
      name: 'rejects a region that is an object',
      send: with_({ address: { region: { region: 'x' } } }),
      body: wrongType('array', 'string', ['address', 'region']),
    },
    ...missing(owner, good),
    ...afterOrder(owner, good),
    ...rejections(owner, good),
  ]);
};

const choosing = (owner: Owner): Call => {
  const { kind, path, named, as } = owner;
  const put = (body?: unknown): Send => ['PUT', `${path}/selected-payment-method`, body];
  const good = put({ method: { method: 'checkmo' } });
  const given = { given: `${kind}.shipped`, as } as const;
  return stockCall(`PUT /V1/${named}/selected-payment-method`, [
    {
      ...given,
      name: 'selects the method',
      send: good,
      status: 200,
      body: like(/^\d+$/),
      afterwards: [{ as, send: ['GET', `${path}/selected-payment-method`], status: 200, body: { method: 'checkmo' } }],
    },
    {
      ...given,
      name: 'rejects an unknown method',
      send: put({ method: { method: 'nope' } }),
      status: 400,
      body: rejection('The requested Payment Method is not available.'),
    },
    {
      ...given,
      name: 'rejects a missing code',
      send: put({ method: {} }),
      status: 400,
      body: rejection('The payment method you requested is not available.'),
    },
    { ...given, name: 'rejects an empty object', send: put({}), status: 400, body: required('method') },
    { ...given, name: 'rejects an unknown property', send: put({ method: { method: 'checkmo', email: 'x' } }), status: 400, body: unsupported('Email') },
    { ...given, name: 'rejects another method', send: ['POST', `${path}/selected-payment-method`, {}], status: 404, body: noRoute },
    ...rejections(owner, good),
  ]);
};

/** What a cart would cost, and how it is to be paid. */
export const cartTotals = (owner: Owner): Call[] => [imagining(owner), choosing(owner)];

const invalidCoupon = rejection("The coupon code isn't valid. Verify the code and try again.");
const emptyCart = rejection('The "%1" Cart doesn\'t contain products.', [numberOrText('quote')]);
const unknownCard = rejection("The gift card code couldn't be added. Verify your information and try again.");

const applying = (owner: Owner): Call => {
  const { kind, path, named, as } = owner;
  const put = (code: string): Send => ['PUT', `${path}/coupons/${code}`];
  const given = { given: `${kind}.line`, as } as const;
  const holds = (body: Shape) => [{ as, send: ['GET', `${path}/coupons`] as Send, status: 200, body }] as const;
  return stockCall(`PUT /V1/${named}/coupons/{code}`, [
    { ...given, name: 'applies the coupon', send: put('{coupon}'), status: 200, body: true, afterwards: holds('{coupon}') },
    {
      ...given,
      name: 'applies the same coupon twice',
      after: [{ as, send: put('{coupon}') }],
      send: put('{coupon}'),
      status: 200,
      body: true,
      afterwards: holds('{coupon}'),
    },
    {
      ...given,
      name: 'removes the coupon for a blank code',
      after: [{ as, send: put('{coupon}') }],
      send: put('%20'),
      status: 200,
      body: true,
      older: { status: 404, body: invalidCoupon },
      afterwards: holds([]),
    },
    { ...given, name: 'trims the code', send: put('%20{coupon}%20'), status: 200, body: true, older: { status: 404, body: invalidCoupon } },
    { ...given, name: 'rejects an unknown code', send: put('BOGUS'), status: 404, body: invalidCoupon, afterwards: holds([]) },
    {
      ...given,
      name: 'removes the earlier coupon on an unknown code',
      after: [{ as, send: put('{coupon}') }],
      send: put('BOGUS'),
      status: 404,
      body: invalidCoupon,
      afterwards: holds([]),
    },
    { ...given, name: 'rejects a code with a slash', send: put('A%2FB'), status: 404, body: invalidCoupon },
    { ...given, name: 'has no route without a code', send: put(''), status: 404, body: noRoute },
    { name: 'rejects an empty cart', given: `${kind}.cart`, as, send: put('{coupon}'), status: 404, body: emptyCart },
    ...missing(owner, put('{coupon}')),
    ...afterOrder(owner, put('{coupon}')),
    ...rejections(owner, put('{coupon}')),
  ]);
};

const removing = (owner: Owner): Call => {
  const { kind, path, named, as } = owner;
  const send: Send = ['DELETE', `${path}/coupons`];
  const given = { given: `${kind}.line`, as } as const;
  const none = [{ as, send: ['GET', `${path}/coupons`] as Send, status: 200, body: [] }] as const;
  const put: Send = ['PUT', `${path}/coupons/{coupon}`];
  return stockCall(`DELETE /V1/${named}/coupons`, [
    { ...given, name: 'removes the coupon', after: [{ as, send: put }], send, status: 200, body: true, afterwards: none },
    { ...given, name: 'succeeds without a coupon', send, status: 200, body: true },
    {
      ...given,
      name: 'succeeds twice',
      after: [
        { as, send: put },
        { as, send },
      ],
      send,
      status: 200,
      body: true,
    },
    { name: 'rejects an empty cart', given: `${kind}.cart`, as, send, status: 404, body: emptyCart },
    ...missing(owner, send),
    ...afterOrder(owner, send),
    ...rejections(owner, send),
  ]);
};

const cards = (owner: Owner): Call[] => {
  const { kind, path, named, as } = owner;
  const put = (code: string): Send => ['PUT', `${path}/gift-card/${code}?cartId={cart}`];
  const take = (code: string): Send => ['DELETE', `${path}/gift-card/${code}?cartId={cart}`];
  const card = { given: `${kind}.giftCard`, needs: 'staff', as } as const;
  const given = { given: `${kind}.line`, as } as const;
  const segment = { code: 'giftcard', title: 'Gift Card', value: -50 };
  const totals: Send = ['GET', `${path}/totals`];
  return [
    ownCall(`PUT /V1/${named}/gift-card/{code}`, [
      {
        ...card,
        name: 'applies the gift card',
        send: put('{giftCard}'),
        status: 200,
        body: true,
        afterwards: [{ as, send: totals, status: 200, body: having({ total_segments: listWith(having(segment)) }) }],
      },
      { ...card, name: 'applies the same gift card twice', after: [{ as, send: put('{giftCard}') }], send: put('{giftCard}'), status: 200, body: true },
      { ...card, name: 'trims the code', send: put('%20{giftCard}%20'), status: 200, body: true },
      { ...given, name: 'rejects an unknown code', send: put('NONE-NONE-NONE-NONE-NONE'), status: 404, body: unknownCard },
      { ...given, name: 'has no route without a code', send: ['PUT', `${path}/gift-card/`], status: 404, body: noRoute },
      { name: 'rejects an empty cart', given: `${kind}.cart`, as, send: put('NONE'), status: 404, body: emptyCart },
      ...missing(owner, ['PUT', `${path}/gift-card/NONE`]),
      ...afterOrder(owner, ['PUT', `${path}/gift-card/NONE`]),
      ...rejections(owner, ['PUT', `${path}/gift-card/NONE`]),
    ]),
    ownCall(`DELETE /V1/${named}/gift-card/{code}`, [
      {
        ...card,
        name: 'removes the gift card',
        after: [{ as, send: put('{giftCard}') }],
        send: take('{giftCard}'),
        status: 200,
        body: true,
        afterwards: [{ as, send: totals, status: 200, body: totalsShape({ taxed: kind === 'mine' }) }],
      },
      { ...given, name: 'succeeds for a gift card that is not applied', send: take('NONE'), status: 200, body: true },
      ...missing(owner, ['DELETE', `${path}/gift-card/NONE`]),
      ...afterOrder(owner, ['DELETE', `${path}/gift-card/NONE`]),
      ...rejections(owner, ['DELETE', `${path}/gift-card/NONE`]),
    ]),
  ];
};

/** Coupons and gift cards of a cart. */
export const cartReductions = (owner: Owner): Call[] => [applying(owner), removing(owner), ...cards(owner)];
