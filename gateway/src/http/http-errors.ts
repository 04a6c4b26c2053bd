import type { FastifyReply } from 'fastify';
import type { REFUSAL_CODES } from '../calls/errors/refusals.ts';

/** A refusal that is made before any operation runs. */
export interface HttpError {
  readonly status: number;
  readonly code: keyof typeof REFUSAL_CODES;
  readonly message: string;
  /** Seconds to wait before the next try. */
  readonly retryAfter?: number;
}

/** A refusal in the shape that GraphQL clients read; what is no request yet has no id. */
export const bodyOf = ({ message, code }: HttpError, requestId?: string): string =>
  JSON.stringify({ errors: [{ message, extensions: { code, requestId } }] });

/** Answers with a refusal in the shape that GraphQL clients read. */
export const sendHttpError = (reply: FastifyReply, refusal: HttpError): FastifyReply => {
  const { status, retryAfter } = refusal;
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(bodyOf(refusal, reply.request.id));
};
