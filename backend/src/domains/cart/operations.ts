import { noSuchEntity, rejection } from '../../shared/webapi/errors.ts';
import {
  type ArgsOf,
  type Call,
  type Method,
  type Parameters,
  type Route,
  toParameters,
} from '../../shared/webapi/route.ts';
import type { CartRepository } from './repository.ts';
import type { Quote } from './types.ts';

/** Type of the cart number in error parameters: most Magento services receive it as text, shipping as a number. */
type CartNumber = 'text' | 'number';

/** The kind of cart owner determines how a cart is found and which errors it causes. */
export interface CartOwner {
  readonly kind: 'guest' | 'mine';
  readonly path: string;
  readonly access: Route['access'];
  readonly parameters: Parameters;
  /** The active cart of a call. @throws the 404 of guest or customer carts */
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

export interface CartCall<Args = Call['args']> extends Call<Args> {
  readonly kind: CartOwner['kind'];
  /** The active cart. @throws the 404 of guest or customer carts */
  open(shown?: CartNumber): Quote;
  /** A guest's cart, active or not. */
  findGuest(): Quote | undefined;
}

interface Options {
  /** Restricts the operation to one kind of cart; omitted for both. */
  readonly only?: CartOwner['kind'];
  /** Additional arguments of a guest's call. */
  readonly guestParameters?: Parameters;
  /** Magento's argument name for the customer's own cart; defaults to `cartId`. */
  readonly tokenGives?: string;
}

export interface CartOperation extends Options {
  readonly method: Method;
  /** Path after the cart, such as '/items'. */
  readonly path: string;
  readonly parameters: Parameters;
  readonly writes: boolean;
  handle(call: CartCall): unknown;
}

function createOperations(writes: boolean) {
  const create =
    (method: Method) =>
    <const Given extends Parameters>(
      path: string,
      parameters: Given,
      handle: (call: CartCall<ArgsOf<Given>>) => unknown,
      options: Options = {},
    ): CartOperation => ({
      ...options,
      method,
      path,
      parameters,
      writes,
      handle: (call) => handle(call as CartCall<ArgsOf<Given>>),
    });
  return {
    get: create('GET'),
    post: create('POST'),
    put: create('PUT'),
    delete: create('DELETE'),
  };
}

export const cartRead = createOperations(false);
/** Operations that run in a transaction, which a thrown error rolls back. */
export const cartWrite = createOperations(true);

/** True for an error that is returned to be thrown after the commit. */
export const isError = (result: unknown): result is Error => result instanceof Error;

function toRoute(operation: CartOperation, owner: CartOwner, carts: CartRepository): Route {
  const { method, path, parameters, guestParameters, writes, tokenGives = 'cartId' } = operation;
  const work = (call: Call): unknown =>
    operation.handle({
      ...call,
      kind: owner.kind,
      open: (shown) => owner.open(call, shown),
      findGuest: () =>
        owner.kind === 'guest' ? carts.byMaskedId(String(call.args.cartId)) : undefined,
    });
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

export const cartRoutes = (operations: readonly CartOperation[], carts: CartRepository): Route[] =>
  cartOwners(carts).flatMap((owner) =>
    operations
      .filter(({ only }) => only === undefined || only === owner.kind)
      .map((operation) => toRoute(operation, owner, carts)),
  );
