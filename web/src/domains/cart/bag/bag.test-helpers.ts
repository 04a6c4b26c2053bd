import { readFileSync } from 'node:fs';
import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { buildSchema, execute } from 'graphql';
import { makeCache } from '../../../apollo/cache.ts';
import { makeChannel } from '../../../shared/channel.ts';
import { aBrowserStorage } from '../../../shared/storage.test-helpers.ts';
import { makeBagBackend } from './bagBackend.ts';
import { makeBagStorage } from './bagStorage.ts';
import { BagStore } from './bagStore.ts';
import { makeQueue } from './inTurn.ts';

const schema = buildSchema(
  readFileSync(new URL('../../../../../schema/schema.graphql', import.meta.url), 'utf8'),
);

const dollars = (amount: string) => ({ amount, currency: 'USD' });

const aLine = (id: string, sku: string, quoteId: string | null = null) => ({
  id,
  sku,
  name: `Bag ${sku}`,
  quantity: 1,
  price: dollars('100.00'),
  productType: 'simple',
  quoteId,
  availability: 'AVAILABLE',
  thumbnailUrl: null,
  path: `/${sku}.html`,
});

interface AddArguments {
  readonly input: {
    readonly cartId: string;
    readonly sku: string;
    readonly quoteId?: string | null;
  };
}
interface RemoveArguments {
  readonly input: { readonly cartId: string; readonly lineId: string };
}

const refusal = (code: string, message: string, status: number) => ({
  cart: null,
  line: null,
  userErrors: [{ code, message, field: null, status }],
});

/** A guest cart service of the real schema, kept in memory. `calls` are the fields it was asked for, in order. */
export class FakeShop {
  readonly carts = new Map<string, { isActive: boolean; lines: ReturnType<typeof aLine>[] }>();
  readonly calls: string[] = [];
  readonly sold = new Set<string>();
  /** What happens to the next calls of a field: it never answers, its answer is lost, or it is an error of the back end. */
  readonly trouble = new Map<string, 'unreachable' | 'answer lost' | 'refused'>();

  readonly #root = {
    guestCart: ({ cartId }: { cartId: string }) => this.#shown(cartId),
    guestCartCreate: () => {
      const id = `cart-${this.carts.size + 1}`;
      this.carts.set(id, { isActive: true, lines: [] });
      return { cart: this.#shown(id), userErrors: [] };
    },
    guestCartItemAdd: ({ input }: AddArguments) => {
      const cart = this.carts.get(input.cartId);
      if (!cart?.isActive) return refusal('NO_ACTIVE_CART', 'No such cart', 404);
      if (this.sold.has(input.sku)) return refusal('OUT_OF_STOCK', 'This product is sold.', 400);
      const line = aLine(String(cart.lines.length + 1), input.sku, input.quoteId);
      cart.lines.push(line);
      return { cart: this.#shown(input.cartId), line, userErrors: [] };
    },
    guestCartItemRemove: ({ input }: RemoveArguments) => {
      const cart = this.carts.get(input.cartId);
      const at = cart?.lines.findIndex((line) => line.id === input.lineId) ?? -1;
      if (at < 0) return refusal('NOT_FOUND', 'No such line', 404);
      cart?.lines.splice(at, 1);
      return { cart: this.#shown(input.cartId), userErrors: [] };
    },
  };

  readonly link = new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const field = fieldOf(operation.query);
        this.calls.push(field);
        const trouble = this.trouble.get(field);
        if (trouble === 'unreachable') {
          observer.error(new TypeError('fetch failed'));
          return;
        }
        if (trouble === 'refused') {
          const error = { message: 'No.', path: [field], extensions: { code: 'BAD_UPSTREAM' } };
          observer.next({ data: { [field]: null }, errors: [error] } as ApolloLink.Result);
          observer.complete();
          return;
        }
        Promise.resolve(
          execute({
            schema,
            document: operation.query,
            rootValue: this.#root,
            variableValues: operation.variables,
          }),
        ).then((result) => {
          if (trouble === 'answer lost') return observer.error(new TypeError('fetch failed'));
          observer.next(result as ApolloLink.Result);
          observer.complete();
        });
      }),
  );

  #shown(cartId: string) {
    const cart = this.carts.get(cartId);
    if (!cart) return null;
    const sum = dollars(`${cart.lines.length * 100}.00`);
    const none = dollars('0.00');
    const totals = { subtotal: sum, discount: none, shipping: none, tax: none, grandTotal: sum };
    return { id: cartId, ...cart, totalQuantity: cart.lines.length, totals };
  }
}

function fieldOf(query: ApolloLink.Operation['query']): string {
  const [operation] = query.definitions;
  const first = operation?.kind === 'OperationDefinition' && operation.selectionSet.selections[0];
  return first && first.kind === 'Field' ? first.name.value : '';
}

/** A tab of a browser: a bag over a client of its own. */
export function aTab({
  shop = new FakeShop(),
  storage = aBrowserStorage(),
  onReadRefused = () => {},
} = {}) {
  const client = new ApolloClient({ cache: makeCache(), link: shop.link });
  const bag = new BagStore({
    backend: makeBagBackend(client),
    storage: makeBagStorage(() => storage),
    tabs: makeChannel('encore-bag'),
    inTurn: makeQueue(),
    onReadRefused,
  });
  return { shop, storage, client, bag };
}
