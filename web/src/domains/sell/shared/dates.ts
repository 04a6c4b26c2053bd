import { counted } from '#lib/format/counts.ts';
import { lazily } from '#lib/format/lazily.ts';

const medium = lazily(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }));
const short = lazily(() => new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' }));
const DAY_MS = 86_400_000;

/** A date in the local time zone, such as "Nov 21, 2026". Browser only. */
export function formatMediumDay(moment: string): string {
  return medium().format(new Date(moment));
}

/** A date without its year, for near dates. */
export function formatShortDay(moment: string): string {
  return short().format(new Date(moment));
}

/** "in 13 days" or "today"; empty for past times. */
export function formatTimeLeft(moment: string): string {
  const left = new Date(moment).getTime() - Date.now();
  if (left <= 0) return '';
  const days = Math.floor(left / DAY_MS);
  return days === 0 ? 'today' : `in ${counted(days, 'day')}`;
}
