import { createServer } from 'node:http';
import { json, text } from 'node:stream/consumers';
import { Pool } from 'undici';
import type { BaselineOptions } from './baseline.ts';

/**
 * The lower bound for a listing: HTTP in, the gateway's search calls, parsing their responses, serializing the
 * response, HTTP out. No mapping, validation or limits.
 */
process.once('message', ({ origin, headers, calls, response }: BaselineOptions) => {
  const pool = new Pool(origin);
  const server = createServer(async (request, reply) => {
    await json(request);
    for (const { method, path, body } of calls) {
      const upstream = await pool.request({ method: method as 'POST', path, headers, body });
      JSON.parse(await text(upstream.body));
    }
    const body = JSON.stringify(response);
    reply.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
    });
    reply.end(body);
  }).listen(0, '127.0.0.1', () => {
    const address = server.address();
    process.send?.(typeof address === 'object' && address ? address.port : 0);
  });
});
