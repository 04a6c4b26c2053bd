import { listOf, objectOf } from '../../shared/webapi/data-type.ts';
import { required } from '../../shared/webapi/errors.ts';
import type { Call } from '../../shared/webapi/route.ts';
import type { CartOwner } from './access.ts';
import { type CartItemInput, checkedItem } from './items.ts';
import type { CartOperation } from './operations.ts';
import type { CartService } from './service.ts';
import type { Quote } from './types.ts';
import { itemView } from './views.ts';

const cartItem = objectOf({
  itemId: 'int',
  sku: 'string',
  qty: 'float',
  name: 'string',
  price: 'float',
  productType: 'string',
  quoteId: 'string',
  productOption: objectOf({
    extensionAttributes: objectOf({
      customOptions: listOf(objectOf({ optionId: 'string', optionValue: 'string' })),
    }),
  }),
  // What an answer shows there may be sent back with the line; it changes nothing.
  extensionAttributes: objectOf({
    discounts: listOf('mixed'),
    instock: 'boolean',
    imageUrl: 'string',
    urlKey: 'string',
  }),
});

const inputOf = ({ args }: Call): CartItemInput => args.cartItem as CartItemInput;
const itemId = { itemId: { type: 'int' } } as const;

/** The operations on a cart's lines. Magento: …/items. */
export function itemOperations({ carts, items }: CartService): CartOperation[] {
  const itemIdOf = ({ args }: Call): number => Number(args.itemId);
  /** Magento saves a line one way: with a number it is the line of that number, without one it is new. */
  const save = (quote: Quote, input: CartItemInput): object => {
    const item =
      input.itemId == null ? items.add(quote, input) : items.update(quote, input.itemId, input);
    return itemView(item, String(quote.id), items.extras(item));
  };
  /** A new line's cart. An unknown guest cart is told as a missing argument. */
  const openForAdding = (call: Call, owner: CartOwner): Quote => {
    if (owner.kind === 'guest' && !carts.byMaskedId(String(call.args.cartId))) {
      throw required('quoteId');
    }
    if (owner.kind === 'guest') checkedItem(inputOf(call));
    return owner.open(call);
  };
  const cartItemOf = (owner: CartOwner['kind']) => ({
    cartItem: { type: cartItem, ...(owner === 'mine' && { forced: true }) },
  });
  const writing = (owner: CartOwner['kind']): CartOperation[] => [
    {
      method: 'POST',
      path: '/items',
      parameters: cartItemOf(owner),
      writes: true,
      handle: (call, opener) => {
        const quote = openForAdding(call, opener);
        return save(quote, inputOf(call));
      },
    },
    {
      method: 'PUT',
      path: '/items/:itemId',
      parameters: cartItemOf(owner),
      writes: true,
      handle: (call, opener) => {
        const quote = opener.open(call);
        return save(quote, inputOf(call));
      },
    },
  ];
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
    ...writing('guest').map((operation) => ({ ...operation, only: 'guest' as const })),
    ...writing('mine').map((operation) => ({ ...operation, only: 'mine' as const })),
    {
      method: 'DELETE',
      path: '/items/:itemId',
      parameters: itemId,
      writes: true,
      handle: (call, owner) => {
        const quote = owner.open(call);
        const shownId = owner.kind === 'guest' ? String(quote.id) : quote.id;
        return items.remove(quote, itemIdOf(call), shownId);
      },
    },
  ];
}
