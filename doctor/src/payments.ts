import { createPaymentConfig } from '../../gateway/src/domains/payments/config.ts';
import type { Env } from '../../gateway/src/env.ts';
import { ok, type Result, toRow, warning } from './check.ts';
import { restUrl } from './commerce.ts';
import { JSON_HEADERS, MAGENTO, SETTING } from './commerce-url.ts';
import { assertJson, CheckFailure, probe } from './probe.ts';

interface Method {
  readonly code: string;
  readonly title: string;
}

const KINDS = ['card', 'financing', 'wallet'] as const;
type Kind = (typeof KINDS)[number];

/** Only a cart with a total of zero offers it. */
const FREE = 'free';
/** Magento's own methods that need a form or page which the checkout lacks without an adapter of a provider. */
const WITHOUT_FORM =
  /^(?:purchaseorder|hosted_pro|(?:braintree|payflow|paypal_|payment_services_paypal_).*)$/;

const WHERE = 'Stores > Configuration > Sales > Payment Methods';

/** Sends a request of a guest. @throws {CheckFailure} unless it succeeds with JSON */
async function request(env: Env, method: 'GET' | 'POST', path: string): Promise<unknown> {
  const target = { url: restUrl(env, path), setting: SETTING };
  const found = await probe(target, { method, headers: JSON_HEADERS });
  assertJson(found, target, MAGENTO);
  if (found.status === 200) return found.json;
  throw new CheckFailure(
    `${method} ${path} returned ${found.status}`,
    'Guests need a cart and its payment methods to order. Check the log of Magento.',
  );
}

/** The payment methods of a new guest cart. Magento lists them for a cart only, also for an empty one. */
async function readMethods(env: Env): Promise<readonly Method[]> {
  const cart = await request(env, 'POST', '/guest-carts');
  const path = `/guest-carts/${encodeURIComponent(String(cart))}/payment-methods`;
  const methods = await request(env, 'GET', path);
  return [methods].flat().map((method) => {
    const { code, title } = Object(method);
    return { code: String(code), title: String(title ?? code) };
  });
}

function toMethodRow({ code, title }: Method, isShown: boolean): string {
  if (!isShown) return toRow(code, 'off', `${title}: needs a form or page that the checkout lacks`);
  return toRow(code, 'on', code === FREE ? `${title}: only for a total of zero` : title);
}

function toResult(shown: readonly Method[], missing: readonly (readonly [Kind, string])[]): Result {
  const usable = shown.filter(({ code }) => code !== FREE);
  if (usable.length === 0) {
    throw new CheckFailure(
      'a guest cart has no payment method that the checkout can show, so nobody can order',
      `Enable one in Magento (${WHERE}), such as Check / Money order.`,
    );
  }
  const codes = usable.map(({ code }) => code).join(', ');
  if (missing.length === 0) return ok(codes);
  const lacking = missing.map(([kind, code]) => `${code} (${kind})`).join(', ');
  const settings = missing.map(([kind]) => kind.toUpperCase());
  return warning(
    `${codes}; not offered: ${lacking}`,
    `Enable them in Magento (${WHERE}; a minimum order total also hides a method from an empty cart), correct ${settings.map((name) => `${name}_METHOD`).join(', ')}, or set ${settings.map((name) => `${name}_ADAPTER=off`).join(', ')}.`,
  );
}

/** Checks which payment methods a guest cart offers, and whether those of the configured providers are among them. */
export async function checkPaymentMethods(env: Env): Promise<Result> {
  const { settings } = createPaymentConfig(env);
  const methods = await readMethods(env);
  const offered = new Set(methods.map(({ code }) => code));
  const missing = KINDS.flatMap((kind): [Kind, string][] => {
    const code = settings[kind]?.methodCode;
    return code === undefined || offered.has(code) ? [] : [[kind, code]];
  });
  const configured = new Set(KINDS.map((kind) => settings[kind]?.methodCode));
  const isShown = ({ code }: Method) => configured.has(code) || !WITHOUT_FORM.test(code);
  const withoutProvider = KINDS.filter((kind) => !settings[kind]);
  const table = [
    ...methods.map((method) => toMethodRow(method, isShown(method))),
    ...missing.map(([kind, code]) => toRow(code, 'off', `${kind}: Magento does not offer it`)),
    ...withoutProvider.map((kind) =>
      toRow(kind, 'off', `no provider: ${kind.toUpperCase()}_ADAPTER`),
    ),
  ];
  return { ...toResult(methods.filter(isShown), missing), table };
}
