import { type Call, ownCall } from '../runner/case.ts';
import type { Send } from '../runner/exchange.ts';
import { having, id, moment, number, type Shape, text } from '../runner/shape.ts';
import { signedOut } from '../runner/signed-out.ts';
import { invalid, noSuch, rejection, required, unsupported } from '../runner/words.ts';

/** A customer who has not sold anything. */
export const customer = { given: 'customer', as: 'customer' } as const;

/** Someone who has submitted an item. */
export const own = { given: 'sellItem', as: 'customer' } as const;

const accepted = { given: 'acceptedItem', needs: 'staff', as: 'customer' } as const;
const sender = { name: 'Bo Ray', street: ['5 Elm St'], city: 'Reno', postcode: '89501' };
const parcel = {
  shipment_id: id,
  carrier: 'prepaid',
  tracking_number: text,
  insured_value: number,
  item_ids: ['{sellItem}'],
  label_url: text,
  created_at: moment,
};
const ship = (shipment: unknown): Send => ['POST', '/V1/sell/my/shipment/', { shipment }];
const shipAsGuest = (part: object): Send => [
  'POST',
  '/V1/sell/guest/shipment/',
  { shipment: { email: '{email}', item_codes: ['{shipCode}'], carrier: 'prepaid', sender, ...part } },
];
const label = (shipmentId: unknown): Send => ['POST', '/V1/sell/my/email-shpment-label/', { shipment_id: shipmentId }];
const noCode = (code: string): Shape => noSuch('itemCode', code);

/** Parcels to the shop, and their labels. */
export const parcelCalls: readonly Call[] = [
  ownCall('POST /V1/sell/my/shipment/', [
    { ...accepted, name: 'creates a shipment', send: ship({ items: ['{sellItem}'] }), status: 200, body: parcel },
    {
      ...accepted,
      name: 'rejects an item that is on its way',
      after: [{ as: 'customer', send: ship({ items: ['{sellItem}'] }) }],
      send: ship({ items: ['{sellItem}'] }),
      status: 400,
      body: rejection('The item "%1" isn\'t ready to ship.', ['{sellItem}']),
    },
    {
      ...own,
      name: 'rejects an item without an accepted quote',
      send: ship({ items: ['{sellItem}'] }),
      status: 400,
      body: rejection('The item "%1" isn\'t ready to ship.', ['{sellItem}']),
    },
    { ...accepted, name: 'rejects an unknown carrier', send: ship({ items: ['{sellItem}'], carrier: 'x' }), status: 400, body: invalid('carrier', 'x') },
    {
      ...accepted,
      name: 'rejects a carrier without a tracking number',
      send: ship({ items: ['{sellItem}'], carrier: 'ups' }),
      status: 400,
      body: required('trackingNumber'),
    },
    { ...accepted, name: 'rejects an unknown property', send: ship({ items: ['{sellItem}'], foo: 1 }), status: 400, body: unsupported('Foo') },
    { ...customer, name: 'rejects an unknown item', send: ship({ items: [999999] }), status: 404, body: noSuch('itemId', 999999) },
    { ...customer, name: 'rejects missing items', send: ship({}), status: 400, body: required('items') },
    { ...customer, name: 'rejects an empty object', send: ['POST', '/V1/sell/my/shipment/', {}], status: 400, body: required('shipment') },
    ...signedOut(ship({})),
  ]),
  ownCall('POST /V1/sell/guest/shipment/', [
    {
      ...accepted,
      name: 'creates a shipment with a label link',
      as: 'guest',
      send: shipAsGuest({}),
      status: 200,
      body: having({ shipment_id: id, tracking_number: text, label_token: text, label_url: text }),
    },
    { ...accepted, name: 'rejects another email', as: 'guest', send: shipAsGuest({ email: '{otherEmail}' }), status: 404, body: noCode('{shipCode}') },
    { ...accepted, name: 'rejects an unknown code', as: 'guest', send: shipAsGuest({ item_codes: ['NOPE'] }), status: 404, body: noCode('NOPE') },
    { ...accepted, name: 'rejects a missing sender', as: 'guest', send: shipAsGuest({ sender: undefined }), status: 400, body: having({ message: text }) },
    { name: 'rejects an empty object', send: ['POST', '/V1/sell/guest/shipment/', {}], status: 400, body: required('shipment') },
    { name: 'rejects an empty shipment', send: ['POST', '/V1/sell/guest/shipment/', { shipment: {} }], status: 400, body: having({ message: text }) },
  ]),
  ownCall('POST /V1/sell/my/email-shpment-label/', [
    { name: 'sends the label', given: 'sellShipment', needs: 'staff', as: 'customer', send: label('{shipment}'), status: 200, body: true },
    {
      name: 'rejects a shipment of another customer',
      given: 'sellShipment',
      needs: 'staff',
      as: 'other',
      send: label('{shipment}'),
      status: 404,
      body: noSuch('shipmentId', '{shipment}'),
    },
    { ...customer, name: 'rejects an unknown id', send: label(999999), status: 404, body: noSuch('shipmentId', 999999) },
    { ...customer, name: 'rejects an empty object', send: ['POST', '/V1/sell/my/email-shpment-label/', {}], status: 400, body: required('shipmentId') },
    ...signedOut(label(1)),
  ]),
];
