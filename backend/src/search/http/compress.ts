import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const compress = promisify(gzip);

/** Answers below this many characters are sent as they are: packing them costs more than it saves. */
const MIN_LENGTH = 8 * 1024;

/** Sends large answers as gzip to clients that accept it. */
export function compressResponses(server: FastifyInstance): void {
  server.addHook('onSend', async (request, reply, payload) => {
    const accepts = String(request.headers['accept-encoding'] ?? '').includes('gzip');
    if (!accepts || typeof payload !== 'string' || payload.length < MIN_LENGTH) return payload;
    reply.header('content-encoding', 'gzip').header('vary', 'accept-encoding');
    reply.removeHeader('content-length');
    return compress(payload, { level: constants.Z_BEST_SPEED });
  });
}
