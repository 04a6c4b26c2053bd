import { cartCalls } from './cart.ts';
import type { Call } from './case.ts';
import { customerCalls } from './customer.ts';

/** Every call of the contract with its cases. */
export const suite: readonly Call[] = [...customerCalls, ...cartCalls];
