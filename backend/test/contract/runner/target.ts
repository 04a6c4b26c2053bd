/** How long answers are waited for unless something else is said: longer than any provider is asked. */
export const PATIENCE_SECONDS = 30;

/** A product that can be bought once. `price` in dollars. */
export interface Product {
  readonly sku: string;
  readonly name: string;
  readonly price: number;
  readonly id: number;
}

/** What happens behind the counter, which no call of the contract does. */
export interface Staff {
  /** A good token of a link to set another password. */
  resetToken(customerId: number): string;
  /** A gift card of 50 dollars, of a customer or of no one. */
  giftCard(customerId: number | null): string;
  /** Makes an offer of 1,000 dollars for an item. */
  quote(itemId: number): void;
  /** Ships an order and returns its tracking number. */
  ship(orderId: number): string;
}

/** The search service of a target. `adminKey` only where its indexes may be written. */
export interface SearchTarget {
  readonly url: string;
  readonly appId: string;
  readonly searchKey: string;
  readonly adminKey?: string | undefined;
  /** The prefix of its indexes, as `encore_default`. */
  readonly index: string;
}

/** A back end that the suite runs against, and what must be known about it. */
export interface Target {
  /** Its address, without a slash at the end. */
  readonly commerce: string;
  readonly restPath: string;
  readonly graphqlPath: string;
  /** How long a response is waited for. */
  readonly patienceSeconds: number;
  readonly search?: SearchTarget | undefined;
  /** Where the sandbox's sign-ins and payment providers are, and the shop that they send people back to. */
  readonly sandbox?: { readonly url: string; readonly shopUrl: string } | undefined;
  /** Products of one piece: the first three are put into carts, the others are bought. */
  readonly products: readonly Product[];
  /** A coupon of ten percent. */
  readonly coupon: { readonly code: string; readonly label: string };
  readonly disabledSku?: string | undefined;
  readonly virtualSku?: string | undefined;
  readonly admin?: { readonly username: string; readonly password: string } | undefined;
  readonly staff?: Staff | undefined;
  /** The folder to which the shop writes its emails. */
  readonly mails?: string | undefined;
}
