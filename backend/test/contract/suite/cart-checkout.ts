import { type Owner, waysToPay } from '../runner/cart-shapes.ts';
import { type Call, type Case, stockCall } from '../runner/case.ts';
import type { Send } from '../runner/exchange.ts';
import { having, listWith, numberOrText, type Shape } from '../runner/shape.ts';
import { cartAddress, without } from '../runner/things.ts';
import { totals } from '../runner/totals-shape.ts';
import { noRoute, noSuch, rejection, required, unsupported, wrongType } from '../runner/words.ts';
import { afterOrder, missing, rejections } from './cart-basics.ts';
import { billing } from './cart-billing.ts';

const flatRate = {
  carrier_code: 'flatrate',
  method_code: 'flatrate',
  carrier_title: 'Flat Rate',
  method_title: 'Fixed',
  amount: '{flatRate}',
  base_amount: '{flatRate}',
  available: true,
  error_message: '',
  price_excl_tax: '{flatRate}',
  price_incl_tax: '{flatRate}',
} as const;

const noAddress = rejection('The shipping address is missing. Set the address and try again.');

/** A guest's unknown cart is the number 0 here. */
const missingEstimate = (owner: Owner, send: Send): Case[] =>
  missing(owner, send).map((one) => (owner.kind === 'guest' ? { ...one, body: noSuch('cartId', 0) } : one));

const byNumber = (owner: Owner, send: Send): Case[] =>
  afterOrder(owner, send).map((one) => (owner.kind === 'guest' ? { ...one, body: noSuch('cartId', numberOrText('quote')) } : one));

const estimating = (owner: Owner): Call => {
  const { kind, path, named, as } = owner;
  const post = (body?: unknown): Send => ['POST', `${path}/estimate-shipping-methods`, body];
  const given = { given: `${kind}.line`, as } as const;
  const offered = (name: string, address: object): Case => ({ ...given, name, send: post({ address }), status: 200, body: listWith(flatRate) });
  const rejected = (name: string, address: unknown, body: Shape): Case => ({ ...given, name, send: post({ address }), status: 400, body });
  return stockCall(`POST /V1/${named}/estimate-shipping-methods`, [
    offered('lists the shipping methods', { country_id: 'US', region_id: 12, region: 'California', region_code: 'CA', postcode: '90001' }),
    offered('requires only a country', { country_id: 'GB' }),
    offered('accepts keys in camelCase', { countryId: 'US', regionId: 12 }),
    offered('resolves a region by its code', { country_id: 'US', region_code: 'CA' }),
    offered('accepts an unknown country', { country_id: 'XX' }),
    offered('accepts a region id in a string', { country_id: 'US', region_id: '12' }),
    { ...given, name: 'lists no methods without a country', send: post({ address: { postcode: '90001' } }), status: 200, body: [] },
    { ...given, name: 'lists no methods for an empty address', send: post({ address: {} }), status: 200, body: [] },
    { name: 'lists no methods for an empty cart', given: `${kind}.cart`, as, send: post({ address: { country_id: 'US' } }), status: 200, body: [] },
    { ...given, name: 'rejects a missing address', send: post({}), status: 400, body: required('address') },
    { ...given, name: 'rejects a request without a body', send: post(), status: 400, body: required('address') },
    { ...given, name: 'rejects a null address', send: post({ address: null }), status: 400, body: required('address') },
    rejected('rejects an unknown property', { country_id: 'US', line_1: 'x' }, unsupported('Line1')),
    rejected('rejects a region that is an object', { country_id: 'US', region: { region: 'x' } }, wrongType('array', 'string', ['region'])),
    rejected('rejects a region id that is a word', { country_id: 'US', region_id: 'x' }, wrongType('x', 'int', ['region_id'])),
    rejected('rejects a street that is not a list', { country_id: 'US', street: '9 Oak Ave' }, wrongType('string', 'string[]', ['street'])),
    { ...given, name: 'treats a string as an empty address', send: post({ address: 'US' }), status: 200, body: [] },
    {
      ...given,
      name: 'truncates a fractional region id',
      send: post({ address: { country_id: 'US', region_id: '12.9' } }),
      status: 200,
      body: listWith(flatRate),
    },
    rejected('rejects a boolean region id', { country_id: 'US', region_id: true }, wrongType('1', 'int', ['region_id'])),
    rejected('rejects an empty region id', { country_id: 'US', region_id: '' }, wrongType('', 'int', ['region_id'])),
    ...missingEstimate(owner, post({ address: { country_id: 'US' } })),
    ...byNumber(owner, post({ address: { country_id: 'US' } })),
    ...rejections(owner, post({ address: { country_id: 'US' } })),
  ]);
};

const estimatingSaved = (owner: Owner): Call => {
  const { kind, path, named, as } = owner;
  const post = (body?: unknown): Send => ['POST', `${path}/estimate-shipping-methods-by-address-id`, body];
  const given = { given: `${kind}.line`, as } as const;
  if (kind === 'guest') {
    return stockCall(`POST /V1/${named}/estimate-shipping-methods-by-address-id`, [
      { ...given, name: 'has no route for guests', send: post({ addressId: 1 }), status: 404, body: noRoute },
    ]);
  }
  return stockCall(`POST /V1/${named}/estimate-shipping-methods-by-address-id`, [
    { ...given, name: 'lists the shipping methods', send: post({ addressId: '{addressId}' }), status: 200, body: listWith(flatRate) },
    { ...given, name: 'rejects an unknown address id', send: post({ addressId: 999999 }), status: 400, body: noAddress },
    { ...given, name: 'rejects an address of another customer', send: post({ addressId: '{otherAddressId}' }), status: 400, body: noAddress },
    { ...given, name: 'rejects a missing address id', send: post({}), status: 400, body: required('addressId') },
    { ...given, name: 'rejects an address id that is not a number', send: post({ addressId: 'x' }), status: 400, body: wrongType('x', 'int') },
    { name: 'lists no methods for an empty cart', given: 'mine.cart', as, send: post({ addressId: '{addressId}' }), status: 200, body: [] },
    ...missing(owner, post({ addressId: 1 })),
    ...rejections(owner, post({ addressId: 1 })),
  ]);
};

const METHOD = { shipping_carrier_code: 'flatrate', shipping_method_code: 'flatrate' };

const postShipping = ({ path }: Owner, body?: unknown): Send => ['POST', `${path}/shipping-information`, body];

/** A good address and way of shipping, with `part` instead of theirs. */
const shipWith = (owner: Owner, part: object): Send => postShipping(owner, { addressInformation: { shipping_address: cartAddress, ...METHOD, ...part } });

const takenShipping = (owner: Owner): Case[] => {
  const given = { given: `${owner.kind}.line`, as: owner.as } as const;
  const done = { status: 200, body: { payment_methods: waysToPay, totals: totals({ shipped: true }) } } as const;
  return [
    { ...given, ...done, name: 'sets the address and the method', send: shipWith(owner, { billing_address: cartAddress }) },
    { ...given, ...done, name: 'requires no billing address', send: shipWith(owner, {}) },
    {
      ...given,
      ...done,
      name: 'accepts keys in both cases',
      send: postShipping(owner, { address_information: { shippingAddress: cartAddress, shippingCarrierCode: 'flatrate', shippingMethodCode: 'flatrate' } }),
    },
    {
      ...given,
      ...done,
      name: 'ignores method codes outside the argument',
      send: postShipping(owner, { addressInformation: { shipping_address: cartAddress, ...METHOD }, shipping_method_code: 'x' }),
    },
    { ...given, ...done, name: 'accepts an address without a city', send: shipWith(owner, { shipping_address: without(cartAddress, 'city') }) },
    { ...given, ...done, name: 'resolves a region by its code', send: shipWith(owner, { shipping_address: without(cartAddress, 'region_id', 'region') }) },
    {
      ...given,
      name: 'accepts a region of another country',
      send: shipWith(owner, { shipping_address: { ...cartAddress, region_id: 99999, region: 'Nowhere', region_code: 'NO' } }),
      status: 200,
      body: having({ payment_methods: waysToPay }),
    },
  ];
};

const rejectedShipping = (owner: Owner): Case[] => {
  const { kind, as } = owner;
  const given = { given: `${kind}.line`, as } as const;
  const rejected = (name: string, part: object, body: Shape): Case => ({ ...given, name, send: shipWith(owner, part), status: 400, body });
  const notFound = (name: string, part: object, body: Shape): Case => ({ ...rejected(name, part, body), status: 404 });
  const nested = (message: string): Shape => rejection('The shipping information was unable to be saved. Error: "%message"', { message });
  return [
    rejected('rejects a missing address', { shipping_address: undefined }, noAddress),
    rejected('rejects an address without a country', { shipping_address: without(cartAddress, 'country_id') }, noAddress),
    rejected('rejects an empty address', { shipping_address: {} }, noAddress),
    notFound(
      'rejects an unknown method',
      { shipping_carrier_code: 'ups', shipping_method_code: '03' },
      rejection('Carrier with such method not found: %1, %2', ['ups', '03']),
    ),
    notFound(
      'rejects a missing method',
      { shipping_method_code: undefined },
      rejection('The shipping method is missing. Select the shipping method and try again.'),
    ),
    notFound('rejects a missing carrier', { shipping_carrier_code: undefined }, rejection('Carrier with such method not found: %1, %2', [null, 'flatrate'])),
    rejected(
      'rejects an unknown country',
      { shipping_address: { ...cartAddress, country_id: 'XX' } },
      nested('The address failed to save. Verify the address and try again.'),
    ),
    rejected(
      'rejects an unknown saved address',
      { shipping_address: { ...cartAddress, customer_address_id: 999999 } },
      nested(kind === 'guest' ? 'Invalid customer address id 999999' : 'Invalid address id '),
    ),
    rejected('rejects an unknown property', { shipping_address: { ...cartAddress, default_shipping: true } }, unsupported('DefaultShipping')),
    rejected('rejects an unknown property of the argument', { nope: 1 }, unsupported('Nope')),
    rejected(
      'rejects a region that is an object',
      { shipping_address: { ...cartAddress, region: { region_code: 'CA' } } },
      wrongType('array', 'string', ['shipping_address', 'region']),
    ),
    rejected(
      'rejects a street that is not a list',
      { shipping_address: { ...cartAddress, street: '9 Oak Ave' } },
      wrongType('string', 'string[]', ['shipping_address', 'street']),
    ),
    rejected('rejects a string as an empty address', { shipping_address: 'here' }, noAddress),
    { ...given, name: 'rejects an empty object', send: postShipping(owner, {}), status: 400, body: required('addressInformation') },
    { ...given, name: 'rejects a request without a body', send: postShipping(owner), status: 400, body: required('addressInformation') },
    {
      name: 'rejects an empty cart',
      given: `${kind}.cart`,
      as,
      send: shipWith(owner, {}),
      status: 400,
      body: rejection("The shipping method can't be set for an empty cart. Add an item to cart and try again."),
    },
  ];
};

const shippingCases = (owner: Owner): Case[] => [
  ...takenShipping(owner),
  ...rejectedShipping(owner),
  ...missing(owner, shipWith(owner, {})),
  ...byNumber(owner, shipWith(owner, {})),
  ...rejections(owner, shipWith(owner, {})),
];

/** Where a cart goes and what that costs. */
export const cartCheckout = (owner: Owner): Call[] => [
  estimating(owner),
  estimatingSaved(owner),
  billing(owner),
  stockCall(`POST /V1/${owner.named}/shipping-information`, shippingCases(owner)),
];
