import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react';
import { renderHook, waitFor } from '@testing-library/react';
import {
  buildSchema,
  execute,
  type FieldNode,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  getDirectiveValues,
  Kind,
} from 'graphql';
import type { ReactNode } from 'react';
import { createSessionLink } from '#apollo/browserClient.ts';
import { createCache } from '#apollo/cache.ts';
import { session } from '#apollo/session/session.ts';
import { getSystem } from '#theme/system.ts';
import { CartProvider, useCart } from './CartProvider.tsx';

const schema = buildSchema(
  readFileSync(join(import.meta.dirname, '../../../../schema/schema.graphql'), 'utf8'),
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

const rejection = (code: string, message: string, status: number) => ({
  cart: null,
  line: null,
  userErrors: [{ code, message, field: null, status }],
});

type Trouble = 'pending' | 'unreachable' | 'response lost' | 'rejected' | 'session ended';

/** An in-memory cart service with the real schema. `calls` are the called fields in order. */
export class FakeShop {
  readonly carts = new Map<string, { isActive: boolean; lines: ReturnType<typeof aLine>[] }>();
  readonly calls: string[] = [];
  readonly sold = new Set<string>();
  /** Faults to simulate on the next calls, by field. */
  readonly trouble = new Map<string, Trouble>();

  readonly #root = {
    guestCart: ({ cartId }: { cartId: string }) => this.#shown(cartId),
    guestCartCreate: () => {
      const id = `cart-${this.carts.size + 1}`;
      this.carts.set(id, { isActive: true, lines: [] });
      return { cart: this.#shown(id), userErrors: [] };
    },
    guestCartItemAdd: ({ input }: AddArguments) => {
      const cart = this.carts.get(input.cartId);
      if (!cart?.isActive) return rejection('NO_ACTIVE_CART', 'No such cart', 404);
      if (this.sold.has(input.sku)) return rejection('OUT_OF_STOCK', 'This product is sold.', 400);
      const line = aLine(String(cart.lines.length + 1), input.sku, input.quoteId);
      cart.lines.push(line);
      return { cart: this.#shown(input.cartId), line, userErrors: [] };
    },
    guestCartItemRemove: ({ input }: RemoveArguments) => {
      const cart = this.carts.get(input.cartId);
      const at = cart?.lines.findIndex((line) => line.id === input.lineId) ?? -1;
      if (at < 0) return rejection('NOT_FOUND', 'No such line', 404);
      cart?.lines.splice(at, 1);
      return { cart: this.#shown(input.cartId), userErrors: [] };
    },
  };

  /** The signed-in customer's cart, with the id `mine`. */
  readonly #customerRoot = {
    customerCart: () => this.#shown('mine'),
    customerCartCreate: () => {
      this.carts.set('mine', { isActive: true, lines: [] });
      return { cart: this.#shown('mine'), userErrors: [] };
    },
    customerCartItemAdd: ({ input }: AddArguments) => this.#root.guestCartItemAdd({ input }),
    customerCartItemRemove: ({ input }: { input: { lineId: string } }) =>
      this.#root.guestCartItemRemove({ input: { ...input, cartId: 'mine' } }),
  };

  /** @param others additional root fields; they override the defaults */
  constructor(others: Readonly<Record<string, unknown>> = {}) {
    this.#others = others;
  }

  readonly #others: Readonly<Record<string, unknown>>;

  readonly link = new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const { field, key } = getRootField(operation);
        this.calls.push(field);
        const trouble = this.trouble.get(field);
        if (trouble === 'pending') return;
        if (trouble === 'unreachable') {
          observer.error(new TypeError('fetch failed'));
          return;
        }
        if (trouble === 'rejected' || trouble === 'session ended') {
          const code = trouble === 'rejected' ? 'BAD_UPSTREAM' : 'UNAUTHENTICATED';
          const error = { message: 'No.', path: [key], extensions: { code } };
          observer.next({ data: { [key]: null }, errors: [error] } as ApolloLink.Result);
          observer.complete();
          return;
        }
        Promise.resolve(
          execute({
            schema,
            document: operation.query,
            rootValue: { ...this.#root, ...this.#customerRoot, ...this.#others },
            variableValues: operation.variables,
          }),
        ).then((result) => {
          if (trouble === 'response lost') return observer.error(new TypeError('fetch failed'));
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

/** The included root field of an operation, and its key in the response. */
function getRootField({ query, variables }: ApolloLink.Operation) {
  const [operation] = query.definitions;
  const selections =
    operation?.kind === Kind.OPERATION_DEFINITION ? operation.selectionSet.selections : [];
  const isIncluded = (node: FieldNode) =>
    getDirectiveValues(GraphQLIncludeDirective, node, variables)?.if !== false &&
    getDirectiveValues(GraphQLSkipDirective, node, variables)?.if !== true;
  const node = selections.find((each) => each.kind === Kind.FIELD && isIncluded(each));
  if (node?.kind !== Kind.FIELD) throw new Error('The operation has no root field.');
  return { field: node.name.value, key: node.alias?.value ?? node.name.value };
}

function createClient({ link }: FakeShop) {
  const watch = createSessionLink({ generation: session.generation, onLost: session.lose });
  const cache = createCache();
  session.attach(cache);
  return new ApolloClient({ link: ApolloLink.from([watch, link]), cache });
}

/** Renders a page with the cart of `shop`. */
export function renderCart(shop = new FakeShop(), client = createClient(shop)) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>
      <ChakraProvider value={getSystem()}>
        <CartProvider>{children}</CartProvider>
      </ChakraProvider>
    </ApolloProvider>
  );
  const { result, unmount } = renderHook(useCart, { wrapper });
  const cart = () => result.current;
  const skus = () => cart().cart?.lines.map(({ sku }) => sku) ?? [];
  const settled = () => waitFor(() => expectSettled(cart().status));
  return { shop, client, wrapper, cart, skus, settled, unmount };
}

function expectSettled(status: string): void {
  if (status === 'starting' || status === 'loading') throw new Error(`The cart is ${status}.`);
}
