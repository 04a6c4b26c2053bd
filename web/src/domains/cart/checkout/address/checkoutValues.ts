/** An address as the form holds it: every field is there, an empty text stands for nothing. */
export interface AddressValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string;
  readonly line1: string;
  readonly line2: string;
  readonly city: string;
  /** Typed, where the country lists no regions. */
  readonly region: string;
  /** The back end's id, where it lists them. */
  readonly regionId: string;
  readonly postalCode: string;
  readonly country: string;
  readonly phone: string;
}

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

export const NEW_ADDRESS = 'new';

/** Where most parcels go; another country is one click away. */
const HOME = 'US';

const EMPTY_ADDRESS: AddressValues = {
  firstName: '',
  lastName: '',
  company: '',
  line1: '',
  line2: '',
  city: '',
  region: '',
  regionId: '',
  postalCode: '',
  country: HOME,
  phone: '',
};

export const EMPTY_CHECKOUT: CheckoutValues = {
  email: '',
  shipping: EMPTY_ADDRESS,
  savedAddress: NEW_ADDRESS,
  isBilledThere: true,
  billing: EMPTY_ADDRESS,
  payment: '',
};
