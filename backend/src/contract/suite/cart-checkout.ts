import { afterOrder, missing, refusals } from './cart-basics.ts';
import { filledAddress, type Owner, waysToPay } from './cart-shapes.ts';
import { type Call, type Case, type Send, stockCall } from './case.ts';
import { having, id, like, type Shape } from './shape.ts';
import { cartAddress, without } from './things.ts';
import { totals } from './totals-shape.ts';
import { noRoute, noSuch, refusal, required, unsupported, wrongType } from './words.ts';

const flatRate = {
  carrier_code: 'flatrate',
  method_code: 'flatrate',
  carrier_title: 'Flat Rate',
  method_title: 'Fixed',
  amount: 5,
  base_amount: 5,
  available: true,
  error_message: '',
  price_excl_tax: 5,
  price_incl_tax: 5,
} as const;

const noAddress = refusal('The shipping address is missing. Set the address and try again.');
const notSaved = refusal('The address failed to save. Verify the address and try again.');

/** A guest's unknown cart is the number 0 here. */
const missingEstimate = (owner: Owner, send: Send): Case[] =>
  missing(owner, send).map((one) => (owner.kind === 'guest' ? { ...one, body: noSuch('cartId', 0) } : one));

const byNumber = (owner: Owner, send: Send): Case[] =>
  afterOrder(owner, send).map((one) => (owner.kind === 'guest' ? { ...one, body: noSuch('cartId', '{quote}') } : one));

const estimating = (owner: Owner): Call => {
  const { kind, path, named, as } = owner;
  const post = (body?: unknown): Send => ['POST', `${path}/estimate-shipping-methods`, body];
  const given = { given: `${kind}.line`, as } as const;
  const offered = (name: string, address: object): Case => ({ ...given, name, send: post({ address }), status: 200, body: [flatRate] });
  const refused = (name: string, address: unknown, body: Shape): Case => ({ ...given, name, send: post({ address }), status: 400, body });
  return stockCall(`POST /V1/${named}/estimate-shipping-methods`, [
    offered('good', { country_id: 'US', region_id: 12, region: 'California', region_code: 'CA', postcode: '90001' }),
    offered('country only', { country_id: 'GB' }),
    offered('keys in camelCase', { countryId: 'US', regionId: 12 }),
    offered('region by its code', { country_id: 'US', region_code: 'CA' }),
    offered('unknown country', { country_id: 'XX' }),
    offered('region id as a text', { country_id: 'US', region_id: '12' }),
    { ...given, name: 'without a country', send: post({ address: { postcode: '90001' } }), status: 200, body: [] },
    { ...given, name: 'empty address', send: post({ address: {} }), status: 200, body: [] },
    { name: 'empty cart', given: `${kind}.cart`, as, send: post({ address: { country_id: 'US' } }), status: 200, body: [] },
    { ...given, name: 'no address', send: post({}), status: 400, body: required('address') },
    { ...given, name: 'no body', send: post(), status: 400, body: required('address') },
    { ...given, name: 'address null', send: post({ address: null }), status: 400, body: required('address') },
    refused('unknown property', { country_id: 'US', line_1: 'x' }, unsupported('Line1')),
    refused('region as an object', { country_id: 'US', region: { region: 'x' } }, wrongType('array', 'string', ['region'])),
    refused('region id as a word', { country_id: 'US', region_id: 'x' }, wrongType('x', 'int', ['region_id'])),
    refused('street as a text', { country_id: 'US', street: '9 Oak Ave' }, wrongType('string', 'string[]', ['street'])),
    { ...given, name: 'an address that is a text is an empty one', send: post({ address: 'US' }), status: 200, body: [] },
    { ...given, name: 'region id with a fraction', send: post({ address: { country_id: 'US', region_id: '12.9' } }), status: 200, body: [flatRate] },
    refused('region id as true', { country_id: 'US', region_id: true }, wrongType('1', 'int', ['region_id'])),
    refused('region id empty', { country_id: 'US', region_id: '' }, wrongType('', 'int', ['region_id'])),
    ...missingEstimate(owner, post({ address: { country_id: 'US' } })),
    ...byNumber(owner, post({ address: { country_id: 'US' } })),
    ...refusals(owner, post({ address: { country_id: 'US' } })),
  ]);
};

const estimatingSaved = (owner: Owner): Call => {
  const { kind, path, named, as } = owner;
  const post = (body?: unknown): Send => ['POST', `${path}/estimate-shipping-methods-by-address-id`, body];
  const given = { given: `${kind}.line`, as } as const;
  if (kind === 'guest') {
    return stockCall(`POST /V1/${named}/estimate-shipping-methods-by-address-id`, [
      { ...given, name: 'guests have none', send: post({ addressId: 1 }), status: 404, body: noRoute },
    ]);
  }
  return stockCall(`POST /V1/${named}/estimate-shipping-methods-by-address-id`, [
    { ...given, name: 'good', send: post({ addressId: '{addressId}' }), status: 200, body: [flatRate] },
    { ...given, name: 'unknown address', send: post({ addressId: 999999 }), status: 400, body: noAddress },
    { ...given, name: 'somebody else’s address', send: post({ addressId: '{otherAddressId}' }), status: 400, body: noAddress },
    { ...given, name: 'no address', send: post({}), status: 400, body: required('addressId') },
    { ...given, name: 'an address that is no number', send: post({ addressId: 'x' }), status: 400, body: wrongType('x', 'int') },
    { name: 'empty cart', given: 'mine.cart', as, send: post({ addressId: '{addressId}' }), status: 200, body: [] },
    ...missing(owner, post({ addressId: 1 })),
    ...refusals(owner, post({ addressId: 1 })),
  ]);
};

const billing = (owner: Owner): Call => {
  const { kind, path, named, as } = owner;
  const post = (body?: unknown): Send => ['POST', `${path}/billing-address`, body];
  const given = { given: `${kind}.line`, as } as const;
  const answer: Shape = kind === 'guest' ? id : like(/^\d+$/);
  const read = (body: Shape) => [{ as, send: ['GET', `${path}/billing-address`] as Send, status: 200, body }] as const;
  return stockCall(`POST /V1/${named}/billing-address`, [
    { ...given, name: 'good', send: post({ address: cartAddress }), status: 200, body: answer, afterwards: read(filledAddress()) },
    {
      ...given,
      name: 'for shipping as well',
      send: post({ address: cartAddress, useForShipping: true }),
      status: 200,
      body: answer,
      afterwards: [
        {
          as,
          send: ['GET', `${path}/totals?fields=tax_amount,shipping_amount`],
          status: 200,
          body: ({ price }) => ({ tax_amount: Math.round(Number(price) * 8.25) / 100, shipping_amount: 0 }),
        },
      ],
    },
    {
      ...given,
      name: 'keys in camelCase',
      send: post({ address: { ...without(cartAddress, 'country_id'), countryId: 'US' }, use_for_shipping: false }),
      status: 200,
      body: answer,
    },
    {
      ...given,
      name: 'region by its number',
      send: post({ address: without(cartAddress, 'region', 'region_code') }),
      status: 200,
      body: answer,
      afterwards: read(filledAddress()),
    },
    {
      ...given,
      name: 'region by its code',
      send: post({ address: without(cartAddress, 'region', 'region_id') }),
      status: 200,
      body: answer,
      afterwards: read(filledAddress()),
    },
    {
      ...given,
      name: 'without a city',
      send: post({ address: without(cartAddress, 'city') }),
      status: 200,
      body: answer,
      afterwards: read(filledAddress({ city: null })),
    },
    { ...given, name: 'unknown country', send: post({ address: { ...cartAddress, country_id: 'XX' } }), status: 400, body: notSaved },
    { ...given, name: 'a saved address of nobody', send: post({ address: { ...cartAddress, customer_address_id: 999999 } }), status: 400, body: notSaved },
    { ...given, name: 'no address', send: post({}), status: 400, body: required('address') },
    {
      ...given,
      name: 'unknown property',
      send: post({ address: { ...cartAddress, default_billing: true } }),
      status: 400,
      body: unsupported('DefaultBilling'),
    },
    { ...given, name: 'use_for_shipping as a word that is not true', send: post({ address: cartAddress, useForShipping: 'maybe' }), status: 200, body: answer },
    ...missing(owner, post({ address: cartAddress })),
    ...afterOrder(owner, post({ address: cartAddress })),
    ...refusals(owner, post({ address: cartAddress })),
  ]);
};

const shippingCases = (owner: Owner): Case[] => {
  const { kind, path, as } = owner;
  const post = (body?: unknown): Send => ['POST', `${path}/shipping-information`, body];
  const method = { shipping_carrier_code: 'flatrate', shipping_method_code: 'flatrate' };
  const with_ = (part: object): Send => post({ addressInformation: { shipping_address: cartAddress, ...method, ...part } });
  const given = { given: `${kind}.line`, as } as const;
  const done = { status: 200, body: { payment_methods: waysToPay, totals: totals({ shipped: true }) } } as const;
  const refused = (name: string, part: object, body: Shape): Case => ({ ...given, name, send: with_(part), status: 400, body });
  const notFound = (name: string, part: object, body: Shape): Case => ({ ...refused(name, part, body), status: 404 });
  const nested = (message: string): Shape => refusal('The shipping information was unable to be saved. Error: "%message"', { message });
  return [
    { ...given, ...done, name: 'good', send: with_({ billing_address: cartAddress }) },
    { ...given, ...done, name: 'without a billing address', send: with_({}) },
    {
      ...given,
      ...done,
      name: 'with address_information',
      send: post({ address_information: { shippingAddress: cartAddress, shippingCarrierCode: 'flatrate', shippingMethodCode: 'flatrate' } }),
    },
    {
      ...given,
      ...done,
      name: 'codes at the top do not matter',
      send: post({ addressInformation: { shipping_address: cartAddress, ...method }, shipping_method_code: 'x' }),
    },
    { ...given, ...done, name: 'without a city', send: with_({ shipping_address: without(cartAddress, 'city') }) },
    { ...given, ...done, name: 'region by its code', send: with_({ shipping_address: without(cartAddress, 'region_id', 'region') }) },
    {
      ...given,
      name: 'a region of another country',
      send: with_({ shipping_address: { ...cartAddress, region_id: 99999, region: 'Nowhere', region_code: 'NO' } }),
      status: 200,
      body: having({ payment_methods: waysToPay }),
    },
    refused('no address', { shipping_address: undefined }, noAddress),
    refused('no country', { shipping_address: without(cartAddress, 'country_id') }, noAddress),
    refused('an empty address', { shipping_address: {} }, noAddress),
    notFound(
      'unknown method',
      { shipping_carrier_code: 'ups', shipping_method_code: '03' },
      refusal('Carrier with such method not found: %1, %2', ['ups', '03']),
    ),
    notFound('no method', { shipping_method_code: undefined }, refusal('The shipping method is missing. Select the shipping method and try again.')),
    notFound('no carrier', { shipping_carrier_code: undefined }, refusal('Carrier with such method not found: %1, %2', [null, 'flatrate'])),
    refused(
      'unknown country',
      { shipping_address: { ...cartAddress, country_id: 'XX' } },
      nested('The address failed to save. Verify the address and try again.'),
    ),
    refused(
      'a saved address of nobody',
      { shipping_address: { ...cartAddress, customer_address_id: 999999 } },
      nested(kind === 'guest' ? 'Invalid customer address id 999999' : 'Invalid address id '),
    ),
    refused('unknown property', { shipping_address: { ...cartAddress, default_shipping: true } }, unsupported('DefaultShipping')),
    refused('unknown property above', { nope: 1 }, unsupported('Nope')),
    refused(
      'region as an object',
      { shipping_address: { ...cartAddress, region: { region_code: 'CA' } } },
      wrongType('array', 'string', ['shipping_address', 'region']),
    ),
    refused('street as a text', { shipping_address: { ...cartAddress, street: '9 Oak Ave' } }, wrongType('string', 'string[]', ['shipping_address', 'street'])),
    refused('an address that is a text is an empty one', { shipping_address: 'here' }, noAddress),
    { ...given, name: 'nothing', send: post({}), status: 400, body: required('addressInformation') },
    { ...given, name: 'no body', send: post(), status: 400, body: required('addressInformation') },
    {
      name: 'empty cart',
      given: `${kind}.cart`,
      as,
      send: with_({}),
      status: 400,
      body: refusal("The shipping method can't be set for an empty cart. Add an item to cart and try again."),
    },
    ...missing(owner, with_({})),
    ...byNumber(owner, with_({})),
    ...refusals(owner, with_({})),
  ];
};

/** Where a cart goes and what that costs. */
export const cartCheckout = (owner: Owner): Call[] => [
  estimating(owner),
  estimatingSaved(owner),
  billing(owner),
  stockCall(`POST /V1/${owner.named}/shipping-information`, shippingCases(owner)),
];
