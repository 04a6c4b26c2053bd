import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { insertRow, updateRows } from '../../db/rows.ts';
import { type InputOf, listType, objectType } from '../../shared/webapi/data-type.ts';
import { badInput, noSuchEntity, required } from '../../shared/webapi/errors.ts';
import { createShipmentReader } from './item-reader.ts';
import type { SellItems } from './items.ts';
import type { SellRepository } from './repository.ts';
import { newPrepaidNumber, parcelTrack, readCarriage } from './tracking.ts';
import type { CustomerContacts, HistoryActor, SellItem, Sender, Shipment } from './types.ts';
import { currentOffer } from './workflow.ts';

type NewShipment = Pick<
  Shipment,
  'customerId' | 'carrier' | 'sender' | 'insuredCents' | 'itemIds' | 'madeMs'
> & {
  /** Null for a prepaid label, whose number the shop generates. */
  readonly trackingNumber: string | null;
};

/** Shipments to the shop. Callers provide the transaction for `add`. */
export function createShipmentRepository(db: DatabaseSync) {
  const shipments = createShipmentReader(db);
  return {
    add: ({ itemIds, ...shipment }: NewShipment): number => {
      const shipmentId = insertRow(db, 'sell_shipment', {
        ...shipment,
        trackingNumber: shipment.trackingNumber ?? newPrepaidNumber(),
        labelToken: randomBytes(24).toString('base64url'),
      });
      for (const id of itemIds) {
        updateRows(db, 'sell_item', { id }, { shipmentId, changedMs: shipment.madeMs });
      }
      return shipmentId;
    },
    byId: (id: number) => shipments.find({ id }),
    byLabelToken: (labelToken: string) => shipments.find({ labelToken }),
    /** The newest shipment with this number, because carriers reuse numbers. */
    byTrackingNumber: (trackingNumber: string) =>
      shipments.list({ trackingNumber }, 'id DESC LIMIT 1')[0],
  };
}

const senderType = objectType({
  name: 'string',
  street: listType('string'),
  city: 'string',
  region: 'string',
  postcode: 'string',
  countryId: 'string',
  telephone: 'string',
});
const sharedFields = { carrier: 'string', trackingNumber: 'string', sender: senderType } as const;

export const ownShipmentType = objectType({ ...sharedFields, items: listType('int') });
/** The items' codes, with their owner's email address. */
export const guestShipmentType = objectType({
  ...sharedFields,
  email: 'string',
  itemCodes: listType('string'),
});

export type ShipmentInput = InputOf<typeof ownShipmentType> & InputOf<typeof guestShipmentType>;

export type SellShipments = ReturnType<typeof createSellShipments>;

interface ShipmentSources {
  readonly items: SellRepository;
  readonly own: SellItems['own'];
  readonly shipments: ReturnType<typeof createShipmentRepository>;
  readonly customers: CustomerContacts;
  readonly now: () => number;
}

const MAX_ITEMS = 20;

const word = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** @throws 400 with the name of the first missing address field */
function readSender(given: NonNullable<ShipmentInput['sender']>): Sender {
  const street = Array.isArray(given.street) ? given.street.map(word).filter(Boolean) : [];
  const sender: Sender = {
    name: word(given.name),
    street,
    city: word(given.city),
    region: word(given.region),
    postcode: word(given.postcode),
    countryId: word(given.countryId) || 'US',
    telephone: word(given.telephone),
  };
  for (const name of ['name', 'city', 'postcode'] as const) {
    if (sender[name] === '') throw required(name);
  }
  if (street.length === 0) throw required('street');
  if (JSON.stringify(sender).length > 1000) throw badInput('The address is too long.');
  return sender;
}

/** The given address, otherwise the saved one. @throws 400 without either */
function getSender(customers: CustomerContacts, customerId: number, input: ShipmentInput): Sender {
  if (input.sender) return readSender(input.sender);
  const address = customers.byId(customerId)?.address;
  if (!address) throw required('sender');
  return address;
}

/** The insured value of an item: the cash offer, or for consignment the lowest list price. */
function insuredCents(item: SellItem): number {
  const offer = currentOffer(item);
  if (offer === undefined) return 0;
  return item.payoutKind === 'consign' ? offer.listLowCents : offer.cashCents;
}

/** @throws 400 unless the item is accepted and not in a shipment yet */
function checkWaiting(item: SellItem): void {
  if (item.status === 'quote_accepted' && item.shipment === null) return;
  throw badInput('The item "%1" isn\'t ready to ship.', [item.id]);
}

function checkNumber(items: readonly unknown[]): void {
  if (items.length > MAX_ITEMS) throw badInput('A package holds up to %1 items.', [MAX_ITEMS]);
}

/** @throws 404 unless the code belongs to an item whose owner has this email address */
function byCode({ items, customers }: ShipmentSources, code: string, email: string): SellItem {
  const item = items.byShipCode(code.replaceAll(/[\s-]/g, '').toUpperCase());
  const owner = item && customers.byId(item.customerId);
  if (item && owner?.email.toLowerCase() === email) return item;
  throw noSuchEntity('itemCode', code);
}

interface Sending {
  readonly actor: HistoryActor;
  readonly input: ShipmentInput;
}

/**
 * Creates a shipment of one owner's items and returns its id.
 * @throws 400 unless all of them can be shipped
 */
function writeParcel(
  { items, shipments, customers, now }: ShipmentSources,
  found: readonly SellItem[],
  { actor, input }: Sending,
): number {
  const [first] = found;
  if (first === undefined) throw required(actor === 'guest' ? 'itemCodes' : 'items');
  for (const item of found) checkWaiting(item);
  const { customerId } = first;
  const madeMs = now();
  const id = shipments.add({
    customerId,
    ...readCarriage(input.carrier, input.trackingNumber),
    sender: getSender(customers, customerId, input),
    insuredCents: found.reduce((sum, item) => sum + insuredCents(item), 0),
    itemIds: found.map((item) => item.id),
    madeMs,
  });
  for (const item of found) {
    const { status } = item;
    const ship = { from: status, to: status, move: 'ship', reason: null, atMs: madeMs };
    items.addHistory(item.id, { ...ship, actor });
  }
  return id;
}

export function createSellShipments(sources: ShipmentSources) {
  const { items, own, shipments } = sources;

  const getItems = ({ itemIds }: Shipment): SellItem[] =>
    itemIds.flatMap((id) => items.byId(id) ?? []);

  const send = (find: () => SellItem[], sending: Sending): Shipment => {
    const shipment = shipments.byId(items.atomically(() => writeParcel(sources, find(), sending)));
    if (shipment === undefined) throw new Error('A shipment that was just written is missing.');
    return shipment;
  };

  return {
    /**
     * Ships the customer's items.
     * @throws 404 for another customer's item, 400 for one that cannot be shipped
     */
    ship: (customerId: number, input: ShipmentInput): Shipment => {
      const ids = [...new Set(input.items ?? [])];
      checkNumber(ids);
      return send(() => ids.map((id) => own(customerId, id)), { actor: 'customer', input });
    },
    /** Ships items identified by their codes. Every wrong pair of code and address gets the same 404. */
    shipAsGuest: (input: ShipmentInput): Shipment => {
      const codes = [...new Set(input.itemCodes ?? [])];
      const email = input.email?.trim().toLowerCase() ?? '';
      if (email === '') throw required('email');
      // The label contains the sender, so a guest must provide it: the owner's saved address must not be disclosed.
      if (!input.sender) throw required('sender');
      checkNumber(codes);
      const find = (): SellItem[] => {
        const found = codes.map((code) => byCode(sources, code, email));
        return [...new Map(found.map((item) => [item.id, item])).values()];
      };
      return send(find, { actor: 'guest', input });
    },
    /** @throws 404 unless the shipment is the customer's */
    own: (customerId: number, id: number): Shipment => {
      const shipment = shipments.byId(id);
      if (shipment?.customerId === customerId) return shipment;
      throw noSuchEntity('shipmentId', id);
    },
    /** @throws 404 for an unknown token */
    byToken: (token: string): Shipment => {
      const shipment = shipments.byLabelToken(token);
      if (shipment !== undefined) return shipment;
      throw noSuchEntity('labelToken', token);
    },
    /** Tracks a shipment by its number; undefined if unknown. */
    track: (number: string) => {
      const shipment = shipments.byTrackingNumber(number);
      return shipment && parcelTrack(shipment, getItems(shipment));
    },
    getItems,
  };
}
