import { openApprovalWindow } from './approvalWindow.ts';
import type { Approval, FinancingAdapter, WalletAdapter } from './provider.ts';

type Answer = Readonly<Record<string, unknown>> | null;

function approvalFrom(answer: Answer, tokenName: string): Approval {
  const token = answer?.[tokenName];
  if (answer?.status === 'approved' && typeof token === 'string' && token !== '') {
    return { status: 'approved', token };
  }
  return { status: answer?.status === 'refused' ? 'refused' : 'cancelled' };
}

/** Paying over time at the sandbox: its page in a window of its own. */
export const makeEncoreFinancing = (pageUrl: string): FinancingAdapter => ({
  async approve(amount) {
    const popup = openApprovalWindow();
    if (!popup) return { status: 'blocked' };
    const page = new URL(pageUrl);
    page.searchParams.set('amount', amount);
    return approvalFrom(await popup.ask(page, 'financing'), 'payment_method_nonce');
  },
});

/** The sandbox's wallet: the window is opened in the click, and shows the page once the order is open at the wallet. */
export const makeEncoreWallet = (pageUrl: string): WalletAdapter => ({
  name: 'Encore Wallet',
  async approve(open) {
    const popup = openApprovalWindow();
    if (!popup) return { status: 'blocked' };
    try {
      const page = new URL(pageUrl);
      page.searchParams.set('token', await open());
      return approvalFrom(await popup.ask(page, 'wallet'), 'paypalorderid');
    } catch (error) {
      popup.close();
      throw error;
    }
  },
});
