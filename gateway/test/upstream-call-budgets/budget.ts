import type { Fixtures } from './fixtures.ts';

/** What a shop of the tests holds. */
export interface SeedData {
  /** 60 products on sale. */
  readonly products: readonly {
    readonly sku: string;
    readonly id: string;
    readonly path: string;
  }[];
  /** Skus on sale that nobody has asked for; each is taken out once. */
  readonly spare: string[];
  readonly product: { readonly sku: string; readonly id: string; readonly path: string };
  readonly categoryId: string;
  /** A guest's cart with 20 lines. */
  readonly cartId: string;
  /** A line of the guest's cart, and one of the customer's. */
  readonly lineId: string;
  readonly customerLineId: string;
  /** One of the customer's orders. */
  readonly orderId: string;
  /** How the customer signs in. */
  readonly account: { readonly email: string; readonly password: string };
}

/** With what an operation is asked. */
export interface PreparedRequest {
  readonly variables: Readonly<Record<string, unknown>>;
  /** The session of a customer other than the usual one. */
  readonly token?: string;
}

/** What an operation may cost when nothing is known yet. */
export interface Budget {
  readonly variables?: (seedData: SeedData) => Readonly<Record<string, unknown>>;
  /** Makes what the operation needs, and says with what it is asked; its own calls do not count. */
  readonly prepare?: (fixtures: Fixtures) => Promise<PreparedRequest>;
  /** True when a signed-in customer asks; theirs are 20 lines in the bag, 60 favorites and 30 orders. */
  readonly isCustomer?: boolean;
  /** Calls of the commerce back end, REST and GraphQL together. */
  readonly commerce: number;
  /** Calls of the search service. */
  readonly search: number;
  /** What the calls are for. */
  readonly why: string;
}

/** A named operation with its budget. */
export interface HardCase extends Budget {
  readonly name: string;
  readonly query: string | ((seedData: SeedData) => string);
}
