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
});

const itemIdOf = ({ args }: Call): number => Number(args.itemId);
const inputOf = ({ args }: Call): CartItemInput => args.cartItem as CartItemInput;
const itemId = { itemId: { type: 'int' } } as const;

/** The operations on a cart's lines. Magento: …/items. */
export function itemOperations({ carts, items }: CartService): CartOperation[] {
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
        const item = items.add(quote, inputOf(call));
        return itemView(item, String(quote.id), items.extras(item));
      },
    },
    {
      method: 'PUT',
      path: '/items/:itemId',
      parameters: { ...itemId, ...cartItemOf(owner) },
      writes: true,
      handle: (call, opener) => {
        const quote = opener.open(call);
        const item = items.update(quote, itemIdOf(call), inputOf(call));
        return itemView(item, String(quote.id), items.extras(item));
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
