import { toAddressFields, toRegionId } from '../../calls/address.ts';
import { omitNil, toDateTime } from '../../core/values.ts';
import type {
  AddressInput,
  Customer,
  CustomerAddress,
  CustomerCreateInput,
  CustomerSignInPayload,
  CustomerSignInWithGoogleInput,
  CustomerUpdateInput,
} from '../../generated/types.ts';
import type { StoreView } from '../../sources/commerce-graphql/store-view.ts';
import type {
  CustomerAddressWire,
  CustomerBody,
  CustomerResponse,
} from '../../sources/commerce-rest/customer.ts';
import { toAddress } from '../../sources/commerce-rest/orders.ts';
import { phpObject } from '../../sources/wire-values.ts';

/** The result of signing in; account and cart are read only if the response selects them. */
export type CustomerSignInModel = Omit<CustomerSignInPayload, 'customer' | 'cart'> & {
  readonly owner: { readonly kind: 'customer' } | null;
};

function toCustomerAddress(wire: CustomerAddressWire): CustomerAddress {
  const { region, region_code, region_id } = phpObject(wire.region);
  const address = toAddress({ ...wire, region, region_code });
  // PHP returns 0 for a missing id.
  const regionId = wire.region_id ?? region_id;
  return {
    ...address,
    id: String(wire.id ?? ''),
    line1: address.line1 ?? '',
    regionId: regionId ? String(regionId) : null,
    isDefaultBilling: wire.default_billing ?? false,
    isDefaultShipping: wire.default_shipping ?? false,
  };
}

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

/** The address fields of `input` in the format of a customer's address, where the region is an object. */
export function toAddressChange(input: AddressInput): Partial<CustomerAddressWire> {
  const regionId = toRegionId(input.regionId);
  const region = omitNil({
    // Magento ignores a code that it does not know.
    region:
      input.region || regionId !== undefined ? input.region : (input.regionCode ?? input.region),
    region_code: input.regionCode,
    region_id: regionId,
  });
  const hasRegion = Object.keys(omitNil({ ...region, id: input.regionId })).length > 0;
  return { ...toAddressFields(input), ...(hasRegion && { region, region_id: regionId ?? 0 }) };
}

/**
 * The address with the changes of `input`. Magento has one list for both lines of the street. A region belongs to its
 * country.
 */
export function toChangedAddress(
  address: CustomerAddressWire,
  input: AddressInput,
): CustomerAddressWire {
  const [line1, line2] = address.street ?? [];
  const hasStreet = Object.keys(omitNil({ line1: input.line1, line2: input.line2 })).length > 0;
  const street = hasStreet && { line1: input.line1 ?? line1, line2: input.line2 ?? line2 };
  const hasMoved = Boolean(input.country) && input.country !== address.country_id;
  const region = hasMoved && { region: input.region ?? '' };
  return { ...address, ...toAddressChange({ ...input, ...street, ...region }) };
}

/** The fields that Magento requires, or can be configured to require, in every change of an account, unchanged. */
function toIdentity(account: CustomerResponse) {
  const { website_id, store_id, prefix, middlename, suffix } = account;
  const { dob, gender, taxvat, custom_attributes } = account;
  return {
    email: account.email,
    firstname: account.firstname ?? '',
    lastname: account.lastname ?? '',
    ...omitNil({ website_id, store_id, prefix, middlename, suffix }),
    ...omitNil({ dob, gender, taxvat, custom_attributes }),
  };
}

/**
 * The body of creating an account.
 *
 * @param storeView Without it, Magento creates the account in the default store view, whatever the path says.
 */
export function toNewCustomerBody(input: CustomerCreateInput, storeView: StoreView | null) {
  return {
    customer: {
      ...(storeView && { store_id: storeView.id }),
      email: input.email,
      firstname: input.firstName,
      lastname: input.lastName,
      extension_attributes: { is_subscribed: input.isSubscribed },
    },
    password: input.password,
  };
}

export function toGoogleBody(input: CustomerSignInWithGoogleInput) {
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

/** The account with the changes of `input`; addresses are omitted so that they stay. */
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

/** Clears a default flag on other addresses if a new address has it. */
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

/** The account with new addresses: always the complete list, because missing addresses are deleted. */
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
