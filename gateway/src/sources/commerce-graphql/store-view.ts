import { z } from 'zod';
import { UpstreamError } from '../upstream-error.ts';
import { camelObject } from '../wire-values.ts';
import { type CommerceGraphql, SERVICE, sendQuery } from './executor.ts';

/** The numeric ids of a store view and its website. */
const storeView = camelObject({ id: z.number(), website_id: z.number() });
export type StoreView = z.infer<typeof storeView>;

/**
 * Reads the ids of the store view that the calls' Store header selects.
 *
 * @throws {UpstreamError} if the response lacks them.
 */
export async function readStoreView(graphql: CommerceGraphql): Promise<StoreView> {
  const { data } = await sendQuery(graphql, '{storeConfig{id website_id}}', {});
  const known = storeView.safeParse(data?.storeConfig).data;
  if (known !== undefined) return known;
  throw new UpstreamError('BAD_UPSTREAM', SERVICE, { message: 'storeConfig has no ids' });
}
