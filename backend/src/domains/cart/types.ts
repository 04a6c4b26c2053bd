/** A value chosen for a custom option; option 2 holds the quote id of a virtual product. */
export interface CustomOption {
  readonly optionId: string;
  readonly optionValue: string;
}

/** One line of a cart. `price` in dollars a piece. */
export interface QuoteItem {
  readonly id: number;
  readonly productId: number;
  readonly sku: string;
  readonly name: string;
  readonly price: number;
  readonly qty: number;
  readonly productType: string;
  readonly options: readonly CustomOption[];
}

/** A cart. Moments are 'YYYY-MM-DD hh:mm:ss' in UTC. */
export interface Quote {
  readonly id: number;
  readonly maskedId: string;
  readonly customerId: number | null;
  readonly isActive: boolean;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly billingAddressId: number;
  readonly shippingAddressId: number;
  readonly items: readonly QuoteItem[];
}

/** What the shop's own module adds to a cart line. */
export interface LineExtras {
  readonly instock: boolean;
  /** Path of the small picture; null when the product is gone. */
  readonly imageUrl: string | null;
  readonly urlKey: string | null;
}
