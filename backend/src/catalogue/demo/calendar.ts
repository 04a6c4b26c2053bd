const DAY = 86_400;
const TWO_YEARS = 730 * DAY;
const NEW_SHARE = 0.04;

/**
 * When each item came into the shop, in seconds since 1970, by its place (0 the oldest): rising
 * over two years before `now` (ms), with the last twenty-fifth spread over the last day.
 */
export function createCalendar(count: number, now: number): (place: number) => number {
  const end = Math.floor(now / 1000) - 60;
  const older = Math.max(1, Math.round(count * (1 - NEW_SHARE)));
  const newer = Math.max(1, count - older);
  const dayStart = end - DAY + 600;
  const start = end - TWO_YEARS;
  return (place) => {
    if (place >= older)
      return Math.floor(dayStart + ((place - older + 1) / newer) * (end - dayStart));
    return Math.floor(start + (place / older) * (end - DAY - 600 - start));
  };
}
