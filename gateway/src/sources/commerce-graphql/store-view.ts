import { z } from 'zod';
import { UpstreamError } from '../upstream-error.ts';
import { type CommerceGraphql, SERVICE, sendQuery } from './executor.ts';

/** The numeric ids of a store view and its website. */
export interface StoreView {
  readonly id: number;
  readonly websiteId: number;
}

const response = z.object({ storeConfig: z.object({ id: z.number(), website_id: z.number() }) });

/**
 * Reads the ids of the store view that the calls' Store header selects.
 *
 * @throws {UpstreamError} if the response lacks them.
 */
export async function readStoreView(graphql: CommerceGraphql): Promise<StoreView> {
  const { data } = await sendQuery(graphql, '{storeConfig{id website_id}}', {});
  const known = response.safeParse(data).data;
  if (known === undefined) {
    throw new UpstreamError('BAD_UPSTREAM', SERVICE, { message: 'storeConfig has no ids' });
  }
  return { id: known.storeConfig.id, websiteId: known.storeConfig.website_id };
}
