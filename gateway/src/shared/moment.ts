/** The back end's `2026-11-21 08:26:23`, which is UTC, as a moment; null when it is none. */
export const toMoment = (text: string | null | undefined): string | null => {
  const moment = new Date(`${(text ?? '').replace(' ', 'T')}Z`);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
};
