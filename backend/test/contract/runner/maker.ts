import { randomBytes } from 'node:crypto';
import { sendTo } from './client.ts';
import type { Exchange, Who } from './exchange.ts';
import type { Vars } from './shape.ts';
import type { Product, Staff, Target } from './target.ts';
import { bookAddress } from './things.ts';

/** The password of every account that the suite makes. */
export const PASSWORD = 'Passw0rd!23';

/** Thrown when the target lacks what a case takes. */
export class NothingLeft extends Error {}

/** A text that nothing else has. */
export const unique = (): string => randomBytes(6).toString('hex');

/** What an object of a response has by that key. */
export const part = (value: unknown, key: string): unknown => Object(value)[key];

/** A product as cases know it. */
export const productVars = ({ sku, name, price, id }: Product): Vars => ({
  sku,
  name,
  price,
  productId: id,
  recordId: String(id),
});

/** What every stage is made with. */
export interface Maker {
  readonly target: Target;
  /** Sends a request that has to work, and returns its answer. */
  must(vars: Vars, as: Who, send: Exchange['send']): Promise<unknown>;
  /** A new customer with one address, signed in. */
  account(): Promise<Vars>;
  /** One of the products that go into carts, from 0. */
  nth(index: number): Product;
  /** A product that nothing else will buy. */
  toBuy(): Product;
  staff(): Staff;
}

const fewProducts = () => new NothingLeft('needs more products (--admin makes them, --skus names them)');

/** Makes accounts and finds products. */
export function createMaker(target: Target): Maker {
  const unsold = [...target.products.slice(3)];

  const must: Maker['must'] = async (vars, as, send) => {
    const { status, json, text } = await sendTo(target, { as, send }, vars);
    if (status === 200) return json;
    throw new Error(`cannot prepare: ${send[0]} ${send[1]} answered ${status} ${text.slice(0, 300)}`);
  };

  const account = async (): Promise<Vars> => {
    const email = `contract-${unique()}@contract.example.test`;
    const address = { ...bookAddress, default_billing: true, default_shipping: true };
    const customer = { email, firstname: 'Ann', lastname: 'Lee', addresses: [address] };
    const made = await must({}, 'guest', ['POST', '/V1/customers', { customer, password: PASSWORD }]);
    const sign = { username: email, password: PASSWORD };
    const token = await must({}, 'guest', ['POST', '/V1/integration/customer/token', sign]);
    const [first] = Object(part(made, 'addresses'));
    return { email, token, customerId: part(made, 'id'), addressId: part(first, 'id') };
  };

  return {
    target,
    must,
    account,
    nth: (index) => {
      const product = target.products[index];
      if (product === undefined) throw fewProducts();
      return product;
    },
    toBuy: () => {
      const product = unsold.pop();
      if (product === undefined) throw fewProducts();
      return product;
    },
    staff: () => {
      if (target.staff === undefined) throw new NothingLeft('needs somebody of the staff');
      return target.staff;
    },
  };
}
