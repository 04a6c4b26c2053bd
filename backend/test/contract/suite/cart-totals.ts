import { afterOrder, missing, rejections } from './cart-basics.ts';
import type { Owner } from './cart-shapes.ts';
import { type Call, type Send, stockCall } from './case.ts';
import { like } from './shape.ts';
import { cartAddress } from './things.ts';
import { imaginedEmptyTotals, imaginedTotals, totals } from './totals-shape.ts';
import { noRoute, rejection, required, unsupported, wrongType } from './words.ts';

const flatRate = { shipping_carrier_code: 'flatrate', shipping_method_code: 'flatrate' } as const;

const imagining = (owner: Owner): Call => {
  const { kind, path, named, as } = owner;
  const post = (body?: unknown): Send => ['POST', `${path}/totals-information`, body];
  const with_ = (addressInformation: unknown): Send => post({ addressInformation });
  const good = with_({ address: cartAddress, ...flatRate });
  const given = { given: `${kind}.line`, as } as const;
  const rejected = { ...given, status: 400 } as const;
  return stockCall(`POST /V1/${named}/totals-information`, [
    { ...given, name: 'good', send: good, status: 200, body: imaginedTotals({ shipped: true }) },
    {
      ...given,
      name: 'nothing of it is kept',
      send: good,
      status: 200,
      body: imaginedTotals({ shipped: true }),
      afterwards: [{ as, send: ['GET', `${path}/totals`], status: 200, body: totals({ taxed: kind === 'mine' }) }],
    },
    { name: 'empty cart', given: `${kind}.cart`, as, send: good, status: 200, body: imaginedEmptyTotals },
    { ...rejected, name: 'nothing', send: post({}), body: required('addressInformation') },
    { ...rejected, name: 'unknown property', send: with_({ address: cartAddress, nope: 1 }), body: unsupported('Nope') },
    { ...rejected, name: 'unknown property of the address', send: with_({ address: { line_1: 'x' } }), body: unsupported('Line1') },
    {
      ...rejected,
      name: 'region as an object',
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
      name: 'good',
      send: good,
      status: 200,
      body: like(/^\d+$/),
      afterwards: [{ as, send: ['GET', `${path}/selected-payment-method`], status: 200, body: { method: 'checkmo' } }],
    },
    {
      ...given,
      name: 'unknown',
      send: put({ method: { method: 'nope' } }),
      status: 400,
      body: rejection('The requested Payment Method is not available.'),
    },
    {
      ...given,
      name: 'without a code',
      send: put({ method: {} }),
      status: 400,
      body: rejection('The payment method you requested is not available.'),
    },
    { ...given, name: 'nothing', send: put({}), status: 400, body: required('method') },
    { ...given, name: 'unknown property', send: put({ method: { method: 'checkmo', email: 'x' } }), status: 400, body: unsupported('Email') },
    { ...given, name: 'wrong verb', send: ['POST', `${path}/selected-payment-method`, {}], status: 404, body: noRoute },
    ...rejections(owner, good),
  ]);
};

/** What a cart would cost, and how it is to be paid. */
export const cartTotals = (owner: Owner): Call[] => [imagining(owner), choosing(owner)];
