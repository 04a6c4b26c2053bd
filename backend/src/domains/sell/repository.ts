import { randomInt } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { createReader, deleteRows, insertRow, updateRows } from '../../db/rows.ts';
import { inTransaction } from '../../db/transaction.ts';
import { createCustomerRepository } from '../customer/repository.ts';
import type { Customer } from '../customer/types.ts';
import { createItemReader } from './item-reader.ts';
import type {
  CustomerContacts,
  HistoryEntry,
  ItemDetails,
  ItemState,
  Offer,
  Payout,
  SellItem,
  Sender,
} from './types.ts';

/** The default shipping address, otherwise the first address. */
function toSender({ addresses, defaultShipping }: Customer): Sender | null {
  const address = addresses.find(({ id }) => id === defaultShipping) ?? addresses[0];
  if (address === undefined) return null;
  return {
    name: `${address.firstname} ${address.lastname}`,
    street: address.street,
    city: address.city,
    region: address.regionCode ?? address.region ?? '',
    postcode: address.postcode ?? '',
    countryId: address.countryId,
    telephone: address.telephone,
  };
}

export function createCustomerContacts(db: DatabaseSync): CustomerContacts {
  const customers = createCustomerRepository(db);
  return {
    byId: (id) => {
      const customer = customers.byId(id);
      if (customer === undefined) return undefined;
      const { email, firstname, lastname } = customer;
      return { id, email, firstname, lastname, address: toSender(customer) };
    },
  };
}

export interface NewItem {
  readonly customerId: number;
  readonly submissionId: number;
  readonly details: ItemDetails;
  readonly askingCents: number | null;
  readonly atMs: number;
}

export interface NewSubmission {
  readonly customerId: number;
  readonly contact: object;
  readonly idempotencyKey: string | null;
  readonly fingerprint: string;
  readonly atMs: number;
}

export type SellRepository = ReturnType<typeof createSellRepository>;

// Excludes characters that are easily confused.
const alphabet = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const newShipCode = (): string =>
  Array.from({ length: 12 }, () => alphabet[randomInt(alphabet.length)]).join('');

/** Sell items in the commerce database. Callers use `atomically` for changes to several rows. */
export function createSellRepository(db: DatabaseSync) {
  const submissions = createReader<{ id: number; fingerprint: string }>(db, 'sell_submission');
  return {
    ...createItemReader(db),
    addSubmission: ({ atMs: madeMs, ...submission }: NewSubmission): number =>
      insertRow(db, 'sell_submission', { ...submission, madeMs }),
    submissionByKey: (customerId: number, idempotencyKey: string) =>
      submissions.find({ customerId, idempotencyKey }),
    addItem: ({ customerId, submissionId, details, askingCents, atMs }: NewItem): number =>
      insertRow(db, 'sell_item', {
        customerId,
        submissionId,
        details,
        askingCents,
        status: 'new_quote_requested',
        shipCode: newShipCode(),
        madeMs: atMs,
        changedMs: atMs,
      }),
    describe: (
      id: number,
      { details, askingCents, atMs }: Pick<NewItem, 'details' | 'askingCents' | 'atMs'>,
    ) => updateRows(db, 'sell_item', { id }, { details, askingCents, changedMs: atMs }),
    setPhotos: (id: number, photoIds: readonly string[]): void => {
      deleteRows(db, 'sell_item_photo', { itemId: id });
      for (const [position, photoId] of photoIds.entries()) {
        insertRow(db, 'sell_item_photo', { itemId: id, photoId, position });
      }
    },
    setState: (id: number, change: Partial<ItemState>, atMs: number) =>
      updateRows(db, 'sell_item', { id }, { ...change, changedMs: atMs }),
    addHistory: (itemId: number, { from, to, ...entry }: HistoryEntry): void =>
      void insertRow(db, 'sell_history', { itemId, fromStatus: from, toStatus: to, ...entry }),
    addOffer: (itemId: number, offer: Omit<Offer, 'id'>): void =>
      void insertRow(db, 'sell_offer', { itemId, ...offer }),
    addPayout: (
      { id: itemId, customerId }: Pick<SellItem, 'id' | 'customerId'>,
      payout: Payout,
    ): void => void insertRow(db, 'sell_payout', { itemId, customerId, ...payout }),
    atomically: <Result>(work: () => Result): Result => inTransaction(db, work),
  };
}
