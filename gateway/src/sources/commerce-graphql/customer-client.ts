import type { GraphQLError } from 'graphql';
import type { z } from 'zod';
import { unauthenticated } from '../../core/unauthenticated.ts';
import type { HttpService } from '../http.ts';
import { UpstreamError } from '../upstream-error.ts';
import { parseResponse, type RemoteResponse, SERVICE, toError } from './executor.ts';

/** A query about the customer who asks. */
export interface CustomerQuery<Answer> {
  /** Its root field. */
  readonly name: string;
  readonly query: string;
  /** What an answer's data must look like. */
  readonly answer: z.ZodType<Answer>;
}

/** Who asks. */
export interface Asker {
  readonly token: string;
  readonly requestId: string;
}

/** The commerce back end's GraphQL as one customer sees it. Posted, so that nothing on the way keeps it. */
export interface CustomerGraphqlClient {
  /**
   * Asks as the holder of the token.
   * @throws {GraphQLError} UNAUTHENTICATED when the token has ended, or what else the back end says.
   * @throws {UpstreamError} when there is no usable answer.
   */
  ask<Answer>(query: CustomerQuery<Answer>, asker: Asker): Promise<Answer>;
}

/** What the customer's own queries need. */
export interface CustomerGraphqlDeps {
  readonly http: HttpService;
  /** Its path, such as `/api/graphql` (stock Magento: `/graphql`). */
  readonly path: string;
}

const NOT_THEIRS = 'graphql-authorization';

/** Magento takes a token that has ended for a guest's, and says that a guest may not ask. */
const refusalOf = ({ errors = [] }: RemoteResponse): GraphQLError | null => {
  const [first] = errors;
  if (first === undefined) return null;
  return first.extensions?.category === NOT_THEIRS ? unauthenticated() : toError(first);
};

/** The customer's own queries over `http`. */
export const createCustomerGraphql = ({
  http,
  path,
}: CustomerGraphqlDeps): CustomerGraphqlClient => ({
  async ask({ name, query, answer }, { token, requestId }) {
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
    const refusal = refusalOf(remote);
    if (refusal !== null && !remote.data?.[name]) throw refusal;
    const known = answer.safeParse(remote.data);
    if (known.success) return known.data;
    throw new UpstreamError('BAD_UPSTREAM', SERVICE, {
      message: `${name} has an unexpected shape at '${known.error.issues[0]?.path.join('.')}'`,
      status,
    });
  },
});
