import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createReader, insertRow, selectValue, updateRows } from '../../db/rows.ts';
import type { Behaviour } from './behaviour.ts';

const NONCE_LIFE_MS = 10 * 60 * 1000;

const SCHEMA = readFileSync(join(import.meta.dirname, 'schema.sql'), 'utf8');

export type ProviderName = 'card' | 'financing' | 'wallet';
export type ChargeState = 'authorised' | 'captured' | 'voided';

/** A charge at the provider; `key` is chosen by the shop. */
export interface Charge {
  readonly reference: string;
  readonly provider: ProviderName;
  readonly key: string;
  readonly amountCents: number;
  readonly state: ChargeState;
  /** Look-ups fail until this time (ms). */
  readonly hiddenUntil: number;
}

/** What a shopper approved on a page of the provider; usable once. */
export interface Approval {
  readonly behaviour: Behaviour;
  /** The maximum amount in cents; null if none was shown. */
  readonly limitCents: number | null;
}

export interface WalletOrder {
  readonly id: string;
  readonly amountCents: number;
  readonly isExpress: boolean;
  /** The user who approved it; null before that. */
  readonly payer: string | null;
}

const random = (prefix: string, bytes = 18): string =>
  `${prefix}${randomBytes(bytes).toString('base64url')}`;

interface StoredApproval extends Approval {
  readonly createdMs: number;
  readonly usedBy: string | null;
}

function approvals(db: DatabaseSync, now: () => number) {
  const nonces = createReader<StoredApproval>(db, 'nonce');
  return {
    /** Creates a nonce for an approval, valid for ten minutes. */
    issue: (provider: ProviderName, { behaviour, limitCents }: Approval): string => {
      const nonce = random(`${provider[0]}n_`);
      insertRow(db, 'nonce', { nonce, provider, behaviour, limitCents, createdMs: now() });
      return nonce;
    },
    /** The approval of a nonce; undefined if it is unknown, expired, or was used for another key. */
    take: (provider: ProviderName, nonce: string, key: string): Approval | undefined => {
      const found = nonces.find({ nonce, provider });
      if (found === undefined || found.createdMs + NONCE_LIFE_MS < now()) return undefined;
      if (found.usedBy !== null && found.usedBy !== key) return undefined;
      updateRows(db, 'nonce', { nonce }, { usedBy: key });
      return found;
    },
  };
}

function charges(db: DatabaseSync) {
  const stored = createReader<Charge>(db, 'charge', {
    columns: `reference, provider, key, amount_cents, state, hidden_until_ms AS hidden_until`,
  });
  return {
    /** By the shop's key or by the provider's reference. */
    find: (provider: ProviderName, key: string): Charge | undefined =>
      stored.find({ provider, key }) ?? stored.find({ provider, reference: key }),
    add: (charge: Omit<Charge, 'reference' | 'state'>): Charge => {
      const reference = random(`${charge.provider[0]}c_`, 12);
      const { hiddenUntil: hiddenUntilMs, ...fields } = charge;
      insertRow(db, 'charge', { ...fields, reference, state: 'authorised', hiddenUntilMs });
      return stored.get({ reference });
    },
    setState: (reference: string, state: ChargeState) =>
      updateRows(db, 'charge', { reference }, { state }),
    all: () => stored.query('ORDER BY rowid'),
  };
}

const REFUNDED = 'SELECT coalesce(sum(amount_cents), 0) FROM refund WHERE reference = ?';

function refunds(db: DatabaseSync) {
  const stored = createReader<{ readonly amountCents: number }>(db, 'refund');
  return {
    /** The amount of the refund with this key, in cents; undefined if there is none. */
    find: (reference: string, key: string): number | undefined =>
      stored.find({ reference, key })?.amountCents,
    add: (reference: string, key: string, amountCents: number) =>
      insertRow(db, 'refund', { reference, key, amountCents }),
    total: (reference: string): number => Number(selectValue(db, REFUNDED, reference)),
  };
}

function walletOrders(db: DatabaseSync, now: () => number) {
  const stored = createReader<WalletOrder>(db, 'wallet_order', {
    columns: 'id, amount_cents, is_express, payer',
    flags: ['isExpress'],
  });
  return {
    open: (amountCents: number, isExpress: boolean): WalletOrder => {
      const id = random('WO-', 12);
      insertRow(db, 'wallet_order', { id, amountCents, isExpress, createdMs: now() });
      return stored.get({ id });
    },
    find: (id: string) => stored.find({ id }),
    approve: (id: string, payer: string) => updateRows(db, 'wallet_order', { id }, { payer }),
    setAmount: (id: string, amountCents: number) =>
      updateRows(db, 'wallet_order', { id }, { amountCents }),
  };
}

function customerTokens(db: DatabaseSync, now: () => number) {
  return {
    /** Creates a token that identifies a customer of the shop at the wallet. */
    issue: (customer: string): string => {
      const token = random('wc_');
      insertRow(db, 'wallet_customer_token', { token, customer, createdMs: now() });
      return token;
    },
  };
}

/** Opens the providers' own database: nonces, charges, refunds and wallet orders. */
export function openProviderStore(dataDir: string, now: () => number) {
  mkdirSync(dataDir, { recursive: true });
  const db = new DatabaseSync(join(dataDir, 'providers.sqlite'));
  db.exec(SCHEMA);
  return {
    approvals: approvals(db, now),
    charges: charges(db),
    refunds: refunds(db),
    walletOrders: walletOrders(db, now),
    customerTokens: customerTokens(db, now),
    close: () => db.close(),
  };
}

export type ProviderStore = ReturnType<typeof openProviderStore>;
