import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { designerSlug, urlKey } from '../../catalogue/slug.ts';
import { badInput } from '../../shared/webapi/errors.ts';
import { createCatalogChanges } from '../catalog/changes.ts';
import { createCatalogRepository } from '../catalog/repository.ts';
import type { CatalogProduct, GalleryEntry } from '../catalog/types.ts';
import type { SellFacts } from './facts.ts';
import { priceSchedule } from './money-rules.ts';
import type { SellRepository } from './repository.ts';
import type { SellItem } from './types.ts';
import { applyTransition } from './workflow.ts';

interface ProductSources {
  readonly db: DatabaseSync;
  readonly facts: SellFacts;
  /** The current time in milliseconds. */
  readonly now: () => number;
  /** The folders of submitted photos and of the shop's images. */
  readonly photoFolder: string;
  readonly mediaFolder: string;
}

const toConsignedSku = ({ id }: SellItem): string => `CONSIGN-${id}`;

/** Copies an item's photos to the shop's images. A missing photo is skipped. */
function toGallery(item: SellItem, { photoFolder, mediaFolder }: ProductSources) {
  mkdirSync(mediaFolder, { recursive: true });
  return item.photos.flatMap(({ id }, index): GalleryEntry[] => {
    const name = `sell-${item.id}-${index + 1}-${id.slice(0, 8)}.jpg`;
    try {
      copyFileSync(join(photoFolder, `${id}.jpg`), join(mediaFolder, name));
    } catch {
      return [];
    }
    return [{ file: `/s/e/${name}`, label: `${item.details.designer} ${item.details.model}` }];
  });
}

function toAttributes({ details, inspection }: SellItem, facts: SellFacts) {
  const code = inspection?.condition ?? details.condition;
  const answers = new Map((inspection ?? details).answers.map((one) => [one.part, one.answer]));
  const values = {
    manufacturer: details.designer,
    model: details.model,
    condition: code,
    condition_label: facts.conditions.find((one) => one.code === code)?.label,
    exterior_condition: answers.get('exterior'),
    interior_condition: answers.get('interior'),
    material: details.material,
    color: details.color,
    size: details.size,
    includes: details.extras.join(', '),
  };
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}

function toConsignedProduct(item: SellItem, sources: ProductSources): Omit<CatalogProduct, 'id'> {
  const { designer, model, category } = item.details;
  const paths = [urlKey(category), 'designers', `designers/${designerSlug(designer)}`];
  const gallery = toGallery(item, sources);
  const seconds = Math.floor(sources.now() / 1000);
  return {
    sku: toConsignedSku(item),
    name: `${designer} ${model}`,
    typeId: 'simple',
    price: (item.listCents ?? 0) / 100,
    specialPrice: null,
    msrp: null,
    qty: 1,
    enabled: true,
    visible: true,
    parentId: null,
    variantCodes: [],
    urlKey: `${urlKey(`${designer} ${model}`.slice(0, 120))}-c${item.id}`,
    image: gallery[0]?.file ?? '',
    gallery,
    taxClass: 'Taxable Goods',
    weight: 2,
    createdAt: seconds,
    updatedAt: seconds,
    attributes: toAttributes(item, sources.facts),
    categoryIds: createCatalogRepository(sources.db)
      .categories()
      .flatMap(({ id, urlPath, name, level }) =>
        (urlPath !== null && paths.includes(urlPath)) || (level === 2 && name === category)
          ? [id]
          : [],
      ),
  };
}

export interface ConsignmentSources extends ProductSources {
  readonly items: SellRepository;
}

export type Consignment = ReturnType<typeof createConsignment>;

const SOLD_FOR = `SELECT json_extract(line.data, '$.totals.row') AS cents
  FROM sales_order_item line JOIN sales_order o ON o.id = line.order_id
  WHERE line.product_id = ? AND o.state <> 'canceled' ORDER BY o.id DESC LIMIT 1`;

type Notify = (item: SellItem) => void;

function createParts(sources: ConsignmentSources) {
  const { db, items, now } = sources;
  const catalog = createCatalogRepository(db);
  const changes = createCatalogChanges(db, now);
  const again = (id: number): SellItem => {
    const item = items.byId(id);
    if (item === undefined) throw new Error(`Sell item ${id} is gone.`);
    return item;
  };
  const productFor = ({ sku }: SellItem): CatalogProduct | undefined =>
    sku === null ? undefined : catalog.bySku(sku);
  const offerForSale = (item: SellItem): SellItem => {
    const sku = toConsignedSku(item);
    if (catalog.bySku(sku) === undefined) changes.addItem(toConsignedProduct(item, sources));
    else if (item.sku === null) {
      changes.changePrice(sku, (item.listCents ?? 0) / 100);
      changes.restock(sku);
    }
    items.setState(item.id, { sku }, now());
    return again(item.id);
  };
  const note = (item: SellItem, how: { move: string; cents: number; actor: 'staff' | 'clock' }) => {
    const reason = `The price is now $${(how.cents / 100).toFixed(2)}.`;
    const { status } = item;
    const { move, actor } = how;
    items.addHistory(item.id, { from: status, to: status, move, actor, reason, atMs: now() });
  };
  return { changes, again, productFor, offerForSale, note };
}

/** Creates the function that synchronizes one item; see `Consignment.settle`. */
function createSettling(
  { db, items, now }: ConsignmentSources,
  parts: ReturnType<typeof createParts>,
) {
  const { again, changes, productFor, offerForSale, note } = parts;
  const soldFor = db.prepare(SOLD_FOR);

  const lower = (item: SellItem, product: CatalogProduct): void => {
    if (item.listCents === null || item.listedMs === null) return;
    const due = priceSchedule(item.listCents, item.listedMs).findLast(({ atMs }) => atMs <= now());
    if (due === undefined || Math.round(product.price * 100) <= due.priceCents) return;
    changes.changePrice(product.sku, due.priceCents / 100);
    note(item, { move: 'reduce', cents: due.priceCents, actor: 'clock' });
  };
  const relist = ({ id }: SellItem): void => {
    const reason = 'The order was canceled.';
    applyTransition(items, () => again(id), {
      to: 'on_consignment',
      actor: 'clock',
      atMs: now(),
      reason,
    });
  };
  const sell = ({ id }: SellItem, product: CatalogProduct, notify: Notify): void => {
    const order = soldFor.get(product.id);
    // A buyer in checkout has reserved the unit, but may still release it.
    if (order === undefined) return;
    const sold = { to: 'waiting_for_payment', soldCents: Number(order.cents) } as const;
    notify(applyTransition(items, () => again(id), { ...sold, actor: 'staff', atMs: now() }));
  };

  return (stored: SellItem, notify: Notify): void => {
    const isConsigned = stored.status === 'on_consignment';
    const item = isConsigned && productFor(stored) === undefined ? offerForSale(stored) : stored;
    const product = productFor(item);
    if (product === undefined) return;
    if (isConsigned && product.qty > 0) lower(item, product);
    else if (isConsigned) sell(item, product, notify);
    else if (product.qty > 0) relist(item);
  };
}

export function createConsignment(sources: ConsignmentSources) {
  const { items, now } = sources;
  const parts = createParts(sources);
  const { again, changes, productFor, offerForSale, note } = parts;
  const settleOne = createSettling(sources, parts);
  return {
    /** Creates the item's product if missing and returns the item with its SKU. */
    offerForSale,
    /** Hides the product. @throws 400 if a checkout of it is in progress */
    takeOffSale: (item: SellItem): void => {
      const product = productFor(item);
      if (item.status !== 'on_consignment' || product === undefined) return;
      if (product.qty === 0) throw badInput('The item has just been sold.');
      changes.removeItem(product.sku);
    },
    markSold: (item: SellItem): void => {
      const product = productFor(item);
      if (product !== undefined && product.qty > 0) changes.markSold(product.sku);
    },
    /** Sets a price in cents and restarts the reductions. @throws 400 unless it is for sale */
    reprice: (item: SellItem, priceCents: number): SellItem =>
      items.atomically(() => {
        const product = productFor(item);
        if (item.status !== 'on_consignment' || product === undefined) {
          throw badInput('The item is not for sale.');
        }
        changes.changePrice(product.sku, priceCents / 100);
        items.setState(item.id, { listCents: priceCents, listedMs: now() }, now());
        note(item, { move: 'reprice', cents: priceCents, actor: 'staff' });
        return again(item.id);
      }),
    /**
     * Synchronizes all items with the database, which also completes work interrupted by a crash: creates missing
     * products, updates items whose product was ordered, reverts those whose order was canceled, and applies due price
     * reductions. `notify` receives each sold item.
     */
    settle: (notify: Notify): void => {
      for (const { id } of items.consigned()) items.atomically(() => settleOne(again(id), notify));
    },
  };
}
