/** What a shop of the tests holds. */
export interface World {
  /** 60 products on sale. */
  readonly products: readonly {
    readonly sku: string;
    readonly id: string;
    readonly path: string;
  }[];
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

/** What an operation may cost when nothing is known yet. */
export interface Budget {
  readonly variables?: (world: World) => Readonly<Record<string, unknown>>;
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
  readonly query: string | ((world: World) => string);
}
