import { listType, objectType } from '../../shared/webapi/data-type.ts';
import { badInput, MagentoError, rejection, WebapiError } from '../../shared/webapi/errors.ts';
import { customerType } from '../customer/input.ts';
import { addressType, givenAddress } from './address.ts';
import { chooseShipping, keepAddress } from './checkout.ts';
import { itemType } from './item-type.ts';
import type { CartItemInput } from './items.ts';
import { isVirtual } from './rules.ts';
import type { CartService } from './service.ts';
import type { AddressData, AddressKind, Quote } from './types.ts';

const assignmentType = objectType({
  shipping: objectType({
    address: addressType,
    method: 'string',
    extensionAttributes: objectType({}),
  }),
  items: listType(itemType),
  extensionAttributes: objectType({}),
});

const currencyType = objectType({
  ...{ globalCurrencyCode: 'string', baseCurrencyCode: 'string', storeCurrencyCode: 'string' },
  ...{ quoteCurrencyCode: 'string', storeToBaseRate: 'float', storeToQuoteRate: 'float' },
  ...{ baseToGlobalRate: 'float', baseToQuoteRate: 'float', extensionAttributes: objectType({}) },
});

/** A cart as Magento's quote module declares it. */
export const quoteType = objectType({
  ...{ id: 'int', createdAt: 'string', updatedAt: 'string', convertedAt: 'string' },
  ...{ isActive: 'boolean', isVirtual: 'boolean', items: listType(itemType) },
  ...{ itemsCount: 'int', itemsQty: 'float', customer: customerType, billingAddress: addressType },
  ...{ reservedOrderId: 'string', origOrderId: 'int', currency: currencyType },
  ...{ customerIsGuest: 'boolean', customerNote: 'string', customerNoteNotify: 'boolean' },
  ...{ customerTaxClassId: 'int', storeId: 'int' },
  extensionAttributes: objectType({ shippingAssignments: listType(assignmentType) }),
});

/** A `quote` argument after casting, as far as it is read. */
export interface QuoteInput {
  readonly customer?: { readonly id?: number | null } | null;
  readonly isActive?: boolean | null;
  readonly items?: readonly CartItemInput[] | null;
  readonly billingAddress?: object | null;
  readonly extensionAttributes?: {
    readonly shippingAssignments?: readonly ShippingAssignment[] | null;
  } | null;
}

interface ShippingAssignment {
  readonly shipping?: { readonly address?: object | null; readonly method?: string | null } | null;
  readonly items?: readonly CartItemInput[] | null;
}

/** A saved address that is gone does not count; one of somebody else is refused. */
function ownAddress(quote: Quote, value: unknown, { customers }: CartService): AddressData {
  const { customerAddressId: id, ...address } = givenAddress(value);
  if (!id || !customers.addressExists(id)) return address;
  const owner = customers.byId(quote.customerId ?? 0);
  if (owner?.addresses.some((saved) => saved.id === id))
    return { ...address, customerAddressId: id };
  throw new WebapiError(404, { message: 'Invalid customer address id %1', parameters: [id] });
}

function ship(quote: Quote, { shipping, items }: ShippingAssignment, service: CartService): void {
  const { address, method } = shipping ?? {};
  if (!items || !address) throw new MagentoError('A shipping assignment without items or address.');
  for (const item of items)
    if (!quote.items.some(({ id }) => id === item.itemId)) saveItem(quote, item, service);
  saveAddress(quote, 'shipping', { address, service });
  const saved = reread(quote, service);
  if (method && saved.items.length > 0) chooseShipping(saved, method, service);
}

const reread = ({ id }: Quote, { carts }: CartService): Quote => {
  const quote = carts.byId(id);
  if (quote === undefined) throw new Error('A cart that is being saved cannot be read.');
  return quote;
};

function saveAddress(
  quote: Quote,
  kind: AddressKind,
  { address, service }: { address: object; service: CartService },
): void {
  keepAddress(quote, kind, { given: ownAddress(quote, address, service), sources: service });
}

function saveItem(quote: Quote, item: CartItemInput, { items }: CartService): void {
  if (item.itemId == null) items.add(quote, item);
  else items.update(quote, item.itemId, item);
}

/**
 * Saves a customer's cart as a whole, as Magento does: lines that are named are changed, new ones added and the others
 * kept, and so are addresses that are left out. Runs inside a transaction of its caller.
 * @throws 400 unless the cart names its own customer.
 */
export function saveCart(quote: Quote, given: QuoteInput, service: CartService): void {
  if (given.customer?.id == null || given.customer.id !== quote.customerId) {
    throw rejection(400, 'Invalid state change requested');
  }
  for (const item of given.items ?? []) saveItem(reread(quote, service), item, service);
  const { billingAddress, extensionAttributes, isActive } = given;
  if (billingAddress) saveAddress(quote, 'billing', { address: billingAddress, service });
  const [assignment, ...more] = extensionAttributes?.shippingAssignments ?? [];
  const saved = reread(quote, service);
  if (assignment !== undefined && !isVirtual(saved.items)) {
    if (more.length > 0) throw badInput('Only 1 shipping assignment can be set');
    ship(saved, assignment, service);
  }
  if (isActive === false) service.carts.change(quote.id, { isActive: false });
}
