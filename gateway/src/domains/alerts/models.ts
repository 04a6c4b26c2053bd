import type { PriceAlert } from '../../generated/types.ts';

/** A price alert before its product is looked up. */
export type PriceAlertModel = Omit<PriceAlert, 'product'>;
