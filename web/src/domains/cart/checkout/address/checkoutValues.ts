import { type AddressValues, EMPTY_ADDRESS } from '../../../../shared/forms/address.ts';

/** Everything a shopper types or chooses, but for the card. */
export interface CheckoutValues {
  readonly email: string;
  readonly shipping: AddressValues;
  /** Which saved address is shipped to; `new` for one that is typed. */
  readonly savedAddress: string;
  readonly isBilledThere: boolean;
  readonly billing: AddressValues;
  /** Code of the way to pay; empty before one is chosen. */
  readonly payment: string;
}

/** Stands for an address that is typed. */
export const NEW_ADDRESS = 'new';

/** What a checkout begins with. */
export const EMPTY_CHECKOUT: CheckoutValues = {
  email: '',
  shipping: EMPTY_ADDRESS,
  savedAddress: NEW_ADDRESS,
  isBilledThere: true,
  billing: EMPTY_ADDRESS,
  payment: '',
};
