import type { Env } from '../../gateway/src/env.ts';
import { ok, type Result, skipped, warning } from './check.ts';
import { queryMagento } from './commerce.ts';
import { MAGENTO } from './commerce-url.ts';

type Data = Readonly<Record<string, unknown>>;

/** A setting of Magento that may not suit the shop. */
interface Setting {
  readonly name: string;
  /** Its fields. Each setting has a query of its own, because an older Magento rejects a query with a newer field. */
  readonly query: string;
  /** The problem; undefined if the setting suits the shop. */
  findProblem(data: Data): string | undefined;
  readonly advice: string;
  /** A part of the shop fails with it. By default it is a warning. */
  readonly isFailure?: boolean;
}

/** A field of `storeConfig`. Booleans are texts in some versions. */
const readConfig = ({ storeConfig }: Data, field: string): string =>
  String(Object(storeConfig)[field] ?? '');

function getConfig(data: Data, field: string): string {
  const value = readConfig(data, field);
  return { '0': 'false', '1': 'true' }[value] ?? value;
}

const CHECKOUT = 'Sales > Checkout > Checkout Options';
const FORMS = [
  'CUSTOMER_LOGIN',
  'CUSTOMER_CREATE',
  'CUSTOMER_EDIT',
  'CUSTOMER_FORGOT_PASSWORD',
  'NEWSLETTER',
  'PLACE_ORDER',
];

/** Magento's value of a display setting; 2 is including tax, 3 both. */
const EXCLUDING_TAX = '1';
/** The countries with regions for which the shop's address form requires none (web/src/lib/forms/address.ts). */
const OPTIONAL_REGION = ['AT', 'BE', 'DE', 'FI', 'FR'];

const SETTINGS: readonly Setting[] = [
  {
    name: 'guest checkout',
    query: '{storeConfig{is_guest_checkout_enabled}}',
    findProblem: (data) =>
      getConfig(data, 'is_guest_checkout_enabled') === 'false' ? 'guests cannot order' : undefined,
    advice: `Set ${CHECKOUT} > Allow Guest Checkout to Yes.`,
  },
  {
    name: 'terms and conditions',
    query: '{checkoutAgreements{mode}}',
    findProblem: ({ checkoutAgreements }) =>
      [checkoutAgreements ?? []].flat().some((agreement) => Object(agreement).mode !== 'AUTO')
        ? 'orders fail, because shoppers must agree to terms that the shop does not show'
        : undefined,
    advice: `Set ${CHECKOUT} > Enable Terms and Conditions to No.`,
    isFailure: true,
  },
  {
    name: 'reCAPTCHA',
    query: `{${FORMS.map((form) => `${form}:recaptchaFormConfig(formType:${form}){configurations{website_key}}`).join(' ')}}`,
    findProblem: (data) => {
      const forms = FORMS.filter((form) => Object(data[form]).configurations?.website_key);
      return forms.length === 0 ? undefined : `reCAPTCHA is required for ${forms.join(', ')}`;
    },
    advice:
      'Set Security > Google reCAPTCHA Storefront to No for these forms: the shop has its own.',
    isFailure: true,
  },
  {
    name: 'email confirmation',
    query: '{storeConfig{create_account_confirmation}}',
    findProblem: (data) =>
      getConfig(data, 'create_account_confirmation') === 'true'
        ? 'shoppers are not signed in after signing up'
        : undefined,
    advice:
      'Set Customers > Customer Configuration > Create New Account Options > Require Emails Confirmation to No.',
  },
  {
    name: 'locale',
    query: '{storeConfig{locale}}',
    findProblem: (data) => {
      const locale = getConfig(data, 'locale');
      return /^(en|$)/.test(locale) ? undefined : `messages to shoppers are in ${locale}`;
    },
    advice: 'Set General > Locale Options > Locale to English, or see docs/going-live.md.',
  },
  {
    name: 'currencies',
    query: '{storeConfig{base_currency_code default_display_currency_code}}',
    findProblem: (data) => {
      const base = getConfig(data, 'base_currency_code');
      const display = getConfig(data, 'default_display_currency_code') || base;
      return base === 'USD' && display === 'USD'
        ? undefined
        : `the base currency is ${base}, that of carts ${display}`;
    },
    advice: 'The shop shows all amounts as US dollars: set General > Currency Setup to US Dollar.',
    isFailure: true,
  },
  {
    name: 'tax display',
    query: '{storeConfig{shopping_cart_display_subtotal}}',
    findProblem: (data) =>
      [EXCLUDING_TAX, ''].includes(readConfig(data, 'shopping_cart_display_subtotal'))
        ? undefined
        : 'Magento shows prices including tax, the shop’s bag without',
    advice:
      'Enter prices without tax (Sales > Tax > Calculation Settings > Catalog Prices: Excluding Tax) and show them so: otherwise the prices in the bag are lower than in lists.',
  },
  {
    name: 'regions',
    query: '{storeConfig{countries_with_required_region}}',
    findProblem: (data) => {
      const required = getConfig(data, 'countries_with_required_region').split(',');
      const missing = OPTIONAL_REGION.filter((country) => required.includes(country));
      return missing.length === 0
        ? undefined
        : `orders to ${missing.join(', ')} fail without a region, which the shop does not require there`;
    },
    advice: 'Remove these countries from General > State Options > State is Required for.',
  },
];

/** Checks those settings of docs/going-live.md that anybody can read from Magento. */
export async function checkMagentoSettings(env: Env): Promise<Result> {
  const found = await Promise.all(
    SETTINGS.map(async (setting) => {
      const { json } = await queryMagento(env, { query: setting.query });
      const { data, errors } = Object(json);
      const isKnown = Boolean(data) && errors === undefined;
      return { ...setting, isKnown, problem: isKnown ? setting.findProblem(data) : undefined };
    }),
  );
  const wrong = found.filter(({ problem }) => problem !== undefined);
  if (wrong.length > 0) {
    return {
      state: wrong.some(({ isFailure }) => isFailure) ? 'failed' : 'warning',
      found: wrong.map(({ problem }) => problem).join('; '),
      advice: wrong.map(({ advice }) => advice).join(' '),
    };
  }
  const unknown = found.filter(({ isKnown }) => !isKnown).map(({ name }) => name);
  if (unknown.length === SETTINGS.length) return skipped(`${MAGENTO} does not show its settings`);
  const hint = unknown.length === 0 ? '' : `; check ${unknown.join(', ')} in Magento's admin`;
  const known = SETTINGS.length - unknown.length;
  return ok(`${known} of ${SETTINGS.length} known, all suit the shop${hint}`);
}

/** The content pages to which every page of the shop links. */
const PAGES = ['contact', 'authenticate'];

export async function checkPages(env: Env): Promise<Result> {
  const fields = PAGES.map((page) => `${page}:cmsPage(identifier:"${page}"){identifier}`);
  const { json } = await queryMagento(env, { query: `{${fields.join(' ')}}` });
  const { data } = Object(json);
  if (!data) return skipped(`${MAGENTO} does not show its pages`);
  const missing = PAGES.filter((page) => !data[page]);
  if (missing.length === 0) return ok(PAGES.join(', '));
  return warning(
    `the shop links to ${missing.join(' and ')}, which Magento lacks`,
    'Create them under Content > Pages with these URL keys (docs/going-live.md).',
  );
}
