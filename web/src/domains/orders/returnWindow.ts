import { formatDay } from '#lib/format/dates.ts';

/** Until when items can be sent back, in words, and whether that is still to come. */
export interface ReturnWindow {
  readonly isOpen: boolean;
  readonly text: string;
}

/** What `until`, an ISO moment, means at `now` (ms); null for an order of which nothing can be sent back. For the browser only. */
export function returnWindow(until: string | null, now: number): ReturnWindow | null {
  if (until === null) return null;
  const isOpen = Date.parse(until) > now;
  return {
    isOpen,
    text: `Items ${isOpen ? 'can' : 'could'} be returned until ${formatDay(until)}.`,
  };
}
