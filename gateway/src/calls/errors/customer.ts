import type { ErrorRule } from '../user-errors.ts';

const WRONG_SIGN_IN =
  'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.';
const REQUIRED = '"%fieldName" is required. Enter and try again.';

/** Every 401 of signing in is a wrong password or name: there is no session yet that could be lost. */
export const SIGN_IN_RULES: readonly ErrorRule[] = [
  { status: 401, template: WRONG_SIGN_IN, code: 'BAD_USER_INPUT' },
  { status: 401, code: 'BAD_USER_INPUT' },
  { fieldName: 'username', code: 'BAD_USER_INPUT', field: ['email'] },
  { fieldName: 'password', code: 'BAD_USER_INPUT', field: ['password'] },
  { fieldName: 'accessToken', code: 'BAD_USER_INPUT', field: ['accessToken'] },
  { fieldName: 'token', code: 'BAD_USER_INPUT', field: ['token'] },
];

/** Every 401 of a password that is requested again is a wrong one; the session stands. */
export const OWNER_RULES: readonly ErrorRule[] = [
  { status: 401, code: 'BAD_USER_INPUT', field: ['currentPassword'] },
];

function newPasswordRules(field: string): readonly ErrorRule[] {
  return [
    'The password needs at least %1 characters. Create a new password and try again.',
    'Minimum of different classes of characters in password is %1. Classes of characters: Lower Case, Upper Case, Digits, Special Characters.',
    'Please enter a password with at most %1 characters.',
    "The password can't begin or end with a space. Verify the password and try again.",
    "The password can't be the same as the email address. Create a new password and try again.",
  ].map((template) => ({ template, code: 'BAD_USER_INPUT', field: [field] }));
}

/** What the rejections of a new or changed account mean. */
export const ACCOUNT_RULES: readonly ErrorRule[] = [
  ...newPasswordRules('password'),
  {
    template: 'A customer with the same email address already exists in an associated website.',
    code: 'BAD_USER_INPUT',
    field: ['email'],
  },
  {
    template: '"Email" is not a valid email address.',
    code: 'BAD_USER_INPUT',
    field: ['email'],
  },
  {
    template: 'The customer email is missing. Enter and try again.',
    code: 'BAD_USER_INPUT',
    field: ['email'],
  },
  { fieldName: 'email', code: 'BAD_USER_INPUT', field: ['email'] },
  { fieldName: 'firstname', code: 'BAD_USER_INPUT', field: ['firstName'] },
  { fieldName: 'lastname', code: 'BAD_USER_INPUT', field: ['lastName'] },
  { template: 'First Name is not valid!', code: 'BAD_USER_INPUT', field: ['firstName'] },
  { template: 'Last Name is not valid!', code: 'BAD_USER_INPUT', field: ['lastName'] },
  {
    template: '"First Name" is a required value.',
    code: 'BAD_USER_INPUT',
    field: ['firstName'],
  },
  {
    template: '"Last Name" is a required value.',
    code: 'BAD_USER_INPUT',
    field: ['lastName'],
  },
];

const ADDRESS_FIELDS: readonly (readonly [string, string])[] = [
  ['firstname', 'firstName'],
  ['lastname', 'lastName'],
  ['street', 'line1'],
  ['city', 'city'],
  ['telephone', 'phone'],
  ['postcode', 'postalCode'],
  ['countryId', 'country'],
  ['region', 'region'],
  ['regionId', 'regionId'],
];

/** What the rejections of an address mean: the field at fault in our names. */
export const ADDRESS_RULES: readonly ErrorRule[] = ADDRESS_FIELDS.map(([fieldName, ours]) => ({
  fieldName,
  code: 'BAD_USER_INPUT',
  field: ['address', ours],
}));

/** A wrong current password is a 401 that does not mean a lost session. */
export const PASSWORD_CHANGE_RULES: readonly ErrorRule[] = [
  {
    status: 401,
    template: "The password doesn't match this account. Verify the password and try again.",
    code: 'BAD_USER_INPUT',
    field: ['currentPassword'],
  },
  { status: 401, template: 'The account is locked.', code: 'RATE_LIMITED' },
  { template: REQUIRED, fieldName: 'newPassword', code: 'BAD_USER_INPUT', field: ['newPassword'] },
  ...newPasswordRules('newPassword'),
];

/** What the rejections of a reset mean. */
export const PASSWORD_RESET_RULES: readonly ErrorRule[] = [
  { status: 404, fieldName: 'rp_token', code: 'BAD_USER_INPUT', field: ['resetToken'] },
  {
    template: REQUIRED,
    fieldName: 'resetPasswordLinkToken',
    code: 'BAD_USER_INPUT',
    field: ['resetToken'],
  },
  {
    template: 'The password token is mismatched. Reset and try again.',
    code: 'BAD_USER_INPUT',
    field: ['resetToken'],
  },
  {
    template: 'The password token is expired. Reset and try again.',
    code: 'BAD_USER_INPUT',
    field: ['resetToken'],
  },
  ...newPasswordRules('newPassword'),
];

/** What the rejections of a change of the wishlist mean. */
export const WISHLIST_RULES: readonly ErrorRule[] = [
  { status: 404, fieldName: 'productId', code: 'NOT_FOUND', field: ['productId'] },
  { fieldName: 'productId', code: 'BAD_USER_INPUT', field: ['productId'] },
];

/** What the rejections of a price alert mean. */
export const PRICE_ALERT_RULES: readonly ErrorRule[] = [
  { status: 404, fieldName: 'sku', code: 'NOT_FOUND', field: ['sku'] },
  { fieldName: 'sku', code: 'BAD_USER_INPUT', field: ['sku'] },
  { status: 404, fieldName: 'id', code: 'NOT_FOUND', field: ['id'] },
];

/** What the rejections of a saved search mean. */
export const SAVED_SEARCH_RULES: readonly ErrorRule[] = [
  { status: 404, fieldName: 'id', code: 'NOT_FOUND', field: ['id'] },
  { fieldName: 'name', code: 'BAD_USER_INPUT', field: ['name'] },
  { fieldName: 'query', code: 'BAD_USER_INPUT', field: ['query'] },
  {
    template: 'The search needs a search term or a filter.',
    code: 'BAD_USER_INPUT',
    field: ['query'],
  },
];

/** What the rejections of signing up for the news mean. */
export const NEWSLETTER_RULES: readonly ErrorRule[] = [
  { fieldName: 'email', code: 'BAD_USER_INPUT', field: ['email'] },
];
