import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import type { PaymentGateway } from '../../src/domains/orders/gateway.ts';

/** A payment provider with books of its own, which stay when the shop dies. It takes a while to answer. */
export function openProvider(file: string, delayMs: () => number): PaymentGateway {
  const books = new DatabaseSync(file);
  books.exec('PRAGMA journal_mode = WAL');
  books.exec('PRAGMA busy_timeout = 5000');
  books.exec('CREATE TABLE IF NOT EXISTS charge (id TEXT PRIMARY KEY, state TEXT NOT NULL)');
  const write = (id: string, state: string): void =>
    void books.prepare('UPDATE charge SET state = ? WHERE id = ?').run(state, id);
  return {
    methods: [{ code: 'testcard', title: 'Card' }],
    immediate: false,
    authorize: async ({ incrementId }) => {
      books.prepare("INSERT INTO charge (id, state) VALUES (?, 'authorised')").run(incrementId);
      await wait(delayMs());
      return incrementId;
    },
    capture: async (id) => {
      await wait(delayMs());
      write(id, 'captured');
    },
    void: (id) => write(id, 'voided'),
    refund: () => undefined,
  };
}
