import { dollars } from '../../shared/money.ts';
import { type InputOf, objectType } from '../../shared/webapi/data-type.ts';
import { UnhandledMagentoError } from '../../shared/webapi/dispatch.ts';
import { required } from '../../shared/webapi/errors.ts';
import { addressType, givenAddress, mergeAddress } from './address.ts';
import { methodFields } from './checkout.ts';
import { type CartItemInput, checkedItem } from './items.ts';
import {
  type CartCall,
  type CartOperation,
  type CartOwner,
  cartRead,
  cartWrite,
} from './operations.ts';
import { isVirtual } from './rules.ts';
import type { CartService } from './service.ts';
import { totalsView } from './totals-view.ts';
import type { Quote } from './types.ts';
import { itemView } from './views.ts';

const totalsInformation = objectType({ address: addressType, ...methodFields });

/** A cart with this address and shipping method applied; nothing is stored. */
function withEstimate(quote: Quote, given: InputOf<typeof totalsInformation>): Quote {
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
    cartRead.get('/totals', {}, ({ open }) => show(open())),
    cartRead.post(
      '/totals-information',
      { addressInformation: totalsInformation },
      ({ args, open }) => {
        const quote = withEstimate(open(), args.addressInformation);
        const totals = service.totals(quote);
        return {
          ...(quote.items.length > 0 && { coupon_code: '' }),
          ...totalsView(quote, totals),
          base_subtotal_incl_tax: dollars(totals.subtotalInclTax),
        };
      },
    ),
  ];
};

/** As in Magento, a line with an id is updated, and one without is added. */
function save({ items }: CartService, quote: Quote, input: CartItemInput): object {
  const item =
    input.itemId == null ? items.add(quote, input) : items.update(quote, input.itemId, input);
  return itemView(item, String(quote.id), items.extras(item));
}

type SavingCall = CartCall<{ readonly cartItem: CartItemInput }>;

/** Opens the cart of a new line. An unknown guest cart is reported as a missing argument. */
function openForAdding({ args, kind, open, findGuest }: SavingCall): Quote {
  if (kind === 'guest' && !findGuest()) throw required('quoteId');
  if (kind === 'guest') checkedItem(args.cartItem);
  return open();
}

/** Adding and updating lines: a customer's call names the cart in its line, and the token's cart overrides it. */
function savingOperations(service: CartService, only: CartOwner['kind']): CartOperation[] {
  const parameters = { cartItem: { type: service.itemType, forced: only === 'mine' } };
  const options = { only, tokenGives: 'quoteId' };
  return [
    cartWrite.post(
      '/items',
      parameters,
      (call) => save(service, openForAdding(call), call.args.cartItem),
      options,
    ),
    cartWrite.put(
      '/items/:itemId',
      parameters,
      ({ args, open }) => save(service, open(), args.cartItem),
      options,
    ),
  ];
}

export function itemOperations(service: CartService): CartOperation[] {
  const { items } = service;
  return [
    cartRead.get('/items', {}, ({ kind, open }) => {
      const quote = open();
      const shownId = kind === 'guest' ? quote.maskedId : String(quote.id);
      return quote.items.map((item) => itemView(item, shownId, items.extras(item)));
    }),
    ...savingOperations(service, 'guest'),
    ...savingOperations(service, 'mine'),
    cartWrite.delete('/items/:itemId', { itemId: 'int' }, ({ args, kind, open }) => {
      const quote = open();
      const shownId = kind === 'guest' ? String(quote.id) : quote.id;
      return items.remove(quote, args.itemId, shownId);
    }),
  ];
}
