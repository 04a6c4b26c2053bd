import { createServer } from 'node:http';
import { json, text } from 'node:stream/consumers';
import { Pool } from 'undici';
import type { FloorOptions } from './floor.ts';

/**
 * The least that a listing costs: HTTP in, the gateway's calls of the search service, their bytes parsed, the response
 * written as JSON, HTTP out. Nothing is mapped, validated or limited.
 */
process.once('message', ({ origin, headers, calls, response }: FloorOptions) => {
  const pool = new Pool(origin);
  const server = createServer(async (request, reply) => {
    await json(request);
    for (const { method, path, body } of calls) {
      const answer = await pool.request({ method: method as 'POST', path, headers, body });
      JSON.parse(await text(answer.body));
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
