import { required } from '../../shared/webapi/errors.ts';
import type { Call } from '../../shared/webapi/route.ts';
import type { CartOwner } from './access.ts';
import { type CartItemInput, checkedItem } from './items.ts';
import type { CartOperation } from './operations.ts';
import type { CartService } from './service.ts';
import type { Quote } from './types.ts';
import { itemView } from './views.ts';

const getInput = ({ args }: Call): CartItemInput => args.cartItem as CartItemInput;

/** Magento saves a line one way: with a number it is the line of that number, without one it is new. */
function save({ items }: CartService, quote: Quote, input: CartItemInput): object {
  const item =
    input.itemId == null ? items.add(quote, input) : items.update(quote, input.itemId, input);
  return itemView(item, String(quote.id), items.extras(item));
}

/** A new line's cart. An unknown guest cart is told as a missing argument. */
function openForAdding(call: Call, owner: CartOwner, { carts }: CartService): Quote {
  if (owner.kind === 'guest' && !carts.byMaskedId(String(call.args.cartId))) {
    throw required('quoteId');
  }
  if (owner.kind === 'guest') checkedItem(getInput(call));
  return owner.open(call);
}

/** Adding and changing: a customer's call names the cart in its line, where the token's cart is forced. */
function savingOperations(service: CartService, only: CartOwner['kind']): CartOperation[] {
  const saving = {
    only,
    parameters: { cartItem: { type: service.itemType, ...(only === 'mine' && { forced: true }) } },
    tokenGives: 'quoteId',
    writes: true,
  } as const;
  return [
    {
      ...{ ...saving, method: 'POST', path: '/items' },
      handle: (call, owner) => save(service, openForAdding(call, owner, service), getInput(call)),
    },
    {
      ...{ ...saving, method: 'PUT', path: '/items/:itemId' },
      handle: (call, owner) => save(service, owner.open(call), getInput(call)),
    },
  ];
}

/** The operations on a cart's lines. Magento: …/items. */
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
