import { GraphQLError } from 'graphql';
import type { z } from 'zod';
import { unauthenticated } from '../../core/errors.ts';
import { toHeaders } from '../commerce-rest/client.ts';
import { UpstreamError } from '../upstream-error.ts';
import {
  type CommerceGraphql,
  parseResponse,
  type RemoteResponse,
  SERVICE,
  toGraphQLError,
} from './executor.ts';

/** A fixed operation on the caller's own data; `name` is its root field. */
export function customerOperation<Response>(
  name: string,
  text: string,
  response: z.ZodType<Response>,
) {
  return { name, text, response };
}

type CustomerOperation<Response> = ReturnType<typeof customerOperation<Response>>;

interface OperationInput {
  /** The customer's token; omitted for a guest. */
  readonly token?: string;
  readonly requestId: string;
  readonly variables?: Readonly<Record<string, unknown>>;
}

const AUTHORIZATION_CATEGORY = 'graphql-authorization';

/** Magento treats an expired token as a guest's and reports that guests are not authorized. */
function toRejection({ errors = [] }: RemoteResponse): GraphQLError | null {
  const [first] = errors;
  if (first === undefined) return null;
  if (first.extensions?.category === AUTHORIZATION_CATEGORY) return unauthenticated();
  // Without the path, which is one of Magento's schema.
  const { message, extensions } = toGraphQLError(first);
  return new GraphQLError(message, { extensions });
}

/** The commerce back end's GraphQL with a customer's token. Uses POST, so that proxies cache nothing. */
export function createCustomerGraphql({ http, path }: CommerceGraphql) {
  return {
    /**
     * Runs an operation as the token's owner. Mutations are not retried.
     *
     * @throws {GraphQLError} UNAUTHENTICATED if the token has expired, or another error of the back end.
     * @throws {UpstreamError} if there is no usable response.
     */
    async run<Response>(
      { name, text: query, response }: CustomerOperation<Response>,
      { variables, ...caller }: OperationInput,
    ): Promise<Response> {
      const body = JSON.stringify({ query, ...(variables && { variables }) });
      const { status, text } = await http.send({
        method: 'POST',
        path,
        isRead: !query.startsWith('mutation'),
        headers: toHeaders(caller),
        body,
      });
      const remote = parseResponse(text, status);
      const error = toRejection(remote);
      if (error !== null && !remote.data?.[name]) throw error;
      const known = response.safeParse(remote.data);
      if (known.success) return known.data;
      throw new UpstreamError('BAD_UPSTREAM', SERVICE, {
        message: `${name} has an unexpected shape at '${known.error.issues[0]?.path.join('.')}'`,
        status,
      });
    },
  };
}

export type CustomerGraphqlClient = ReturnType<typeof createCustomerGraphql>;
