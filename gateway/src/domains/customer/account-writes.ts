import { attempt } from '../../calls/attempt.ts';
import { ACCOUNT_RULES, ADDRESS_RULES } from '../../calls/errors/customer.ts';
import type { ErrorRule } from '../../calls/user-errors.ts';
import { notFound, write } from '../../calls/write.ts';
import type { GatewayContext } from '../../context.ts';
import type {
  CustomerAddressCreateInput,
  CustomerAddressUpdateInput,
  CustomerCreateInput,
  CustomerDefaultAddressSetInput,
  CustomerPayload,
  CustomerUpdateInput,
  UserError,
} from '../../generated/types.ts';
import { tokenOf } from '../../session/session.ts';
import type {
  CustomerAddressWire,
  CustomerBody,
  CustomerResponse,
} from '../../sources/commerce-rest/address-wire.ts';
import { customerEndpoints } from '../../sources/commerce-rest/customer-endpoints.ts';
import { confirmOwner } from './confirm-owner.ts';
import {
  toAddressChange,
  toAddressesBody,
  toCustomer,
  toNewCustomerBody,
  toProfileBody,
  withDefaults,
} from './mappers.ts';

const noSuchAddress = notFound('addressId', 'There is no such address in the address book.');

const payloadOf = (
  value: CustomerResponse | null,
  userErrors: readonly UserError[],
): CustomerPayload => ({ customer: value === null ? null : toCustomer(value), userErrors });

/** Word for word (spec §8). */
const notTicked: UserError = {
  code: 'BAD_USER_INPUT',
  message: 'Please tick recaptcha.',
  field: ['captcha'],
  status: 400,
};

/** Opens an account, once the captcha is answered. Magento: POST /V1/customers. */
export const createCustomer = async (
  input: CustomerCreateInput,
  context: GatewayContext,
): Promise<CustomerPayload> => {
  if (!(await context.entrance.captcha.verify(input.captcha))) return payloadOf(null, [notTicked]);
  const { value, userErrors } = await write(context, customerEndpoints.create, {
    body: toNewCustomerBody(input),
    as: 'nobody',
    rules: ACCOUNT_RULES,
  });
  return payloadOf(value, userErrors);
};

/** Sends the account as `toBody` makes it from what it is now. Magento: GET, then PUT /V1/customers/me. */
const change = async (
  { rest, requestId, session, loaders }: GatewayContext,
  toBody: (account: CustomerResponse) => CustomerBody,
  rules: readonly ErrorRule[] = [...ADDRESS_RULES, ...ACCOUNT_RULES],
): Promise<CustomerPayload> => {
  const token = tokenOf(session);
  const { value, userErrors } = await attempt(
    () =>
      loaders.customer.change((account) =>
        rest.call(customerEndpoints.update, { body: toBody(account), token, requestId }),
      ),
    rules,
  );
  return payloadOf(value, userErrors);
};

/** Changes names, mail address and the news. The address book is left out, so it stays. */
export const updateCustomer = async (
  input: CustomerUpdateInput,
  context: GatewayContext,
): Promise<CustomerPayload> => {
  const refusals = await confirmOwner(input, context);
  if (refusals.length > 0) return payloadOf(null, refusals);
  return change(context, (account) => toProfileBody(account, input), ACCOUNT_RULES);
};

/** Adds an address to the book. */
export const createAddress = (
  { address, isDefaultBilling, isDefaultShipping }: CustomerAddressCreateInput,
  context: GatewayContext,
): Promise<CustomerPayload> =>
  change(context, (account) => {
    const added: CustomerAddressWire = { ...toAddressChange(address) };
    const all = [...(account.addresses ?? []), added];
    const flags = { billing: isDefaultBilling, shipping: isDefaultShipping };
    return toAddressesBody(account, withDefaults(all, added, flags));
  });

/** Thrown inside a change to leave it without a call. */
class NoSuchAddress extends Error {}

/** Changes the book by the address that `addressId` names; a user error when there is none. */
const changeAddress = async (
  addressId: string,
  context: GatewayContext,
  edit: (all: readonly CustomerAddressWire[], it: CustomerAddressWire) => CustomerAddressWire[],
): Promise<CustomerPayload> => {
  try {
    return await change(context, (account) => {
      const all = account.addresses ?? [];
      const found = all.find(({ id }) => String(id) === addressId);
      if (found === undefined) throw new NoSuchAddress();
      return toAddressesBody(account, edit(all, found));
    });
  } catch (error) {
    if (error instanceof NoSuchAddress) return payloadOf(null, [noSuchAddress]);
    throw error;
  }
};

/** Changes one address of the book. */
export const updateAddress = (
  { addressId, address }: CustomerAddressUpdateInput,
  context: GatewayContext,
): Promise<CustomerPayload> =>
  changeAddress(addressId, context, (all, found) =>
    all.map((it) => (it === found ? { ...it, ...toAddressChange(address) } : it)),
  );

/** Takes one address out of the book. */
export const deleteAddress = (
  addressId: string,
  context: GatewayContext,
): Promise<CustomerPayload> =>
  changeAddress(addressId, context, (all, found) => all.filter((it) => it !== found));

/** Makes one address the default for billing, for shipping, or for both. */
export const setDefaultAddress = (
  { addressId, forBilling, forShipping }: CustomerDefaultAddressSetInput,
  context: GatewayContext,
): Promise<CustomerPayload> =>
  changeAddress(addressId, context, (all, found) =>
    withDefaults(all, found, { billing: forBilling, shipping: forShipping }),
  );
