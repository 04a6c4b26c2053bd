import { lazily } from './lazily.ts';

const day = lazily(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }));
const moment = lazily(
  () => new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' }),
);

const read = (iso: string | null | undefined, format: () => Intl.DateTimeFormat): string | null => {
  const at = iso ? new Date(iso) : null;
  return at && Number.isFinite(at.getTime()) ? format().format(at) : null;
};

/** The day of a moment where the reader is, such as "November 21, 2026"; null when there is none. For the browser only. */
export const formatDay = (iso: string | null | undefined): string | null => read(iso, day);

/** Day and time of a moment where the reader is, such as "Nov 21, 2026, 9:30 AM"; null when there is none. */
export const formatMoment = (iso: string | null | undefined): string | null => read(iso, moment);
