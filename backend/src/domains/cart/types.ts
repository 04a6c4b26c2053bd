import type { addressFields, InputOf } from '../../shared/webapi/data-type.ts';
import type { AddressDraft, Customer } from '../customer/types.ts';

/** The value of a custom option; option 2 contains the quote id of a virtual product. */
export interface CustomOption {
  readonly optionId: string;
  readonly optionValue: string;
}

/** A cart line. `price` is the current unit price in dollars. */
export interface QuoteItem {
  readonly id: number;
  readonly productId: number;
  readonly sku: string;
  readonly name: string;
  readonly price: number;
  readonly qty: number;
  readonly productType: string;
  readonly options: readonly CustomOption[];
  readonly taxable: boolean;
}

type SharedFields = Omit<InputOf<{ readonly fields: typeof addressFields }>, 'id'>;

/** The fields of a cart address; absent or null if never set. */
export interface AddressData extends SharedFields {
  readonly region?: string | null;
  readonly regionCode?: string | null;
  readonly email?: string | null;
  readonly customerAddressId?: number | null;
  readonly sameAsBilling?: number | null;
  readonly saveInAddressBook?: number | null;
}

export interface QuoteAddress extends AddressData {
  readonly id: number;
}

export type AddressKind = 'billing' | 'shipping';

export interface PaymentChoice {
  readonly method: string;
  readonly poNumber?: string | null;
  readonly additionalData?: unknown;
}

/** A gift card on a cart, in cents. `seenCents` is its balance when it was applied. */
export interface AppliedGiftCard {
  readonly code: string;
  readonly balanceCents: number;
  readonly seenCents: number;
}

/** A cart. Timestamps are 'YYYY-MM-DD hh:mm:ss' in UTC. */
export interface Quote {
  readonly id: number;
  readonly maskedId: string;
  readonly customerId: number | null;
  readonly isActive: boolean;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly couponCode: string | null;
  /** Carrier and method code, such as 'flatrate_flatrate'. */
  readonly shippingMethod: string | null;
  readonly payment: PaymentChoice | null;
  readonly reservedOrderId: string | null;
  readonly billing: QuoteAddress;
  readonly shipping: QuoteAddress;
  /** The lines whose products are enabled, with current prices. */
  readonly items: readonly QuoteItem[];
  /** Quantities of lines whose product is disabled or deleted: Magento counts them until the cart is next saved. */
  readonly absentItemQtys: readonly number[];
  readonly giftCards: readonly AppliedGiftCard[];
}

/** Fields that the shop's own module adds to a cart line. */
export interface LineExtras {
  readonly instock: boolean;
  /** Path of the small image; null if the product no longer exists. */
  readonly imageUrl: string | null;
  readonly urlKey: string | null;
}

export interface CustomerSource {
  byId(customerId: number): Customer | undefined;
  addressExists(addressId: number): boolean;
  /** Adds an address to a customer's address book and returns its id; its flags make it the default. */
  addAddress(customer: Customer, draft: AddressDraft): number;
}
