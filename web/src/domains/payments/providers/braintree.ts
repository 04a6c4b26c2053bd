import { loadOnce } from '#lib/browser/loadOnce.ts';
import { loadScript } from '#lib/browser/loadScript.ts';
import type {
  Approval,
  CardAdapter,
  CardErrors,
  CardResult,
  FinancingAdapter,
  HostedFieldsPlace,
} from './adapter.ts';

interface BraintreeError {
  readonly code?: string;
  readonly details?: { readonly invalidFieldKeys?: readonly string[] };
}

interface BraintreeFields {
  tokenize(): Promise<{ readonly nonce: string }>;
  focus(field: string): void;
  teardown(): Promise<void>;
}

interface PayLaterOptions {
  readonly amount: string;
  readonly currency: string;
  readonly intent: string;
  readonly onApprove: (data: object) => void;
  readonly onCancel: () => void;
  readonly onError: (error: unknown) => void;
}

interface BraintreePayPal {
  loadPayPalSDK(): Promise<unknown>;
  createPayLaterSession(options: PayLaterOptions): { start(): unknown };
  tokenizePayment(data: object): Promise<{ readonly nonce: string }>;
}

interface Braintree {
  readonly client: { create(options: { authorization: string }): Promise<object> };
  readonly hostedFields?: { create(options: object): Promise<BraintreeFields> };
  readonly paypalCheckoutV6?: { create(options: { client: object }): Promise<BraintreePayPal> };
}

/** The URL of Braintree's scripts, in the version that these adapters support. */
export const BRAINTREE_SCRIPTS = 'https://js.braintreegateway.com/web/3.144.0/js';

export interface BraintreeShop {
  /** The scripts' base URL without a trailing slash. */
  readonly scripts: string;
  /** A tokenization key or a client token; public. */
  readonly authorization: string;
}

/** Loads the client and one component; rejects if a script cannot be loaded or Braintree rejects the authorization. */
async function openBraintree(
  { scripts, authorization }: BraintreeShop,
  component: 'hosted-fields' | 'paypal-checkout-v6',
) {
  await loadScript(`${scripts}/client.min.js`);
  await loadScript(`${scripts}/${component}.min.js`);
  const { braintree } = window as unknown as { braintree?: Braintree };
  if (!braintree) throw new Error('Braintree did not load.');
  return { braintree, client: await braintree.client.create({ authorization }) };
}

const UNREACHABLE = 'We couldn’t verify your card. Try again.';

const FIELD_NAMES = { number: 'number', expirationDate: 'expiry', cvv: 'cvc' } as const;
type BraintreeField = keyof typeof FIELD_NAMES;
const BRAINTREE_FIELDS = Object.keys(FIELD_NAMES) as BraintreeField[];

const INVALID_MESSAGES: Readonly<Record<BraintreeField, string>> = {
  number: 'Check the card number.',
  expirationDate: 'Enter the month and year, such as 04/29.',
  cvv: 'Check the security code.',
};

function toInvalidFields({ code, details }: BraintreeError): readonly BraintreeField[] {
  if (code === 'HOSTED_FIELDS_FIELDS_EMPTY') return BRAINTREE_FIELDS;
  if (code !== 'HOSTED_FIELDS_FIELDS_INVALID') return [];
  return BRAINTREE_FIELDS.filter((name) => details?.invalidFieldKeys?.includes(name));
}

async function createFields(shop: BraintreeShop, element: HTMLElement): Promise<BraintreeFields> {
  const { braintree, client } = await openBraintree(shop, 'hosted-fields');
  if (!braintree.hostedFields) throw new Error('Braintree’s hosted fields did not load.');
  const container = (name: string) => element.querySelector(`[data-field=${name}]`);
  return braintree.hostedFields.create({
    client,
    styles: { input: { 'font-size': '16px', color: '#1c1b1a' } },
    fields: {
      number: { container: container('number'), placeholder: '1234 1234 1234 1234' },
      expirationDate: { container: container('expiry'), placeholder: 'MM/YY' },
      cvv: { container: container('cvc'), placeholder: 'CVC' },
    },
  });
}

async function submit(
  opened: Promise<BraintreeFields>,
  { onErrors }: HostedFieldsPlace,
): Promise<CardResult> {
  const fields = await opened.catch(() => null);
  if (!fields) return { status: 'failed', message: UNREACHABLE };
  onErrors({});
  try {
    const { nonce } = await fields.tokenize();
    return { status: 'ready', nonce };
  } catch (error) {
    const invalid = toInvalidFields(error as BraintreeError);
    const [first] = invalid;
    if (!first) return { status: 'failed', message: UNREACHABLE };
    const errors: CardErrors = Object.fromEntries(
      invalid.map((name) => [FIELD_NAMES[name], INVALID_MESSAGES[name]]),
    );
    onErrors(errors);
    fields.focus(first);
    return { status: 'invalid', errors };
  }
}

/** Card payments by Braintree Hosted Fields; each field is an iframe. */
export function createBraintreeCard(shop: BraintreeShop): CardAdapter {
  return {
    needsLabels: true,
    open(place) {
      const opened = createFields(shop, place.element);
      opened.then(place.onReady, () => undefined);
      return {
        submit: () => submit(opened, place),
        close: () => void opened.then((fields) => fields.teardown()).catch(() => undefined),
      };
    },
  };
}

async function openPayPal(shop: BraintreeShop): Promise<BraintreePayPal> {
  const { braintree, client } = await openBraintree(shop, 'paypal-checkout-v6');
  if (!braintree.paypalCheckoutV6) throw new Error('PayPal did not load.');
  const payPal = await braintree.paypalCheckoutV6.create({ client });
  await payPal.loadPayPalSDK();
  return payPal;
}

function approve(payPal: BraintreePayPal, amount: string): Promise<Approval> {
  return new Promise((resolve) => {
    const reject = () => resolve({ status: 'rejected' });
    const session = payPal.createPayLaterSession({
      amount,
      currency: 'USD',
      intent: 'capture',
      onApprove: (data) =>
        void payPal
          .tokenizePayment(data)
          .then(({ nonce }) => resolve({ status: 'approved', token: nonce }), reject),
      onCancel: () => resolve({ status: 'cancelled' }),
      onError: reject,
    });
    Promise.resolve(session.start()).catch(() => resolve({ status: 'blocked' }));
  });
}

/** PayPal Pay Later through Braintree; its nonce pays for the order. */
export function createBraintreeFinancing(shop: BraintreeShop): FinancingAdapter {
  const open = loadOnce(() => openPayPal(shop));
  return {
    prepare: () => void open().catch(() => undefined),
    approve: (amount) =>
      open()
        .then((payPal) => approve(payPal, amount))
        .catch((): Approval => ({ status: 'unreachable' })),
  };
}
