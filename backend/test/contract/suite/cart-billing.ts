import { filledAddress, type Owner } from '../runner/cart-shapes.ts';
import { type Call, type Case, stockCall } from '../runner/case.ts';
import type { Exchange, Send } from '../runner/exchange.ts';
import { id, like, type Shape } from '../runner/shape.ts';
import { cartAddress, without } from '../runner/things.ts';
import { crash, rejection, required, unsupported } from '../runner/words.ts';
import { afterOrder, missing, rejections } from './cart-basics.ts';

const notSaved = rejection('The address failed to save. Verify the address and try again.');

const post = ({ path }: Owner, body: object): Send => ['POST', `${path}/billing-address`, body];

const shownAs = ({ path, as }: Owner, body: Shape): Exchange[] => [{ as, send: ['GET', `${path}/billing-address`], status: 200, body }];

/** Numbers that are found are shown with their name and code; a name that is no code is its own code. */
const regions = (owner: Owner): Case[] =>
  (
    [
      ['resolves a code given as the region name', { region: 'ca' }, {}],
      ['resolves an id given as the region name', { region: '12' }, {}],
      ['keeps a region name without a code', { region: 'California' }, { region_id: null, region_code: 'California' }],
      ['prefers the region name to the code', { region: 'California', region_code: 'CA' }, { region_id: null, region_code: 'California' }],
      [
        'keeps a region name of a country without regions',
        { country_id: 'GB', region: 'Kent' },
        { country_id: 'GB', region: 'Kent', region_id: null, region_code: 'Kent' },
      ],
    ] as const
  ).map(([name, part, shown]) => ({
    name,
    given: `${owner.kind}.line`,
    as: owner.as,
    send: post(owner, { address: { ...without(cartAddress, 'region', 'region_id', 'region_code'), ...part } }),
    status: 200,
    afterwards: shownAs(owner, filledAddress(shown)),
  }));

const attributes = (owner: Owner): Case[] => {
  const given = { given: `${owner.kind}.line`, as: owner.as } as const;
  const with_ = (attribute: object): Send => post(owner, { address: { ...cartAddress, custom_attributes: [attribute] } });
  return [
    { ...given, name: 'ignores an unknown custom attribute', send: with_({ attribute_code: 'nope', value: 'x', more: 1 }), status: 200 },
    ...(
      [
        ['nothing', {}, 'An empty custom attribute is specified. Enter the attribute and try again.'],
        ['no code', { value: 'x' }, 'A custom attribute is specified with a missing attribute code. Verify the code and try again.'],
        ['no value', { attribute_code: 'x' }, 'The "x" attribute code doesn\'t have a value set. Enter the value and try again.'],
      ] as const
    ).map(([name, attribute, words]) => ({
      ...given,
      name: `rejects a custom attribute with ${name}`,
      send: with_(attribute),
      status: 400,
      body: rejection(`Error occurred during "custom_attributes" processing. ${words}`),
    })),
  ];
};

/** Addresses that are taken, with how the cart shows them afterwards. */
const taken = (owner: Owner): Case[] => {
  const { kind, path, as } = owner;
  const body: Shape = kind === 'guest' ? id : like(/^\d+$/);
  const good = (name: string, sent: object, shown?: Shape): Case => ({
    name,
    given: `${kind}.line`,
    as,
    send: post(owner, sent),
    status: 200,
    body,
    ...(shown && { afterwards: shownAs(owner, shown) }),
  });
  return [
    good('sets the address', { address: cartAddress }, filledAddress()),
    {
      ...good('uses the address for shipping', { address: cartAddress, useForShipping: true }),
      afterwards: [
        {
          as,
          send: ['GET', `${path}/totals?fields=tax_amount,shipping_amount`],
          status: 200,
          body: ({ price, taxPercent }) => ({ tax_amount: Math.round(Number(price) * Number(taxPercent)) / 100, shipping_amount: 0 }),
        },
      ],
    },
    good('accepts keys in camelCase', { address: { ...without(cartAddress, 'country_id'), countryId: 'US' }, use_for_shipping: false }),
    good('resolves a region by its id', { address: without(cartAddress, 'region', 'region_code') }, filledAddress()),
    good('resolves a region by its code', { address: without(cartAddress, 'region', 'region_id') }, filledAddress()),
    good('drops blank street lines', { address: { ...cartAddress, street: ['1 Main St', 'Apt 2', '', ' '] } }, filledAddress()),
    good('accepts an address without a city', { address: without(cartAddress, 'city') }, filledAddress({ city: null })),
    good('treats an unknown word as a false use_for_shipping', { address: cartAddress, useForShipping: 'maybe' }),
  ];
};

const rejected = (owner: Owner): Case[] => {
  const bad = (name: string, sent: object, body: Shape): Case => ({
    name,
    given: `${owner.kind}.line`,
    as: owner.as,
    send: post(owner, sent),
    status: 400,
    body,
  });
  return [
    bad('rejects an unknown country', { address: { ...cartAddress, country_id: 'XX' } }, notSaved),
    { ...bad('rejects an unknown saved address', { address: { ...cartAddress, customer_address_id: 999999 } }, notSaved), older: { status: 200 } },
    bad('rejects a missing address', {}, required('address')),
    bad('rejects an unknown property', { address: { ...cartAddress, default_billing: true } }, unsupported('DefaultBilling')),
  ];
};

/** The address of a cart's bill. */
export const billing = (owner: Owner): Call => {
  const good = post(owner, { address: cartAddress });
  return stockCall(`POST /V1/${owner.named}/billing-address`, [
    ...taken(owner),
    ...regions(owner),
    ...rejected(owner),
    ...attributes(owner),
    ...missing(owner, good, { status: 500, text: crash }),
    ...afterOrder(owner, good),
    ...rejections(owner, good),
  ]);
};
