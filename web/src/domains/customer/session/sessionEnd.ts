import { session } from '#apollo/session/session.ts';
import { lazily } from '#lib/format/lazily.ts';
import { toaster } from '#ui/toaster.ts';

/** How long before the end a customer is told. */
const NOTICE_MS = 5 * 60_000;

const time = lazily(() => new Intl.DateTimeFormat('en-US', { timeStyle: 'short' }));

let timer: ReturnType<typeof setTimeout> | undefined;
let onDue = () => {};

/** Calls back five minutes before the session ends: another tab may have signed in again. Returns the way to stop. */
export function onSessionEnding(callback: () => void): () => void {
  onDue = callback;
  return () => clearTimeout(timer);
}

/**
 * Takes what the gateway says of the session's end; null when nobody is signed in or it does not know. A customer is told
 * while there is time to sign in again, which leaves the page and what was typed as they are.
 */
export function setSessionEnd(endsAt: string | null): void {
  clearTimeout(timer);
  const end = endsAt === null ? 0 : Date.parse(endsAt);
  const left = end - Date.now();
  if (left <= 0) return;
  if (left > NOTICE_MS) {
    timer = setTimeout(() => onDue(), left - NOTICE_MS);
    return;
  }
  toaster.create({
    id: 'session-end',
    description: `You'll be signed out at ${time().format(end)}. Sign in again to stay signed in.`,
    duration: left,
    action: { label: 'Sign In', onClick: () => session.askToSignIn() },
  });
}
