import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ResponseCache } from '../cache/response-cache.ts';
import { badRequest, httpError, sendHttpError } from '../http/errors.ts';
import type { Metrics } from '../telemetry/metrics.ts';

export interface OperatorDeps {
  readonly cache: ResponseCache | null;
  readonly metrics: Metrics;
  /** Sent as `Authorization: Bearer`; undefined if none is configured. */
  readonly operatorSecret?: string | undefined;
  /** Exposes metrics and costs without the secret, and logs less. */
  readonly isDevelopment: boolean;
}

const purgeSchema = z.strictObject({
  tags: z.array(z.string().min(1).max(200)).min(1).max(1_000).optional(),
  everything: z.literal(true).optional(),
});

const UNAUTHORIZED = httpError(
  401,
  'UNAUTHENTICATED',
  'Unauthorized: missing or invalid operator secret.',
);
const SHAPE = badRequest('Bad Request: send {"tags": ["products", …]} or {"everything": true}.');

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function isOperator({ headers }: FastifyRequest, secret: string | undefined): boolean {
  return (
    secret !== undefined &&
    timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${secret}`))
  );
}

/**
 * `GET /metrics` for Prometheus, and `POST /cache/purge`; without a secret neither exists, except metrics in
 * development.
 */
export function addOperatorRoutes(
  server: FastifyInstance,
  { cache, metrics, operatorSecret: secret, isDevelopment }: OperatorDeps,
): void {
  if (secret !== undefined || isDevelopment) {
    server.get('/metrics', async (request, reply) => {
      if (!isDevelopment && !isOperator(request, secret)) return sendHttpError(reply, UNAUTHORIZED);
      reply.type('text/plain; version=0.0.4; charset=utf-8').header('cache-control', 'no-store');
      return reply.send(await metrics.print());
    });
  }
  if (secret === undefined) return;
  server.post('/cache/purge', async (request, reply) => {
    if (!isOperator(request, secret)) return sendHttpError(reply, UNAUTHORIZED);
    const parsed = purgeSchema.safeParse(request.body);
    const { tags, everything } = parsed.data ?? {};
    if ((tags === undefined) === (everything === undefined)) return sendHttpError(reply, SHAPE);
    await cache?.purge(tags ?? []);
    return reply.header('cache-control', 'no-store').send({ purged: tags ?? 'everything' });
  });
}
