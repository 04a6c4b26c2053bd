import type { GraphQLError } from 'graphql';
import { z } from 'zod';
import { unauthenticated } from '../../core/errors.ts';
import type { HttpService } from '../http.ts';
import { UpstreamError } from '../upstream-error.ts';
import { idText } from '../wire-values.ts';
import { parseResponse, type RemoteResponse, SERVICE, toError } from './executor.ts';

/** A query about the customer who asks. */
interface CustomerQuery<Response> {
  /** Its root field. */
  readonly name: string;
  readonly query: string;
  /** What a response's data must look like. */
  readonly answer: z.ZodType<Response>;
}

/** The caller. */
interface CustomerCaller {
  readonly token: string;
  readonly requestId: string;
}

/** The commerce back end's GraphQL as one customer sees it. Posted, so that nothing on the way keeps it. */
export interface CustomerGraphqlClient {
  /**
   * Asks as the holder of the token.
   * @throws {GraphQLError} UNAUTHENTICATED when the token has ended, or what else the back end says.
   * @throws {UpstreamError} when there is no usable response.
   */
  query<Response>(query: CustomerQuery<Response>, asker: CustomerCaller): Promise<Response>;
}

/** What the customer's own queries need. */
interface CustomerGraphqlDeps {
  readonly http: HttpService;
  /** Its path, such as `/api/graphql` (stock Magento: `/graphql`). */
  readonly path: string;
}

const AUTHORIZATION_CATEGORY = 'graphql-authorization';

/** Magento takes a token that has ended for a guest's, and says that a guest may not ask. */
function toRejection({ errors = [] }: RemoteResponse): GraphQLError | null {
  const [first] = errors;
  if (first === undefined) return null;
  return first.extensions?.category === AUTHORIZATION_CATEGORY ? unauthenticated() : toError(first);
}

/** The customer's own queries over `http`. */
export function createCustomerGraphql({ http, path }: CustomerGraphqlDeps): CustomerGraphqlClient {
  return {
    async query({ name, query, answer }, { token, requestId }) {
      const { status, text } = await http.send({
        method: 'POST',
        path,
        isRead: true,
        headers: {
          accept: 'application/json',
          'content-type': 'application/json',
          authorization: `Bearer ${token}`,
          'x-request-id': requestId,
        },
        body: JSON.stringify({ query }),
      });
      const remote = parseResponse(text, status);
      const error = toRejection(remote);
      if (error !== null && !remote.data?.[name]) throw error;
      const known = answer.safeParse(remote.data);
      if (known.success) return known.data;
      throw new UpstreamError('BAD_UPSTREAM', SERVICE, {
        message: `${name} has an unexpected shape at '${known.error.issues[0]?.path.join('.')}'`,
        status,
      });
    },
  };
}

const item = z.looseObject({
  id: idText,
  added_at: z.string().nullish(),
  product: z.looseObject({ id: idText, sku: z.string(), name: z.string().nullish() }).nullish(),
});

const response = z.object({
  wishlist: z.looseObject({ items: z.array(item.nullable()).nullish() }).nullish(),
});
export type WishlistResponse = z.infer<typeof response>;

/** The wishlist; without one yet its fields are null. The rest of a product comes from the search service. */
export const wishlistQuery: CustomerQuery<WishlistResponse> = {
  name: 'wishlist',
  query: '{wishlist{items_count items{id added_at product{id sku name}}}}',
  answer: response,
};
