import type { FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import type { Logger } from 'pino';
import { RETRY_SECONDS } from '../graphql/plugins/http.ts';
import { formatError } from '../graphql/plugins/mask-errors.ts';
import type { Session } from '../session/session.ts';
import { CommerceError } from '../sources/commerce-rest/errors.ts';
import type { CommerceFiles } from '../sources/commerce-rest/files.ts';
import { UpstreamError } from '../sources/upstream-error.ts';

/** What the ways in and out beside GraphQL need. */
export interface DoorDeps {
  readonly files: CommerceFiles;
  readonly log: Logger;
  readonly sessionOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Session>;
  /** True when a page of another site may have sent the request along with the session's cookie. */
  readonly isForeign: (request: FastifyRequest) => boolean;
}

/** Answers an error in the shape of GraphQL's, so that clients read one shape. */
export const refuse = (
  reply: FastifyReply,
  status: number,
  error: { readonly code: string; readonly message: string },
): FastifyReply =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({
      errors: [
        {
          message: error.message,
          extensions: { code: error.code, requestId: reply.request.id },
        },
      ],
    });

const isDown = (error: unknown): boolean =>
  error instanceof UpstreamError
    ? error.fault === 'UPSTREAM_TIMEOUT' || error.fault === 'UPSTREAM_UNAVAILABLE'
    : error instanceof CommerceError && error.status >= 502;

const statusOf = (error: unknown): number => {
  if (isDown(error)) return 503;
  if (error instanceof CommerceError) return error.status < 500 ? error.status : 502;
  if (error instanceof UpstreamError) return 502;
  if (error instanceof GraphQLError) return 401;
  return 500;
};

/** Answers what was thrown, masked as GraphQL masks it, and logs what nobody can act on. */
export const refuseThrown = (reply: FastifyReply, error: unknown, log: Logger): FastifyReply => {
  const message = error instanceof Error ? error.message : '';
  const extensions = error instanceof GraphQLError ? error.extensions : {};
  const shown = formatError({ message, extensions }, error);
  const status = statusOf(error);
  if (status >= 500) log.error({ err: error, requestId: reply.request.id }, 'door failed');
  if (status === 503) reply.header('retry-after', String(RETRY_SECONDS));
  return refuse(reply, status, {
    code: String(shown.extensions?.code),
    message: shown.message,
  });
};
