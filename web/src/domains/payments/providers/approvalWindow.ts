import { onWindowClosed } from '#lib/browser/whenClosed.ts';

const WINDOW = 'popup,width=480,height=720';

type Answer = Readonly<Record<string, unknown>>;

/** The window of a provider in which a shopper approves a payment. */
export interface ApprovalWindow {
  /**
   * Shows the provider's page and waits for its answer, a message from that window and that origin.
   *
   * @returns null when the shopper closed the window
   */
  ask(page: URL, type: string): Promise<Answer | null>;
  close(): void;
}

/** Opens an empty window; null when the browser blocks it. Must be called in a click. */
export function openApprovalWindow(): ApprovalWindow | null {
  const popup = window.open('', 'encore-payment', WINDOW);
  if (!popup) return null;
  return {
    ask: (page, type) =>
      new Promise((resolve) => {
        const finish = (answer: Answer | null) => {
          stopLooking();
          window.removeEventListener('message', hear);
          popup.close();
          resolve(answer);
        };
        const hear = ({ origin, source, data }: MessageEvent<Answer | null>) => {
          if (origin !== page.origin || source !== popup || data?.type !== type) return;
          finish(data);
        };
        const stopLooking = onWindowClosed(popup, () => finish(null));
        window.addEventListener('message', hear);
        page.searchParams.set('origin', window.location.origin);
        popup.location.href = page.href;
        popup.focus();
      }),
    close: () => popup.close(),
  };
}
