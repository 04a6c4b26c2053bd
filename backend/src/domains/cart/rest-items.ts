import { dollars } from '../../shared/money.ts';
import { type InputOf, objectType } from '../../shared/webapi/data-type.ts';
import { UnhandledMagentoError } from '../../shared/webapi/dispatch.ts';
import { required } from '../../shared/webapi/errors.ts';
import type { Call } from '../../shared/webapi/route.ts';
import { addressType, givenAddress, mergeAddress } from './address.ts';
import { methodFields } from './checkout.ts';
import { type CartItemInput, checkedItem } from './items.ts';
import type { CartOperation, CartOwner } from './operations.ts';
import { isVirtual } from './rules.ts';
import type { CartService } from './service.ts';
import { totalsView } from './totals-view.ts';
import type { Quote } from './types.ts';
import { itemView } from './views.ts';

const totalsInformation = objectType({ address: addressType, ...methodFields });

/** A cart with this address and shipping method applied; nothing is stored. */
function withEstimate(quote: Quote, { args }: Call): Quote {
  const given = args.addressInformation as InputOf<typeof totalsInformation>;
  if (given.address == null) throw new UnhandledMagentoError('Totals without an address.');
  const address = givenAddress(given.address);
  if (isVirtual(quote.items)) {
    return { ...quote, billing: { ...quote.billing, ...mergeAddress(quote.billing, address) } };
  }
  const { shippingCarrierCode: carrier, shippingMethodCode: method } = given;
  return {
    ...quote,
    shipping: { ...quote.shipping, ...mergeAddress(quote.shipping, address) },
    shippingMethod: carrier && method ? `${carrier}_${method}` : quote.shippingMethod,
  };
}

/** The totals of a cart, current and estimated. Magento: …/totals and …/totals-information. */
export const totalsOperations = (service: CartService): CartOperation[] => {
  const show = (quote: Quote): object => totalsView(quote, service.totals(quote));
  return [
    { method: 'GET', path: '/totals', handle: (call, owner) => show(owner.open(call)) },
    {
      method: 'POST',
      path: '/totals-information',
      parameters: { addressInformation: totalsInformation },
      handle: (call, owner) => {
        const quote = withEstimate(owner.open(call), call);
        const totals = service.totals(quote);
        return {
          ...(quote.items.length > 0 && { coupon_code: '' }),
          ...totalsView(quote, totals),
          base_subtotal_incl_tax: dollars(totals.subtotalInclTax),
        };
      },
    },
  ];
};

const getInput = ({ args }: Call): CartItemInput => args.cartItem as CartItemInput;

/** As in Magento, a line with an id is updated, and one without is added. */
function save({ items }: CartService, quote: Quote, input: CartItemInput): object {
  const item =
    input.itemId == null ? items.add(quote, input) : items.update(quote, input.itemId, input);
  return itemView(item, String(quote.id), items.extras(item));
}

/** Opens the cart of a new line. An unknown guest cart is reported as a missing argument. */
function openForAdding(call: Call, owner: CartOwner, { carts }: CartService): Quote {
  if (owner.kind === 'guest' && !carts.byMaskedId(String(call.args.cartId))) {
    throw required('quoteId');
  }
  if (owner.kind === 'guest') checkedItem(getInput(call));
  return owner.open(call);
}

/** Adding and updating lines: a customer's call names the cart in its line, and the token's cart overrides it. */
function savingOperations(service: CartService, only: CartOwner['kind']): CartOperation[] {
  const saving = {
    only,
    parameters: { cartItem: { type: service.itemType, ...(only === 'mine' && { forced: true }) } },
    tokenGives: 'quoteId',
    writes: true,
  } as const;
  return [
    {
      ...saving,
      method: 'POST',
      path: '/items',
      handle: (call, owner) => save(service, openForAdding(call, owner, service), getInput(call)),
    },
    {
      ...saving,
      method: 'PUT',
      path: '/items/:itemId',
      handle: (call, owner) => save(service, owner.open(call), getInput(call)),
    },
  ];
}

export function itemOperations(service: CartService): CartOperation[] {
  const { items } = service;
  return [
    {
      method: 'GET',
      path: '/items',
      handle: (call, owner) => {
        const quote = owner.open(call);
        const shownId = owner.kind === 'guest' ? quote.maskedId : String(quote.id);
        return quote.items.map((item) => itemView(item, shownId, items.extras(item)));
      },
    },
    ...savingOperations(service, 'guest'),
    ...savingOperations(service, 'mine'),
    {
      method: 'DELETE',
      path: '/items/:itemId',
      parameters: { itemId: 'int' },
      writes: true,
      handle: (call, owner) => {
        const quote = owner.open(call);
        const shownId = owner.kind === 'guest' ? String(quote.id) : quote.id;
        return items.remove(quote, Number(call.args.itemId), shownId);
      },
    },
  ];
}
