import { badInput, rejection, type WebapiError } from '../../shared/webapi/errors.ts';
import type { CustomerInput } from './input.ts';

/** The shop's only store and website. */
const STORE = 1;
export const WEBSITE = 1;

/** Magento's 404 for an unknown email address. */
export const noSuchAccount = (email: string | null, websiteId: number | string): WebapiError =>
  rejection(404, 'No such entity with %fieldName = %fieldValue, %field2Name = %field2Value', {
    fieldName: 'email',
    fieldValue: email,
    field2Name: 'websiteId',
    field2Value: websiteId,
  });

/**
 * Rejects a sign-up for another store or website, as in a Magento with one of each.
 * @throws 404 for an unknown one, 400 for a store outside the website
 */
export function checkStore({ storeId, websiteId }: CustomerInput): void {
  if (websiteId && websiteId !== WEBSITE)
    throw rejection(
      404,
      `The website with id ${websiteId} that was requested wasn't found. Verify the website and try again.`,
    );
  if (!storeId || storeId === STORE) return;
  if (websiteId) throw badInput('The store view is not in the associated website.');
  throw rejection(
    404,
    "The store that was requested wasn't found. Verify the store and try again.",
  );
}
