import { noSuchEntity, rejection } from '../../shared/webapi/errors.ts';
import {
  type Call,
  type Method,
  type Parameters,
  type Route,
  toParameters,
} from '../../shared/webapi/route.ts';
import type { CartRepository } from './repository.ts';
import type { Quote } from './types.ts';

/** How an error names a cart: most services got its number as text; shipping's got it as a number. */
type CartNumber = 'text' | 'number';

/** Who a cart belongs to decides how it is found and what is rejected. */
export interface CartOwner {
  readonly kind: 'guest' | 'mine';
  /** Where its routes begin. */
  readonly path: string;
  readonly access: Route['access'];
  readonly parameters: Parameters;
  /** The active cart of a call. @throws 404 in the words of the guest's or the customer's cart. */
  open(call: Call, shown?: CartNumber): Quote;
}

function openGuest(carts: CartRepository, { args }: Call, shown: CartNumber): Quote {
  const quote = carts.byMaskedId(String(args.cartId));
  if (quote === undefined) throw noSuchEntity('cartId', null);
  if (quote.isActive) return quote;
  throw noSuchEntity('cartId', shown === 'text' ? String(quote.id) : quote.id);
}

function openMine(carts: CartRepository, { caller }: Call): Quote {
  const quote = caller.customerId === null ? undefined : carts.findActive(caller.customerId);
  if (quote === undefined) throw rejection(404, 'Current customer does not have an active cart.');
  return quote;
}

/** The two kinds of carts. Magento: /V1/guest-carts/{cart} and /V1/carts/mine. */
export const cartOwners = (carts: CartRepository): readonly [CartOwner, CartOwner] => [
  {
    kind: 'guest',
    path: '/guest-carts/:cartId',
    access: 'anonymous',
    parameters: { cartId: 'string' },
    open: (call, shown = 'text') => openGuest(carts, call, shown),
  },
  {
    kind: 'mine',
    path: '/carts/mine',
    access: 'self',
    parameters: {},
    open: (call) => openMine(carts, call),
  },
];

/** What one call does with a cart. */
export interface CartOperation {
  readonly method: Method;
  /** What follows the cart in the path, such as '/items'. */
  readonly path: string;
  readonly parameters?: Parameters;
  /** For one kind of cart; both when left out. */
  readonly only?: CartOwner['kind'];
  /** Arguments that only a guest's call has. */
  readonly guestParameters?: Parameters;
  /** How Magento names the customer's own cart among the arguments; `cartId` when left out. */
  readonly tokenGives?: string;
  /** Writes run in one transaction; an error that is thrown takes them back. */
  readonly writes?: boolean;
  handle(call: Call, owner: CartOwner): unknown;
}

/** A rejection to be thrown after what was written is stored. */
export const isError = (result: unknown): result is Error => result instanceof Error;

function toRoute(operation: CartOperation, owner: CartOwner, carts: CartRepository): Route {
  const { method, path, parameters, guestParameters, writes, tokenGives = 'cartId' } = operation;
  const work = (call: Call): unknown => operation.handle(call, owner);
  return {
    method,
    path: `${owner.path}${path}`,
    access: owner.access,
    tokenGives,
    parameters: toParameters({
      ...owner.parameters,
      ...(owner.kind === 'guest' && guestParameters),
      ...parameters,
    }),
    handle: (call) => {
      const result = writes ? carts.atomically(() => work(call)) : work(call);
      if (isError(result)) throw result;
      return result;
    },
  };
}

/** The rows of operations for guests' carts and for the customer's own. */
export const cartRoutes = (operations: readonly CartOperation[], carts: CartRepository): Route[] =>
  cartOwners(carts).flatMap((owner) =>
    operations
      .filter(({ only }) => only === undefined || only === owner.kind)
      .map((operation) => toRoute(operation, owner, carts)),
  );
