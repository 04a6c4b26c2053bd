import type { ImageSize, Money } from '../generated/types.ts';

/** `dollars` as money with two decimals; -0 becomes 0. */
export function toMoney(dollars: number): Money {
  return {
    amount: (Math.round(dollars * 100) / 100 + 0).toFixed(2),
    currency: 'USD',
  };
}

export function moneyOrNull(dollars: number | null | undefined): Money | null {
  return typeof dollars === 'number' ? toMoney(dollars) : null;
}

/** True for a well-formed id: ids are numbers on the wire. */
export function isNumericId(id: string): boolean {
  return /^\d{1,15}$/.test(id);
}

/** Converts text in any case to an enum value; null for unknown text. */
export function createToEnum<const Value extends string>(values: readonly Value[]) {
  return (word: string | null | undefined): Value | null =>
    values.find((value) => value === word?.toUpperCase()) ?? null;
}

type WithoutNil<T> = { readonly [Name in keyof T]?: Exclude<T[Name], null | undefined> };

/** `parts` without null and undefined values. */
export function omitNil<T extends object>(parts: T): WithoutNil<T> {
  return Object.fromEntries(
    Object.entries(parts).filter(([, value]) => value !== undefined && value !== null),
  ) as WithoutNil<T>;
}

/** Date, time and UTC offset, as in databases (`2026-11-21 08:26:23`) and ISO 8601. */
const DATE_TIME = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d(?::\d\d(?:\.\d+)?)?))?(Z|[+-]\d\d:?\d\d)?$/;

/** Parses a timestamp of the back end, in UTC unless it has an offset; null if it is invalid. */
export function toDateTime(text: string | null | undefined): string | null {
  const [, day, time = '00:00', offset = 'Z'] = DATE_TIME.exec(text ?? '') ?? [];
  const moment = new Date(`${day}T${time}${offset.replace(/(\d\d):?(\d\d)/, '$1:$2')}`);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

export const IMAGE_FOLDERS: Readonly<Record<ImageSize, string>> = {
  THUMBNAIL: '60x80',
  CARD: '312x416',
  PRODUCT: '630x840',
};

/** The folder for uploaded images of CMS content, in Magento's media folder and in the image route. */
export const CONTENT_FOLDER = 'wysiwyg';

/** URL of the image `file` (Magento's path, such as `/f/l/flap.webp`) in one of the fixed sizes. */
export function imageUrl(mediaUrl: string, file: string, size: ImageSize): string {
  return `${mediaUrl}/${IMAGE_FOLDERS[size]}${file.startsWith('/') ? '' : '/'}${file}`;
}

/** Undefined if `text` is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function chunk<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, n) =>
    list.slice(n * size, (n + 1) * size),
  );
}
