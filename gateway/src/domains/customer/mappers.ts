import { toRegionId } from '../../calls/address.ts';
import { given, toDateTime } from '../../core/values.ts';
import type {
  AddressInput,
  Customer,
  CustomerAddress,
  CustomerCreateInput,
  CustomerSignInWithGoogleInput,
  CustomerUpdateInput,
} from '../../generated/types.ts';
import type {
  CustomerAddressWire,
  CustomerBody,
  CustomerResponse,
  GoogleBody,
  NewCustomerBody,
} from '../../sources/commerce-rest/customer.ts';
import { phpObject } from '../../sources/wire-values.ts';

/** 0 and empty text are PHP's way to say none. */
function orNull(value: string | number | null | undefined): string | null {
  return value ? String(value) : null;
}

/** One address of the address book. */
function toCustomerAddress(wire: CustomerAddressWire): CustomerAddress {
  const region = phpObject(wire.region);
  const [line1 = '', ...rest] = wire.street ?? [];
  return {
    id: String(wire.id ?? ''),
    firstName: wire.firstname ?? '',
    lastName: wire.lastname ?? '',
    company: orNull(wire.company),
    line1,
    line2: orNull(rest.join(', ')),
    city: wire.city ?? '',
    region: orNull(region.region),
    regionId: orNull(wire.region_id ?? region.region_id),
    regionCode: orNull(region.region_code),
    postalCode: orNull(wire.postcode),
    country: wire.country_id ?? '',
    phone: orNull(wire.telephone),
    isDefaultBilling: wire.default_billing ?? false,
    isDefaultShipping: wire.default_shipping ?? false,
  };
}

/** The account. */
export function toCustomer(response: CustomerResponse): Customer {
  return {
    id: response.id,
    email: response.email,
    firstName: response.firstname ?? '',
    lastName: response.lastname ?? '',
    createdAt: toDateTime(response.created_at),
    isSubscribed: Boolean(phpObject(response.extension_attributes).is_subscribed),
    addresses: (response.addresses ?? []).map(toCustomerAddress),
  };
}

/** The parts of an address that `input` gives, as a customer's address has them: the region is an object. */
export function toAddressChange(input: AddressInput): Partial<CustomerAddressWire> {
  const regionId = toRegionId(input.regionId);
  const region = given({
    region: input.region,
    region_code: input.regionCode,
    region_id: regionId,
  });
  const hasRegion = Object.keys(given({ ...region, id: input.regionId })).length > 0;
  const street = [input.line1 ?? '', ...(input.line2 ? [input.line2] : [])];
  const hasStreet = typeof input.line1 === 'string' || typeof input.line2 === 'string';
  return given({
    firstname: input.firstName,
    lastname: input.lastName,
    company: input.company,
    street: hasStreet ? street : null,
    city: input.city,
    region: hasRegion ? region : null,
    region_id: hasRegion ? (regionId ?? 0) : null,
    postcode: input.postalCode,
    country_id: input.country,
    telephone: input.phone,
  });
}

/** What every change of an account must name, as it was received. */
function toIdentity(account: CustomerResponse) {
  return {
    email: account.email,
    firstname: account.firstname ?? '',
    lastname: account.lastname ?? '',
    ...(typeof account.website_id === 'number' ? { website_id: account.website_id } : {}),
    ...(typeof account.store_id === 'number' ? { store_id: account.store_id } : {}),
  };
}

/** A new account, for the back end. */
export function toNewCustomerBody(input: CustomerCreateInput): NewCustomerBody {
  return {
    customer: {
      email: input.email,
      firstname: input.firstName,
      lastname: input.lastName,
      extension_attributes: { is_subscribed: input.isSubscribed },
    },
    password: input.password,
  };
}

/** Who signs in with Google, for the back end. */
export function toGoogleBody(input: CustomerSignInWithGoogleInput): GoogleBody {
  return {
    userInfo: {
      id: input.googleId,
      email: input.email,
      given_name: input.firstName,
      family_name: input.lastName,
    },
    token: input.token,
  };
}

/** The account with what `input` says anew; without its addresses, so that they stay. */
export function toProfileBody(
  account: CustomerResponse,
  { email, firstName, lastName, isSubscribed }: CustomerUpdateInput,
): CustomerBody {
  const identity = toIdentity(account);
  return {
    customer: {
      ...identity,
      email: email ?? identity.email,
      firstname: firstName ?? identity.firstname,
      lastname: lastName ?? identity.lastname,
      ...(typeof isSubscribed === 'boolean'
        ? { extension_attributes: { is_subscribed: isSubscribed } }
        : {}),
    },
  };
}

/** Flags that are set anew take the place of the same flag on the others. */
export function withDefaults(
  addresses: readonly CustomerAddressWire[],
  chosen: CustomerAddressWire,
  flags: { readonly billing: boolean; readonly shipping: boolean },
): CustomerAddressWire[] {
  return addresses.map((address) => ({
    ...address,
    ...(flags.billing ? { default_billing: address === chosen } : {}),
    ...(flags.shipping ? { default_shipping: address === chosen } : {}),
  }));
}

function defaultIn(
  addresses: readonly CustomerAddressWire[],
  flag: 'default_billing' | 'default_shipping',
): object {
  const id = addresses.find((address) => address[flag])?.id;
  return id === undefined ? {} : { [flag]: String(id) };
}

/** The account with a new address book: always the whole list, because a missing address is deleted. */
export function toAddressesBody(
  account: CustomerResponse,
  addresses: readonly CustomerAddressWire[],
): CustomerBody {
  return {
    customer: {
      ...toIdentity(account),
      ...defaultIn(addresses, 'default_billing'),
      ...defaultIn(addresses, 'default_shipping'),
      addresses,
    },
  };
}
