import { counted } from '#lib/format/counts.ts';
import { lazily } from '#lib/format/lazily.ts';

const day = lazily(
  () => new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' }),
);
const short = lazily(() => new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' }));
const DAY_MS = 86_400_000;

/** The day where the reader is, such as "Nov 21, 2026". For the browser only. */
export const dayOf = (moment: string): string => day().format(new Date(moment));

/** The same without its year: for days that are near. */
export const shortDayOf = (moment: string): string => short().format(new Date(moment));

/** How long it is until then, in words: "in 13 days", "today"; "" when it is over. */
export function untilText(moment: string, now = Date.now()): string {
  const left = new Date(moment).getTime() - now;
  if (left <= 0) return '';
  const days = Math.floor(left / DAY_MS);
  if (days === 0) return 'today';
  return `in ${counted(days, 'day')}`;
}
