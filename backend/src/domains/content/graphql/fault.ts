import { GraphQLError } from 'graphql';
import { inMagentosWords, withJsonValue } from './wording.ts';

export type FaultCategory =
  | 'graphql-authentication'
  | 'graphql-authorization'
  | 'graphql-input'
  | 'graphql-no-such-entity';

/** A refusal whose text is meant for the asker, with Magento's category. */
export class GraphqlFault extends Error {
  override readonly name = 'GraphqlFault';
  readonly category: FaultCategory;

  constructor(category: FaultCategory, message: string) {
    super(message);
    this.category = category;
  }
}

/** The fault of an argument that cannot be used. */
export const badInput = (message: string): GraphqlFault =>
  new GraphqlFault('graphql-input', message);

/** The fault of a thing that is not there. */
export const noSuchEntity = (message: string): GraphqlFault =>
  new GraphqlFault('graphql-no-such-entity', message);

/** Magento 2.4.7 gives no category to what it found wrong in the query, nor to an inner fault. */
export type ErrorResponse = {
  readonly message: string;
  readonly locations?: GraphQLError['locations'];
  readonly path?: GraphQLError['path'];
  readonly extensions?: { readonly category: FaultCategory };
};

/** A refusal that came before the query was read. */
export const toEarlyResponse = ({ message, category }: GraphqlFault): ErrorResponse => ({
  message,
  extensions: { category },
});

/** An error of the query or of a resolver; the text of an inner fault stays inside. */
export function toErrorResponse(
  error: GraphQLError,
  variables: Readonly<Record<string, unknown>> = {},
): ErrorResponse {
  const { originalError, locations, path } = error;
  const isMeant = originalError instanceof GraphqlFault || originalError instanceof GraphQLError;
  const isInner = originalError !== undefined && !isMeant;
  return {
    message: isInner
      ? 'Internal server error'
      : inMagentosWords(withJsonValue(error.message, variables)),
    ...(locations === undefined ? {} : { locations }),
    ...(path === undefined ? {} : { path }),
    ...(originalError instanceof GraphqlFault
      ? { extensions: { category: originalError.category } }
      : {}),
  };
}
