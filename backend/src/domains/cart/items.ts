import { type InputOf, listType, objectType } from '../../shared/webapi/data-type.ts';
import { UnhandledMagentoError } from '../../shared/webapi/dispatch.ts';
import { invalidValue, missing, noSuchEntity, rejection } from '../../shared/webapi/errors.ts';
import type { CatalogRepository } from '../catalog/repository.ts';
import type { CatalogProduct } from '../catalog/types.ts';
import type { CartRepository } from './repository.ts';
import { decideAdd, quantityFault, toPieces } from './rules.ts';
import type { CustomOption, LineExtras, Quote, QuoteItem } from './types.ts';

/** A line as declared by Magento's quote module. */
const stockItemType = objectType({
  itemId: 'int',
  sku: 'string',
  qty: 'float',
  name: 'string',
  price: 'float',
  productType: 'string',
  quoteId: 'string',
  productOption: objectType({
    extensionAttributes: objectType({
      customOptions: listType(objectType({ optionId: 'string', optionValue: 'string' })),
    }),
  }),
});

/** A line as declared by Magento's quote module; `hasOwnFields` adds the shop's own fields. */
export function createItemType(hasOwnFields: boolean) {
  const ownFields = {
    instock: 'boolean',
    imageUrl: 'string',
    urlKey: 'string',
  } as const;
  return objectType({
    ...stockItemType.fields,
    // Clients may send these response fields back; they have no effect.
    extensionAttributes: objectType({
      discounts: listType('mixed'),
      ...(hasOwnFields && ownFields),
    }),
  });
}

/** A `cartItem` argument; without `itemId` it is a new line. */
export type CartItemInput = InputOf<typeof stockItemType>;

interface Sources {
  readonly carts: CartRepository;
  readonly catalog: CatalogRepository;
  readonly isStock: boolean;
}

/** Options are compared and stored as they were sent. */
const getOptions = (input: CartItemInput): readonly CustomOption[] =>
  (input.productOption?.extensionAttributes?.customOptions ?? []) as readonly CustomOption[];

const missingQuantity = () => invalidValue('qty', null);

/** @throws Magento's error for an item without a quantity or SKU */
export function checkedItem(input: CartItemInput): { sku: string } {
  if (input.qty === undefined) throw missingQuantity();
  if (input.sku == null && input.itemId == null) {
    throw new UnhandledMagentoError('A cart item without a sku.');
  }
  return { sku: input.sku ?? '' };
}

function findItem(quote: Quote, itemId: number, shownId: string | number): QuoteItem {
  const item = quote.items.find(({ id }) => id === itemId);
  if (item !== undefined) return item;
  throw rejection(404, "The %1 Cart doesn't contain the %2 item.", [shownId, itemId]);
}

/** The shop's own fields for a line. A variant has the page and image of its configurable product. */
function getExtras({ qty, productId }: QuoteItem, catalog: CatalogRepository): LineExtras {
  const product = catalog.byId(productId);
  const parentId = product?.parentId ?? null;
  const shown = parentId === null ? product : catalog.byId(parentId);
  return {
    instock: (product?.enabled ?? false) && (product?.qty ?? 0) >= qty,
    imageUrl: shown?.image ?? null,
    urlKey: shown?.urlKey ?? null,
  };
}

const UNTAXED = new Set(['', 'None', 'none']);

/** The operations of the cart's item routes; each runs inside its caller's transaction. */
export function createCartItems({ carts, catalog, isStock }: Sources) {
  const reread = (quoteId: number, itemId: number): QuoteItem => {
    const quote = carts.byId(quoteId);
    if (quote === undefined) throw noSuchEntity('cartId', quoteId);
    return findItem(quote, itemId, String(quoteId));
  };

  const write = (quote: Quote, product: CatalogProduct, input: CartItemInput): number => {
    const options = getOptions(input);
    const decision = decideAdd(quote.items, product, { qty: input.qty ?? null, options });
    if (decision.kind === 'rejected') throw rejection(400, decision.message);
    if (decision.kind === 'raise') {
      carts.setQuantity(quote.id, decision.item.id, decision.qty);
      return decision.item.id;
    }
    const { id: productId, sku, name, typeId } = product;
    const { qty } = decision;
    return carts.addItem(quote.id, {
      productId,
      sku,
      name,
      qty,
      options,
      productType: typeId,
      taxable: !UNTAXED.has(product.taxClass),
    });
  };

  return {
    /** Adds a product and returns its line. @throws Magento's errors */
    add: (quote: Quote, input: CartItemInput): QuoteItem => {
      // The SKU comparison of Magento's database ignores trailing spaces.
      const product = catalog.bySku(checkedItem(input).sku.trimEnd());
      if (product === undefined) throw missing('product');
      return reread(quote.id, write(quote, product, input));
    },
    update: (quote: Quote, itemId: number, input: CartItemInput): QuoteItem => {
      if (input.qty === undefined) throw missingQuantity();
      const item = findItem(quote, itemId, String(quote.id));
      const stock = catalog.byId(item.productId)?.qty ?? 0;
      const qty = toPieces(input.qty);
      const fault = quantityFault(input.qty, stock);
      if (fault !== undefined) throw rejection(400, fault);
      carts.setQuantity(quote.id, item.id, qty);
      return reread(quote.id, itemId);
    },
    /** Removes a line. `shownId` is the cart's id in error messages. */
    remove: (quote: Quote, itemId: number, shownId: string | number): true => {
      const item = findItem(quote, itemId, shownId);
      carts.removeItem(quote.id, item.id);
      return true;
    },
    /** A line of a cart. Stock Magento returns custom options in the list of items only. */
    inCart: (item: QuoteItem): QuoteItem => (isStock ? { ...item, options: [] } : item),
    extras: (item: QuoteItem): LineExtras | undefined =>
      isStock ? undefined : getExtras(item, catalog),
  };
}
