import { notAuthorized } from '../../shared/webapi/errors.ts';
import type { Caller } from '../../shared/webapi/route.ts';

/**
 * The caller's own customer id, when that is whom the call names.
 * @throws {WebapiError} 401 for another customer's id; not about 'self', since the session is good.
 */
export function ownId(caller: Caller, named: unknown): number {
  if (caller.customerId === null) throw notAuthorized('self');
  if (named !== caller.customerId) throw notAuthorized('Magento_Customer::customer');
  return caller.customerId;
}
