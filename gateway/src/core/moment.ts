/** Day, time of day and offset from UTC, as databases (`2026-11-21 08:26:23`) and ISO 8601 write them. */
const MOMENT = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d(?::\d\d(?:\.\d+)?)?))?(Z|[+-]\d\d:?\d\d)?$/;

/** A time of the back end as a moment, in UTC unless it names its offset; null when it is none. */
export const toMoment = (text: string | null | undefined): string | null => {
  const [, day, time = '00:00', offset = 'Z'] = MOMENT.exec(text ?? '') ?? [];
  const moment = new Date(`${day}T${time}${offset.replace(/(\d\d):?(\d\d)/, '$1:$2')}`);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
};
