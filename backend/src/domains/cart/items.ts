import { EndsEarly } from '../../shared/webapi/dispatch.ts';
import {
  badInput,
  noSuchEntity,
  refuse,
  required,
  WebapiError,
} from '../../shared/webapi/errors.ts';
import type { CatalogRepository } from '../catalog/repository.ts';
import type { CatalogProduct } from '../catalog/types.ts';
import type { CartRepository } from './repository.ts';
import { decideAdd } from './rules.ts';
import type { CustomOption, LineExtras, Quote, QuoteItem } from './types.ts';

/** A `cartItem` argument after casting. */
export interface CartItemInput {
  readonly sku?: string | null;
  readonly qty?: number | null;
  readonly productOption?: {
    readonly extensionAttributes?: { readonly customOptions?: readonly CustomOption[] } | null;
  } | null;
}

export interface CartItems {
  /** @throws 404 unless there is an active cart of that masked id. */
  activeCart(maskedId: string): Quote;
  /** Adds a product and returns its line. @throws Magento's refusals. */
  add(maskedId: string, input: CartItemInput): { quote: Quote; item: QuoteItem };
  /** Sets a line's quantity and returns the line. */
  update(maskedId: string, itemId: number, qty: number): { quote: Quote; item: QuoteItem };
  /** Removes a line. */
  remove(maskedId: string, itemId: number): true;
  /** What the shop adds to a line. */
  extras(item: QuoteItem): LineExtras;
}

interface Sources {
  readonly carts: CartRepository;
  readonly catalog: CatalogRepository;
}

const missingProduct = () =>
  refuse(404, "The product that was requested doesn't exist. Verify the product and try again.");

const optionsOf = (input: CartItemInput): readonly CustomOption[] =>
  input.productOption?.extensionAttributes?.customOptions ?? [];

/** @throws what Magento answers to an item without a quantity or a sku. */
function checked(input: CartItemInput): { sku: string; qty: number } {
  if (input.qty == null) {
    throw badInput('Invalid value of "%value" provided for the %fieldName field.', {
      fieldName: 'qty',
      value: null,
    });
  }
  if (input.sku == null) throw new EndsEarly('A cart item without a sku.');
  return { sku: input.sku, qty: input.qty };
}

function findItem(quote: Quote, itemId: number): QuoteItem {
  const item = quote.items.find(({ id }) => id === itemId);
  if (item !== undefined) return item;
  throw new WebapiError(404, {
    message: "The %1 Cart doesn't contain the %2 item.",
    parameters: [String(quote.id), itemId],
  });
}

/** The work of the cart's item routes. */
export function createCartItems({ carts, catalog }: Sources): CartItems {
  const activeCart = (maskedId: string): Quote => {
    const quote = carts.byMaskedId(maskedId);
    if (quote === undefined) throw noSuchEntity('cartId', null);
    if (!quote.isActive) throw noSuchEntity('cartId', quote.id);
    return quote;
  };

  const line = (maskedId: string, itemId: number): { quote: Quote; item: QuoteItem } => {
    const quote = activeCart(maskedId);
    return { quote, item: findItem(quote, itemId) };
  };

  const write = (quote: Quote, product: CatalogProduct, input: CartItemInput): number => {
    const options = optionsOf(input);
    const decision = decideAdd(quote.items, product, { qty: input.qty ?? 0, options });
    if (decision.kind === 'refused') throw refuse(400, decision.message);
    if (decision.kind === 'raise') {
      carts.setQuantity(quote.id, decision.item.id, decision.qty);
      return decision.item.id;
    }
    const { id: productId, sku, name, price, specialPrice, typeId } = product;
    const { qty } = decision;
    return carts.addItem(quote.id, {
      ...{ productId, sku, name, qty, options },
      price: specialPrice ?? price,
      productType: typeId,
    });
  };

  return {
    activeCart,
    add: (maskedId, input) =>
      carts.atomically(() => {
        const quote = carts.byMaskedId(maskedId);
        if (quote === undefined) throw required('quoteId');
        const { sku } = checked(input);
        if (!quote.isActive) throw noSuchEntity('cartId', quote.id);
        const product = catalog.bySku(sku);
        if (product === undefined) throw missingProduct();
        return line(maskedId, write(quote, product, input));
      }),
    update: (maskedId, itemId, qty) =>
      carts.atomically(() => {
        const { quote, item } = line(maskedId, itemId);
        const stock = catalog.byId(item.productId)?.qty ?? 0;
        if (qty < 0 || qty > stock) throw refuse(400, 'The requested qty is not available');
        carts.setQuantity(quote.id, item.id, qty);
        return line(maskedId, itemId);
      }),
    remove: (maskedId, itemId) =>
      carts.atomically(() => {
        const { quote, item } = line(maskedId, itemId);
        carts.removeItem(quote.id, item.id);
        return true;
      }),
    extras: (item) => {
      const product = catalog.byId(item.productId);
      return {
        instock: (product?.enabled ?? false) && (product?.qty ?? 0) >= item.qty,
        imageUrl: product?.image ?? null,
        urlKey: product?.urlKey ?? null,
      };
    },
  };
}
