import { CURRENCY } from '../store.ts';

/** A uid of Magento's GraphQL: the id in base64. */
export const uid = (id: number): string => Buffer.from(String(id)).toString('base64');

/** An amount in the format of Magento's GraphQL. */
export const amount = (value: number) => ({ value, currency: CURRENCY });
