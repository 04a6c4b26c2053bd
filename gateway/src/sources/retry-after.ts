/** A service that asks for more is asked again after this, in milliseconds. */
const LONGEST_MS = 30_000;

/** How long a `Retry-After` header asks to wait, in milliseconds: seconds or a date; 0 when there is none. */
export const retryAfterMs = (header: unknown, now = Date.now()): number => {
  if (typeof header !== 'string' || header.trim() === '') return 0;
  const seconds = Number(header);
  const ms = Number.isNaN(seconds) ? Date.parse(header) - now : seconds * 1_000;
  return Number.isNaN(ms) ? 0 : Math.min(Math.max(ms, 0), LONGEST_MS);
};
