import { type BraintreePayPal, type BraintreeShop, openBraintree } from './braintree.ts';
import type { Approval, FinancingAdapter } from './provider.ts';

async function openPayPal(shop: BraintreeShop): Promise<BraintreePayPal> {
  const { braintree, client } = await openBraintree(shop, 'paypal-checkout-v6');
  if (!braintree.paypalCheckoutV6) throw new Error('Braintree gave no PayPal.');
  const payPal = await braintree.paypalCheckoutV6.create({ client });
  await payPal.loadPayPalSDK();
  return payPal;
}

const ask = (payPal: BraintreePayPal, amount: string): Promise<Approval> =>
  new Promise((resolve) => {
    const refuse = () => resolve({ status: 'refused' });
    const session = payPal.createPayLaterSession({
      ...{ amount, currency: 'USD', intent: 'capture' },
      onApprove: (data) =>
        void payPal
          .tokenizePayment(data)
          .then(({ nonce }) => resolve({ status: 'approved', token: nonce }), refuse),
      onCancel: () => resolve({ status: 'cancelled' }),
      onError: refuse,
    });
    Promise.resolve(session.start()).catch(() => resolve({ status: 'blocked' }));
  });

/** Paying over time by PayPal's Pay Later through Braintree, whose nonce places the order. */
export function makeBraintreeFinancing(shop: BraintreeShop): FinancingAdapter {
  let opened: Promise<BraintreePayPal> | null = null;
  const open = (): Promise<BraintreePayPal> => {
    opened ??= openPayPal(shop).catch((error: unknown) => {
      opened = null;
      throw error;
    });
    return opened;
  };
  return {
    prepare: () => void open().catch(() => undefined),
    approve: (amount) =>
      open().then(
        (payPal) => ask(payPal, amount),
        (): Approval => ({ status: 'unreachable' }),
      ),
  };
}
