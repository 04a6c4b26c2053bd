import {
  type Call,
  type Method,
  type Parameters,
  type Route,
  toParameters,
} from '../../shared/webapi/route.ts';
import { type CartOwner, cartOwners } from './access.ts';
import type { CartRepository } from './repository.ts';

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

/** A refusal to be thrown after what was written is kept. */
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
