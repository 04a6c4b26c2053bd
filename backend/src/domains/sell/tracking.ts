import { randomInt } from 'node:crypto';
import { badInput, required } from '../../shared/webapi/errors.ts';

/** With `prepaid` the shop pays and numbers the parcel. */
export const carriers = ['prepaid', 'ups', 'fedex', 'usps', 'dhl', 'other'] as const;
export type Carrier = (typeof carriers)[number];

/** 14 digits as the number of the shop's own label, with a check digit by weights 3 and 1 from the right. */
export function prepaidNumber(digits: string): string {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    return total + Number(digit) * (index % 2 === 0 ? 3 : 1);
  }, 0);
  return `ENS${digits}${(10 - (sum % 10)) % 10}`;
}

/** A number that nobody can guess from another one: it opens a parcel's way to anybody. */
export const newPrepaidNumber = (): string =>
  prepaidNumber(Array.from({ length: 14 }, () => String(randomInt(10))).join(''));

/** How a parcel travels; the number is null where the shop gives one. */
export interface Carriage {
  readonly carrier: Carrier;
  readonly trackingNumber: string | null;
}

/** @throws 400 for an unknown carrier, and for one without a usable tracking number. */
export function readCarriage(
  carrier: string | null | undefined,
  trackingNumber: string | null | undefined,
): Carriage {
  const word = carrier?.trim().toLowerCase() || 'prepaid';
  const found = carriers.find((one) => one === word);
  if (found === undefined) {
    throw badInput('Invalid value of "%value" provided for the %fieldName field.', {
      fieldName: 'carrier',
      value: carrier,
    });
  }
  if (found === 'prepaid') return { carrier: found, trackingNumber: null };
  const number = trackingNumber?.replaceAll(/[\s-]/g, '').toUpperCase() ?? '';
  if (number === '') throw required('trackingNumber');
  if (!/^[A-Z0-9]{6,34}$/.test(number)) {
    throw badInput('Invalid value of "%value" provided for the %fieldName field.', {
      fieldName: 'trackingNumber',
      value: trackingNumber,
    });
  }
  return { carrier: found, trackingNumber: number };
}
