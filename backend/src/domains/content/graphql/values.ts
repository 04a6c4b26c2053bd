import { CURRENCY } from '../store.ts';

/** A number as Magento's GraphQL names things by it: its text in base64. */
export const uid = (id: number): string => Buffer.from(String(id)).toString('base64');

/** Dollars as Magento's GraphQL shows sums. */
export const amount = (value: number) => ({ value, currency: CURRENCY });
