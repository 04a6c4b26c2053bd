import type { CardAdapter, CardAnswer, CardErrors, HostedFields } from './provider.ts';

/** Milliseconds after which the provider is given up. */
const PATIENCE_MS = 20_000;
const SILENT = 'We couldn’t verify your card. Try again.';

interface Message {
  readonly type?: string;
  readonly height?: number;
  readonly nonce?: string;
  readonly last4?: string;
  readonly errors?: CardErrors;
  readonly message?: string;
}

function answerFrom({ type, nonce, last4 = '', errors = {}, message }: Message): CardAnswer | null {
  if (type === 'card:nonce' && nonce) return { status: 'ready', nonce, last4 };
  if (type === 'card:invalid') return { status: 'invalid', errors };
  if (type === 'card:error') return { status: 'failed', message: message ?? SILENT };
  return null;
}

/** The frame of the hosted fields, and only it, is listened to: other windows and other origins say nothing here. */
export function makeEncoreCard(pageUrl: string): CardAdapter {
  return {
    open({ element, onReady }): HostedFields {
      const page = new URL(pageUrl);
      page.searchParams.set('origin', window.location.origin);
      const frame = document.createElement('iframe');
      frame.title = 'Card details';
      frame.src = page.href;
      let answered: ((answer: CardAnswer) => void) | null = null;
      const tell = (message: object) => frame.contentWindow?.postMessage(message, page.origin);

      const hear = ({ origin, source, data }: MessageEvent<Message | null>) => {
        if (origin !== page.origin || source !== frame.contentWindow || !data) return;
        if (data.type === 'card:ready') onReady();
        if (data.type === 'card:height' && Number.isFinite(data.height)) {
          frame.style.height = `${data.height}px`;
        }
        const answer = answerFrom(data);
        if (answer) answered?.(answer);
      };
      window.addEventListener('message', hear);
      element.replaceChildren(frame);
      return {
        submit: () =>
          new Promise((resolve) => {
            const timer = setTimeout(
              () => answered?.({ status: 'failed', message: SILENT }),
              PATIENCE_MS,
            );
            answered = (answer) => {
              clearTimeout(timer);
              answered = null;
              resolve(answer);
            };
            tell({ type: 'card:submit' });
          }),
        focus: () => {
          frame.focus();
          tell({ type: 'card:focus', field: 'number' });
        },
        close: () => {
          window.removeEventListener('message', hear);
          frame.remove();
        },
      };
    },
  };
}
