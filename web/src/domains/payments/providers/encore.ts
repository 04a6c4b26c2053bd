import { onWindowClosed } from '#lib/browser/onWindowClosed.ts';
import type {
  Approval,
  CardAdapter,
  CardErrors,
  CardResult,
  FinancingAdapter,
  HostedFields,
  WalletAdapter,
} from './adapter.ts';

const TIMEOUT_MS = 20_000;
const NO_RESPONSE = 'We couldn’t verify your card. Try again.';

interface Message {
  readonly type?: string;
  readonly height?: number;
  readonly nonce?: string;
  readonly errors?: CardErrors;
  readonly message?: string;
}

function toCardResult({ type, nonce, errors = {}, message }: Message): CardResult | null {
  if (type === 'card:nonce' && nonce) return { status: 'ready', nonce };
  if (type === 'card:invalid') return { status: 'invalid', errors };
  if (type === 'card:error') return { status: 'failed', message: message ?? NO_RESPONSE };
  return null;
}

/** Accepts messages only from the hosted fields' iframe, not from other windows or origins. */
export function createEncoreCard(pageUrl: string): CardAdapter {
  return {
    open({ element, onReady }): HostedFields {
      const page = new URL(pageUrl);
      page.searchParams.set('origin', window.location.origin);
      const frame = document.createElement('iframe');
      frame.title = 'Card details';
      frame.src = page.href;
      let settle: ((result: CardResult) => void) | null = null;
      const post = (message: object) => frame.contentWindow?.postMessage(message, page.origin);

      const onMessage = ({ origin, source, data }: MessageEvent<Message | null>) => {
        if (origin !== page.origin || source !== frame.contentWindow || !data) return;
        if (data.type === 'card:ready') onReady();
        if (data.type === 'card:height' && Number.isFinite(data.height)) {
          frame.style.height = `${data.height}px`;
        }
        const result = toCardResult(data);
        if (result) settle?.(result);
      };
      window.addEventListener('message', onMessage);
      element.replaceChildren(frame);
      return {
        submit: () =>
          new Promise((resolve) => {
            const timer = setTimeout(
              () => settle?.({ status: 'failed', message: NO_RESPONSE }),
              TIMEOUT_MS,
            );
            settle = (result) => {
              clearTimeout(timer);
              settle = null;
              resolve(result);
            };
            post({ type: 'card:submit' });
          }),
        close: () => {
          window.removeEventListener('message', onMessage);
          frame.remove();
        },
      };
    },
  };
}

const WINDOW = 'popup,width=480,height=720';

type PostedMessage = Readonly<Record<string, unknown>>;

/** Opens an empty popup; null if the browser blocks it. Must be called in a click handler. */
function openApprovalWindow() {
  const popup = window.open('', 'encore-payment', WINDOW);
  if (!popup) return null;
  return {
    /** Shows the provider's page and waits for its message; resolves with null if the shopper closed the popup. */
    show: (page: URL, type: string): Promise<PostedMessage | null> =>
      new Promise((resolve) => {
        const finish = (message: PostedMessage | null) => {
          stopWatching();
          window.removeEventListener('message', onMessage);
          popup.close();
          resolve(message);
        };
        const onMessage = ({ origin, source, data }: MessageEvent<PostedMessage | null>) => {
          if (origin !== page.origin || source !== popup || data?.type !== type) return;
          finish(data);
        };
        const stopWatching = onWindowClosed(popup, () => finish(null));
        window.addEventListener('message', onMessage);
        page.searchParams.set('origin', window.location.origin);
        popup.location.href = page.href;
        popup.focus();
      }),
    close: () => popup.close(),
  };
}

function toApproval(message: PostedMessage | null, tokenName: string): Approval {
  const token = message?.[tokenName];
  if (message?.status === 'approved' && typeof token === 'string' && token !== '') {
    return { status: 'approved', token };
  }
  return { status: message?.status === 'refused' ? 'rejected' : 'cancelled' };
}

export function createEncoreFinancing(pageUrl: string): FinancingAdapter {
  return {
    async approve(amount) {
      const popup = openApprovalWindow();
      if (!popup) return { status: 'blocked' };
      const page = new URL(pageUrl);
      page.searchParams.set('amount', amount);
      return toApproval(await popup.show(page, 'financing'), 'payment_method_nonce');
    },
  };
}

/** The sandbox's wallet: opens the popup in the click and navigates it once the wallet order exists. */
export function createEncoreWallet(pageUrl: string): WalletAdapter {
  return {
    name: 'Encore Wallet',
    async approve(open) {
      const popup = openApprovalWindow();
      if (!popup) return { status: 'blocked' };
      try {
        const page = new URL(pageUrl);
        page.searchParams.set('token', await open());
        return toApproval(await popup.show(page, 'wallet'), 'paypalorderid');
      } catch (error) {
        popup.close();
        throw error;
      }
    },
  };
}
