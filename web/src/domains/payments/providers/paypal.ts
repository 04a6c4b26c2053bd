import { loadOnce } from '#lib/browser/loadOnce.ts';
import { loadScript } from '#lib/browser/loadScript.ts';
import type { Approval, WalletAdapter } from './adapter.ts';

interface Session {
  start(mode: { presentationMode: 'auto' }, order: Promise<{ orderId: string }>): Promise<unknown>;
}
interface SessionOptions {
  readonly onApprove: (data: { readonly orderId: string }) => void;
  readonly onCancel: () => void;
  readonly onError: (error: unknown) => void;
}
interface PayPal {
  createPayPalOneTimePaymentSession(options: SessionOptions): Session;
}
interface PayPalScript {
  createInstance(options: object): Promise<PayPal>;
}

export const PAYPAL_SCRIPT = 'https://www.paypal.com/web-sdk/v6/core';

export interface PayPalShop {
  readonly script: string;
  readonly clientId: string;
}

async function openPayPal({ script, clientId }: PayPalShop): Promise<PayPal> {
  await loadScript(script);
  const { paypal } = window as unknown as { paypal?: PayPalScript };
  if (!paypal) throw new Error('PayPal did not load.');
  const components = ['paypal-payments'];
  return paypal.createInstance({ clientId, components, pageType: 'checkout' });
}

function approve(payPal: PayPal, open: () => Promise<string>): Promise<Approval> {
  return new Promise((resolve, reject) => {
    const session = payPal.createPayPalOneTimePaymentSession({
      onApprove: ({ orderId }) => resolve({ status: 'approved', token: orderId }),
      onCancel: () => resolve({ status: 'cancelled' }),
      onError: () => resolve({ status: 'rejected' }),
    });
    const order = open();
    order.catch(reject);
    session
      .start(
        { presentationMode: 'auto' },
        order.then((orderId) => ({ orderId })),
      )
      .catch(() => order.then(() => resolve({ status: 'blocked' }), reject));
  });
}

/** PayPal as a wallet: opens PayPal's popup with the order that the shop has created there. */
export function createPayPalWallet(shop: PayPalShop): WalletAdapter {
  const load = loadOnce(() => openPayPal(shop));
  return {
    name: 'PayPal',
    prepare: () => void load().catch(() => undefined),
    approve: async (open) => {
      const payPal = await load().catch(() => null);
      return payPal ? approve(payPal, open) : { status: 'unreachable' };
    },
  };
}
