import { DatabaseSync } from 'node:sqlite';
import type { Outcome } from './shopper.ts';

/** What must never be in the shop's books; each query returns what it found. */
const faults = {
  'an order without its charge': `SELECT o.increment_id AS what FROM sales_order o WHERE NOT EXISTS (
    SELECT 1 FROM payment_charge c WHERE c.increment_id = o.increment_id
    AND c.state = 'captured' AND c.amount_cents = o.grand_total_cents)`,
  'a charge without an order': `SELECT c.increment_id AS what FROM payment_charge c WHERE c.state != 'voided'
    AND NOT EXISTS (SELECT 1 FROM sales_order o WHERE o.increment_id = c.increment_id)`,
  'one charge for two orders': `SELECT reference AS what FROM payment_charge WHERE state != 'voided'
    GROUP BY reference HAVING count(*) > 1`,
  'two orders of one cart':
    'SELECT quote_id AS what FROM sales_order GROUP BY quote_id HAVING count(*) > 1',
  'a piece sold twice': `SELECT i.product_id AS what FROM sales_order_item i JOIN sales_order o ON o.id = i.order_id
    WHERE o.state != 'canceled' GROUP BY i.product_id HAVING sum(i.qty) > 1`,
  'a reservation without an order': 'SELECT increment_id AS what FROM order_claim',
  'a wallet that waits': "SELECT wallet_order_id AS what FROM payment_hold WHERE state = 'held'",
} as const;

/** Money that a provider holds and the shop has no order for, or of another sum. */
const providersFault = `SELECT p.reference AS what FROM providers.charge p WHERE p.state != 'voided' AND NOT EXISTS (
  SELECT 1 FROM payment_charge c JOIN sales_order o ON o.increment_id = c.increment_id
  WHERE c.reference = p.reference AND c.state = 'captured' AND p.state = 'captured'
  AND p.amount_cents = o.grand_total_cents)`;

function cents(dollars: string | null): number {
  return Math.round(Number(dollars) * 100);
}

/** The books of the shop and of its providers. */
interface Books extends Disposable {
  /** What does not add up in them, in words. */
  readonly faults: () => string[];
  /** Differences between the shown results and the orders, in words. */
  readonly lies: (outcomes: readonly Outcome[]) => string[];
}

/** Opens both books for reading. */
export function openBooks(commerceFile: string, providersFile: string): Books {
  const db = new DatabaseSync(commerceFile, { timeout: 5_000 });
  db.prepare('ATTACH DATABASE ? AS providers').run(providersFile);
  const getOrder =
    db.prepare(`SELECT o.increment_id AS number, o.grand_total_cents AS cents FROM sales_order o
    JOIN quote q ON q.id = o.quote_id WHERE q.masked_id = :cart OR CAST(q.id AS TEXT) = :cart`);
  const findLie = ({ cartId, result, orderNumber, total, why }: Outcome): string | null => {
    const found = cartId === null ? undefined : getOrder.get({ cart: cartId });
    const wrong: readonly (readonly [boolean, string])[] = [
      [result === 'undecided', 'no result was shown'],
      [result === 'placed' && !found, 'shown as placed, not ordered'],
      [result === 'rejected' && found !== undefined, 'shown as rejected, ordered'],
      [orderNumber !== null && orderNumber !== found?.number, `shown ${orderNumber}`],
      [found !== undefined && found.cents !== cents(total), `shown ${total}, not ordered so`],
    ];
    const words = wrong.flatMap(([isWrong, what]) => (isWrong ? [what] : []));
    return words.length === 0 ? null : `cart ${cartId}: ${words.join(', ')} (${why})`;
  };
  return {
    faults: () =>
      Object.entries({ ...faults, "a provider's money without an order": providersFault }).flatMap(
        ([fault, sql]) =>
          db
            .prepare(sql)
            .all()
            .map(({ what }) => `${fault}: ${what}`),
      ),
    lies: (outcomes) => {
      // A customer's cart that was rejected is used again by their next checkout, which has the last word on it.
      const ends = new Map(outcomes.map((outcome, index) => [outcome.cartId ?? index, outcome]));
      return [...ends.values()].map(findLie).filter((lie) => lie !== null);
    },
    [Symbol.dispose]: () => db.close(),
  };
}
