import type { FastifyReply } from 'fastify';

/** A refusal that is made before any operation runs. */
export interface Refusal {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  /** Seconds to wait before the next try. */
  readonly retryAfter?: number;
}

/** Answers with a refusal in the shape that GraphQL clients read. */
export const sendRefusal = (reply: FastifyReply, refusal: Refusal): FastifyReply => {
  const { status, code, message, retryAfter } = refusal;
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ errors: [{ message, extensions: { code } }] }));
};
