import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createRowMapper } from '../../db/rows.ts';
import type { Behaviour } from './behaviour.ts';

const NONCE_LIFE_MS = 10 * 60 * 1000;

const SCHEMA = readFileSync(join(import.meta.dirname, 'schema.sql'), 'utf8');

export type ProviderName = 'card' | 'financing' | 'wallet';
export type ChargeState = 'authorised' | 'captured' | 'voided';

/** A charge as the provider keeps it; `key` is the shop's own name for it. */
export interface Charge {
  readonly reference: string;
  readonly provider: ProviderName;
  readonly key: string;
  readonly amountCents: number;
  readonly state: ChargeState;
  /** Look-ups fail until then (ms). */
  readonly hiddenUntil: number;
}

/** What a shopper has agreed to on a page of the provider; taken once. */
export interface Approval {
  readonly behaviour: Behaviour;
  /** The most that may be taken, in cents; null when no amount was shown. */
  readonly limitCents: number | null;
}

export interface WalletOrder {
  readonly id: string;
  readonly amountCents: number;
  readonly isExpress: boolean;
  /** Who has approved it; null before. */
  readonly payer: string | null;
}

const random = (prefix: string, bytes = 18): string =>
  `${prefix}${randomBytes(bytes).toString('base64url')}`;

const toCharge = createRowMapper<Charge>();
const toWalletOrder = createRowMapper<WalletOrder>({ flags: ['isExpress'] });

function approvals(db: DatabaseSync, now: () => number) {
  const put = db.prepare('INSERT INTO nonce VALUES (?, ?, ?, ?, ?, NULL)');
  const find = db.prepare('SELECT * FROM nonce WHERE nonce = ? AND provider = ?');
  const use = db.prepare('UPDATE nonce SET used_by = ? WHERE nonce = ?');
  return {
    /** A nonce that stands for an approval, for ten minutes. */
    issue: (provider: ProviderName, { behaviour, limitCents }: Approval): string => {
      const nonce = random(`${provider[0]}n_`);
      put.run(nonce, provider, behaviour, limitCents, now());
      return nonce;
    },
    /** What the nonce stands for; undefined when it is unknown, old, or was used for another key. */
    take: (provider: ProviderName, nonce: string, key: string): Approval | undefined => {
      const row = find.get(nonce, provider);
      if (row === undefined || Number(row.created_ms) + NONCE_LIFE_MS < now()) return undefined;
      if (row.used_by !== null && row.used_by !== key) return undefined;
      use.run(key, nonce);
      const limitCents = row.limit_cents === null ? null : Number(row.limit_cents);
      return { behaviour: String(row.behaviour) as Behaviour, limitCents };
    },
  };
}

const CHARGE = `SELECT reference, provider, key, amount_cents, state,
  hidden_until_ms AS hidden_until FROM charge`;

function charges(db: DatabaseSync) {
  const put = db.prepare("INSERT INTO charge VALUES (?, ?, ?, ?, 'authorised', ?)");
  const byKey = db.prepare(`${CHARGE} WHERE provider = ? AND key = ?`);
  const byReference = db.prepare(`${CHARGE} WHERE provider = ? AND reference = ?`);
  const move = db.prepare('UPDATE charge SET state = ? WHERE reference = ?');
  const all = db.prepare(`${CHARGE} ORDER BY rowid`);
  return {
    /** By the shop's key or by the provider's reference. */
    find: (provider: ProviderName, key: string): Charge | undefined =>
      toCharge(byKey.get(provider, key) ?? byReference.get(provider, key)),
    add: (charge: Omit<Charge, 'reference' | 'state'>): Charge => {
      const reference = random(`${charge.provider[0]}c_`, 12);
      put.run(reference, charge.provider, charge.key, charge.amountCents, charge.hiddenUntil);
      return { ...charge, reference, state: 'authorised' };
    },
    move: (reference: string, state: ChargeState) => void move.run(state, reference),
    all: (): Charge[] => all.all().map(toCharge),
  };
}

function refunds(db: DatabaseSync) {
  const put = db.prepare('INSERT INTO refund VALUES (?, ?, ?)');
  const find = db.prepare('SELECT amount_cents FROM refund WHERE reference = ? AND key = ?');
  const total = db.prepare(
    'SELECT coalesce(sum(amount_cents), 0) AS cents FROM refund WHERE reference = ?',
  );
  return {
    /** The cents that a key stands for; undefined before it was used. */
    find: (reference: string, key: string): number | undefined => {
      const row = find.get(reference, key);
      return row && Number(row.amount_cents);
    },
    add: (reference: string, key: string, cents: number) => void put.run(reference, key, cents),
    total: (reference: string): number => Number(total.get(reference)?.cents),
  };
}

function walletOrders(db: DatabaseSync, now: () => number) {
  const put = db.prepare('INSERT INTO wallet_order VALUES (?, ?, ?, NULL, ?)');
  const find = db.prepare(
    'SELECT id, amount_cents, is_express, payer FROM wallet_order WHERE id = ?',
  );
  const approve = db.prepare('UPDATE wallet_order SET payer = ? WHERE id = ?');
  const setAmount = db.prepare('UPDATE wallet_order SET amount_cents = ? WHERE id = ?');
  return {
    open: (amountCents: number, isExpress: boolean): WalletOrder => {
      const id = random('WO-', 12);
      put.run(id, amountCents, isExpress ? 1 : 0, now());
      return { id, amountCents, isExpress, payer: null };
    },
    find: (id: string): WalletOrder | undefined => toWalletOrder(find.get(id)),
    approve: (id: string, payer: string) => void approve.run(payer, id),
    setAmount: (id: string, amountCents: number) => void setAmount.run(amountCents, id),
  };
}

function customerTokens(db: DatabaseSync, now: () => number) {
  const put = db.prepare('INSERT INTO wallet_customer_token VALUES (?, ?, ?)');
  return {
    /** A token by which the wallet knows a shop's customer again. */
    issue: (customer: string): string => {
      const token = random('wc_');
      put.run(token, customer, now());
      return token;
    },
  };
}

/** The providers' own durable memory, apart from the shop's: nonces, charges and wallet orders. */
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
