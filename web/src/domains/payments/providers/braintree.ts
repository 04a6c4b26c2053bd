import { loadScript } from '#lib/browser/loadScript.ts';

/** A failure of Braintree's, by its code. */
export interface BraintreeError {
  readonly code?: string;
  readonly details?: { readonly invalidFieldKeys?: readonly string[] };
}

/** Braintree's hosted fields, as far as they are used. */
export interface BraintreeFields {
  tokenize(): Promise<{
    readonly nonce: string;
    readonly details?: { readonly lastFour?: string };
  }>;
  focus(field: string): void;
  teardown(): Promise<void>;
}

export interface PayLaterOptions {
  readonly amount: string;
  readonly currency: string;
  readonly intent: string;
  readonly onApprove: (data: object) => void;
  readonly onCancel: () => void;
  readonly onError: (error: unknown) => void;
}

/** Braintree's PayPal component, as far as it is used. */
export interface BraintreePayPal {
  loadPayPalSDK(): Promise<unknown>;
  createPayLaterSession(options: PayLaterOptions): { start(): unknown };
  tokenizePayment(data: object): Promise<{ readonly nonce: string }>;
}

interface Braintree {
  readonly client: { create(options: { authorization: string }): Promise<object> };
  readonly hostedFields?: { create(options: object): Promise<BraintreeFields> };
  readonly paypalCheckoutV6?: { create(options: { client: object }): Promise<BraintreePayPal> };
}

/** Where Braintree serves its scripts, in the version that these adapters were written against. */
export const BRAINTREE_SCRIPTS = 'https://js.braintreegateway.com/web/3.144.0/js';

/** How the shop is known to Braintree. */
export interface BraintreeShop {
  /** The folder of the scripts, without a slash at the end. */
  readonly scripts: string;
  /** A tokenization key or a client token; public. */
  readonly authorization: string;
}

/** Loads the client and one component; rejects when a script cannot be had or Braintree refuses the shop. */
export async function openBraintree(
  { scripts, authorization }: BraintreeShop,
  component: 'hosted-fields' | 'paypal-checkout-v6',
) {
  await loadScript(`${scripts}/client.min.js`);
  await loadScript(`${scripts}/${component}.min.js`);
  const { braintree } = window as unknown as { braintree?: Braintree };
  if (!braintree) throw new Error('Braintree gave no script.');
  return { braintree, client: await braintree.client.create({ authorization }) };
}
