import { REQUIRED } from '../../sources/commerce-rest/errors.ts';
import { byFieldName, byTemplate, type ErrorRule } from '../user-errors.ts';

/** A 401 at sign-in always means wrong credentials: no session exists yet that could have expired. */
export const SIGN_IN_RULES: readonly ErrorRule[] = [
  { status: 401, code: 'BAD_USER_INPUT' },
  ...byFieldName({
    username: 'email',
    password: 'password',
    accessToken: 'accessToken',
    token: 'token',
  }),
];

/** A 401 when a password is confirmed means a wrong password; the session remains valid. */
export const OWNER_RULES: readonly ErrorRule[] = [
  { status: 401, code: 'BAD_USER_INPUT', field: ['currentPassword'] },
];

function newPasswordRules(field: string): readonly ErrorRule[] {
  return byTemplate({
    'The password needs at least %1 characters. Create a new password and try again.': field,
    'Minimum of different classes of characters in password is %1. Classes of characters: Lower Case, Upper Case, Digits, Special Characters.':
      field,
    'Please enter a password with at most %1 characters.': field,
    "The password can't begin or end with a space. Verify the password and try again.": field,
    "The password can't be the same as the email address. Create a new password and try again.":
      field,
  });
}

export const ACCOUNT_RULES: readonly ErrorRule[] = [
  ...newPasswordRules('password'),
  ...byTemplate({
    'A customer with the same email address already exists in an associated website.': 'email',
    '"Email" is not a valid email address.': 'email',
    'The customer email is missing. Enter and try again.': 'email',
    // Magento 2.4.8.
    'The email address is required to create a customer account.': 'email',
  }),
  ...byFieldName({ email: 'email', firstname: 'firstName', lastname: 'lastName' }),
  ...byTemplate({
    'First Name is not valid!': 'firstName',
    'Last Name is not valid!': 'lastName',
    '"First Name" is a required value.': 'firstName',
    '"Last Name" is a required value.': 'lastName',
  }),
];

export const ADDRESS_RULES: readonly ErrorRule[] = byFieldName({
  firstname: 'address.firstName',
  lastname: 'address.lastName',
  company: 'address.company',
  street: 'address.line1',
  city: 'address.city',
  telephone: 'address.phone',
  postcode: 'address.postalCode',
  countryId: 'address.country',
  region: 'address.region',
  regionId: 'address.regionId',
});

/** A 401 here means a wrong current password, not an expired session. */
export const PASSWORD_CHANGE_RULES: readonly ErrorRule[] = [
  ...byTemplate({ 'The account is locked.': null }, { code: 'RATE_LIMITED', status: 401 }),
  { status: 401, resources: 'self', code: 'UNAUTHENTICATED' },
  ...OWNER_RULES,
  { template: REQUIRED, fieldName: 'newPassword', code: 'BAD_USER_INPUT', field: ['newPassword'] },
  ...newPasswordRules('newPassword'),
];

/** Magento 2.4.8 limits the requests for an address, by default also those of an IP address. */
export const RESET_REQUEST_RULES: readonly ErrorRule[] = [
  ...byTemplate(
    {
      'We received too many requests for password resets. Please wait and try again later or contact %1.':
        null,
    },
    { code: 'RATE_LIMITED', status: 400 },
  ),
  { code: 'BAD_USER_INPUT', field: ['email'] },
];

export const PASSWORD_RESET_RULES: readonly ErrorRule[] = [
  ...byFieldName({ rp_token: 'resetToken' }, { status: 404 }),
  {
    template: REQUIRED,
    fieldName: 'resetPasswordLinkToken',
    code: 'BAD_USER_INPUT',
    field: ['resetToken'],
  },
  ...byTemplate({
    'The password token is mismatched. Reset and try again.': 'resetToken',
    'The password token is expired. Reset and try again.': 'resetToken',
  }),
  ...newPasswordRules('newPassword'),
];

export const WISHLIST_RULES: readonly ErrorRule[] = [
  ...byFieldName({ productId: 'productId' }, { code: 'NOT_FOUND', status: 404 }),
  ...byFieldName({ productId: 'productId' }),
];

export const PRICE_ALERT_RULES: readonly ErrorRule[] = [
  ...byFieldName({ sku: 'sku' }, { code: 'NOT_FOUND', status: 404 }),
  ...byFieldName({ sku: 'sku' }),
  ...byFieldName({ id: 'id' }, { code: 'NOT_FOUND', status: 404 }),
];

export const SAVED_SEARCH_RULES: readonly ErrorRule[] = [
  ...byFieldName({ id: 'id' }, { code: 'NOT_FOUND', status: 404 }),
  ...byFieldName({ name: 'name', query: 'query' }),
  ...byTemplate({ 'The search needs a search term or a filter.': 'query' }),
];

export const RETURN_RULES: readonly ErrorRule[] = [
  ...byTemplate({
    'The order has not been shipped yet.': 'orderId',
    'Items can be returned within 15 days of shipping.': 'orderId',
    'Select an item to return.': 'itemIds',
  }),
  ...byTemplate({ "This item isn't in the order.": 'itemIds' }, { code: 'NOT_FOUND' }),
  ...byTemplate({ 'The item has already been returned.': 'itemIds' }),
  ...byTemplate(
    { "The entity that was requested doesn't exist. Verify the entity and try again.": 'orderId' },
    { code: 'NOT_FOUND', status: 404 },
  ),
];

export const NEWSLETTER_RULES: readonly ErrorRule[] = byFieldName({ email: 'email' });
