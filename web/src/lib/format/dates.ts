import { lazily } from './lazily.ts';

const day = lazily(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }));
const moment = lazily(
  () => new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' }),
);

const read = (iso: string | null | undefined, format: () => Intl.DateTimeFormat): string | null => {
  const at = iso ? new Date(iso) : null;
  return at && Number.isFinite(at.getTime()) ? format().format(at) : null;
};

/** A date in the local time zone, such as "November 21, 2026"; null for none. Browser only. */
export const formatDay = (iso: string | null | undefined): string | null => read(iso, day);

/** A date with time in the local time zone, such as "Nov 21, 2026, 9:30 AM"; null for none. */
export const formatMoment = (iso: string | null | undefined): string | null => read(iso, moment);
