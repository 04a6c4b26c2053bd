import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import type { Visitor } from './visitor.ts';

/** An item of the demo catalogue for orders and favorites. */
export interface DemoPiece {
  readonly id: number;
  readonly sku: string;
}

const SQL = `SELECT id, sku FROM catalog_product
  WHERE type_id = 'simple' AND parent_id IS NULL AND enabled = 1 AND visible = 1 AND qty > 0
    AND coalesce(special_price_cents, price_cents) BETWEEN 15000 AND 90000
  ORDER BY created_at, id LIMIT ?`;

/** Items in stock with a moderate price, oldest first. */
export const demoPieces = (db: DatabaseSync, count: number): DemoPiece[] =>
  db
    .prepare(SQL)
    .all(count)
    .map(({ id, sku }) => ({ id: Number(id), sku: String(sku) }));

const ITEMS = 5;

const designers = z.array(
  z.object({
    name: z.string(),
    models: z.array(z.object({ name: z.string(), category: z.string() })),
  }),
);
const submitted = z.object({ items: z.array(z.object({ item_id: z.number() })) });
const photoResponse = z.object({ id: z.string() });

async function submit(seller: Visitor, mediaDir: string): Promise<number[]> {
  const pictures = readdirSync(mediaDir).filter((name) =>
    /^(?:bucket|crossbody|flap|hobo|tote)-.*-front\.webp$/.test(name),
  );
  const response = designers.parse(await seller.call('GET', '/selltous/designers'));
  const models = response.flatMap(({ name: designer, models: known }) =>
    known
      .filter(({ category }) => category === 'Handbags')
      .slice(0, 1)
      .map(({ name: model, category }) => ({ designer, model, category })),
  );
  const items: object[] = [];
  for (let index = 0; index < ITEMS; index += 1) {
    // A small catalogue has few designers, so some are used twice.
    const model = models[index % models.length];
    const file = pictures[(index * 7) % pictures.length] ?? '';
    const photos = [await photo(seller, readFileSync(join(mediaDir, file)))];
    items.push({ ...model, condition: 'very-good', photos });
  }
  const submission = submitted.parse(await seller.call('POST', '/sell/my/item', { items }));
  return submission.items.map(({ item_id: id }) => id);
}

async function photo(seller: Visitor, bytes: Buffer): Promise<string> {
  const body = { photo: { base64_encoded_data: bytes.toString('base64'), name: 'front.webp' } };
  return photoResponse.parse(await seller.call('POST', '/sell/my/photo', body)).id;
}

const quote = { cash: '900', list_low: '1500', list_high: '1800', note: '' };

/**
 * Creates Grace's sell items: one each that is new, quoted, in transit, waiting for payment, and paid. `mediaDir` is
 * the folder of the pictures that she uploads.
 */
export async function sell(
  { seller, staff }: { readonly seller: Visitor; readonly staff: Visitor },
  mediaDir: string,
): Promise<void> {
  const [, ...rest] = await submit(seller, mediaDir);
  for (const id of rest) await staff.form(`/items/${id}/quote`, quote);
  const [, ...accepted] = rest;
  for (const id of accepted) {
    const item = { status: 'quote_accepted', payout: 'cash' };
    await seller.call('PUT', `/sell/my/item/${id}`, { item });
  }
  const [inTransit, ...received] = accepted;
  for (const items of [[inTransit], received])
    await seller.call('POST', '/sell/my/shipment/', { shipment: { items } });
  for (const id of received) {
    await staff.form(`/items/${id}/receive`);
    await staff.form(`/items/${id}/approve`, { condition: 'very-good', report: 'As described.' });
  }
  const [, paid] = received;
  await staff.form(`/items/${paid}/pay`, { reference: `ACH ${paid}` });
}
