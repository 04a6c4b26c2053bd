import { filledAddress, type Owner } from '../runner/cart-shapes.ts';
import { type Call, type Case, type Exchange, type Send, stockCall } from '../runner/case.ts';
import { id, like, type Shape } from '../runner/shape.ts';
import { cartAddress, without } from '../runner/things.ts';
import { rejection, required, unsupported } from '../runner/words.ts';
import { afterOrder, missing, rejections } from './cart-basics.ts';

const notSaved = rejection('The address failed to save. Verify the address and try again.');

const post = ({ path }: Owner, body: object): Send => ['POST', `${path}/billing-address`, body];

const shownAs = ({ path, as }: Owner, body: Shape): Exchange[] => [{ as, send: ['GET', `${path}/billing-address`], status: 200, body }];

/** Numbers that are found are shown with their name and code; a name that is no code is its own code. */
const regions = (owner: Owner): Case[] =>
  (
    [
      ['a code in the place of the name', { region: 'ca' }, {}],
      ['a number in the place of the name', { region: '12' }, {}],
      ['a name alone', { region: 'California' }, { region_id: null, region_code: 'California' }],
      ['a name beside a code', { region: 'California', region_code: 'CA' }, { region_id: null, region_code: 'California' }],
      [
        'a region of a country without a list',
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
    { ...given, name: 'a custom attribute that nobody knows', send: with_({ attribute_code: 'nope', value: 'x', more: 1 }), status: 200 },
    ...(
      [
        ['nothing', {}, 'An empty custom attribute is specified. Enter the attribute and try again.'],
        ['no code', { value: 'x' }, 'A custom attribute is specified with a missing attribute code. Verify the code and try again.'],
        ['no value', { attribute_code: 'x' }, 'The "x" attribute code doesn\'t have a value set. Enter the value and try again.'],
      ] as const
    ).map(([name, attribute, words]) => ({
      ...given,
      name: `a custom attribute with ${name}`,
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
    good('good', { address: cartAddress }, filledAddress()),
    {
      ...good('for shipping as well', { address: cartAddress, useForShipping: true }),
      afterwards: [
        {
          as,
          send: ['GET', `${path}/totals?fields=tax_amount,shipping_amount`],
          status: 200,
          body: ({ price, taxPercent }) => ({ tax_amount: Math.round(Number(price) * Number(taxPercent)) / 100, shipping_amount: 0 }),
        },
      ],
    },
    good('keys in camelCase', { address: { ...without(cartAddress, 'country_id'), countryId: 'US' }, use_for_shipping: false }),
    good('region by its number', { address: without(cartAddress, 'region', 'region_code') }, filledAddress()),
    good('region by its code', { address: without(cartAddress, 'region', 'region_id') }, filledAddress()),
    good('empty lines after the street', { address: { ...cartAddress, street: ['1 Main St', 'Apt 2', '', ' '] } }, filledAddress()),
    good('without a city', { address: without(cartAddress, 'city') }, filledAddress({ city: null })),
    good('use_for_shipping as a word that is not true', { address: cartAddress, useForShipping: 'maybe' }),
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
    bad('unknown country', { address: { ...cartAddress, country_id: 'XX' } }, notSaved),
    bad('a saved address of nobody', { address: { ...cartAddress, customer_address_id: 999999 } }, notSaved),
    bad('no address', {}, required('address')),
    bad('unknown property', { address: { ...cartAddress, default_billing: true } }, unsupported('DefaultBilling')),
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
    ...missing(owner, good),
    ...afterOrder(owner, good),
    ...rejections(owner, good),
  ]);
};
