import type { ImageSize, Money } from '../generated/types.ts';

/** `dollars` as money with two decimals; -0 is 0. */
export function toMoney(dollars: number): Money {
  return {
    amount: (Math.round(dollars * 100) / 100 + 0).toFixed(2),
    currency: 'USD',
  };
}

/** As `toMoney`; null for none. */
export function moneyOrNull(dollars: number | null | undefined): Money | null {
  return typeof dollars === 'number' ? toMoney(dollars) : null;
}

/** Converts a word of the wire, in any case, to an enum's value; null for an unknown word. */
export function createToEnum<Value extends string>(values: readonly Value[]) {
  return (word: string | null | undefined): Value | null =>
    values.find((value) => value === word?.toUpperCase()) ?? null;
}

type Given<T> = { readonly [Name in keyof T]?: Exclude<T[Name], null | undefined> };

/** `parts` without those that are null or undefined. */
export function given<T extends object>(parts: T): Given<T> {
  return Object.fromEntries(
    Object.entries(parts).filter(([, value]) => value !== undefined && value !== null),
  ) as Given<T>;
}

/** Day, time of day and offset from UTC, as databases (`2026-11-21 08:26:23`) and ISO 8601 write them. */
const DATE_TIME = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d(?::\d\d(?:\.\d+)?)?))?(Z|[+-]\d\d:?\d\d)?$/;

/** A time of the back end as a moment, in UTC unless it names its offset; null when it is none. */
export function toDateTime(text: string | null | undefined): string | null {
  const [, day, time = '00:00', offset = 'Z'] = DATE_TIME.exec(text ?? '') ?? [];
  const moment = new Date(`${day}T${time}${offset.replace(/(\d\d):?(\d\d)/, '$1:$2')}`);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

/** The only sizes that the picture service has. */
export const IMAGE_FOLDERS: Readonly<Record<ImageSize, string>> = {
  THUMBNAIL: '60x80',
  CARD: '312x416',
  PRODUCT: '630x840',
};

/** Where editors upload images of CMS content: a folder of Magento's media folder, and of the image route. */
export const CONTENT_FOLDER = 'wysiwyg';

/** Address of the picture `file` (Magento's path, such as `/f/l/flap.webp`) in one of the fixed sizes. */
export function imageUrl(mediaUrl: string, file: string, size: ImageSize): string {
  return `${mediaUrl}/${IMAGE_FOLDERS[size]}${file.startsWith('/') ? '' : '/'}${file}`;
}
