import { createServer } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

const bytes = Buffer.from(workerData);

/** Serves the given compressed page and posts its port: the upper bound of node:http for a page. */
const server = createServer((_request, response) =>
  response
    .setHeader('content-type', 'text/html; charset=utf-8')
    .setHeader('content-encoding', 'gzip')
    .end(bytes),
).listen(0, '127.0.0.1', () => {
  const address = server.address();
  parentPort?.postMessage(typeof address === 'object' && address ? address.port : 0);
});
