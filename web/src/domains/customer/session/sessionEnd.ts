import { session } from '#apollo/session/session.ts';
import { lazily } from '#lib/format/lazily.ts';
import { toaster } from '#ui/toaster.ts';

const NOTICE_MS = 5 * 60_000;

const time = lazily(() => new Intl.DateTimeFormat('en-US', { timeStyle: 'short' }));

let timer: ReturnType<typeof setTimeout> | undefined;
let onDue = () => {};

/** Calls back five minutes before the end, to check whether another tab has renewed the session. */
export function onSessionEnding(callback: () => void): () => void {
  onDue = callback;
  return () => clearTimeout(timer);
}

/**
 * Sets the end of the session as returned by the gateway; null if unknown or for a guest. The customer can sign in
 * again before the session ends without losing the page or any input.
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
    description: `You’ll be signed out at ${time().format(end)}. Sign in again to stay signed in.`,
    duration: left,
    action: { label: 'Sign In', onClick: () => session.askToSignIn() },
  });
}
