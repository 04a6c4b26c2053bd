const WINDOW = 'popup,width=480,height=720';
/** How often it is looked whether the window is still there, in milliseconds. */
const LOOK_MS = 300;
/** An answer may be on its way when the window has just closed, in milliseconds. */
const LAST_WORD_MS = 800;

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
          clearInterval(timer);
          window.removeEventListener('message', hear);
          popup.close();
          resolve(answer);
        };
        const hear = ({ origin, source, data }: MessageEvent<Answer | null>) => {
          if (origin !== page.origin || source !== popup || data?.type !== type) return;
          finish(data);
        };
        const timer = setInterval(() => {
          if (!popup.closed) return;
          clearInterval(timer);
          setTimeout(() => finish(null), LAST_WORD_MS);
        }, LOOK_MS);
        window.addEventListener('message', hear);
        page.searchParams.set('origin', window.location.origin);
        popup.location.href = page.href;
        popup.focus();
      }),
    close: () => popup.close(),
  };
}
