import type { RequestListener, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { log } from '../src/lib/server/log.server.ts';
import { createHttpServer } from './httpServer.ts';

/** How long requests in flight may take to finish after a stop signal. */
const GRACE_MS = 15_000;
const IDLE_CHECK_MS = 100;

/**
 * Starts listening, and shuts down gracefully on SIGTERM and SIGINT. Resolves with the URL, such as
 * `http://127.0.0.1:3000`; rejects with a one-line message when the port is in use. Unhandled rejections are logged.
 */
export function listen(
  listener: RequestListener,
  { HOST, PORT }: { HOST: string; PORT: number },
): Promise<string> {
  const pending = new Set<ServerResponse>();
  const server = createHttpServer((request, response) => {
    pending.add(response);
    response.once('close', () => pending.delete(response));
    listener(request, response);
  });
  const stop = () => {
    for (const response of pending) {
      response.shouldKeepAlive = false;
      // Streams do not end by themselves; clients connect again.
      if (String(response.getHeader('content-type')).startsWith('text/event-stream'))
        response.end();
    }
    // Rendered pages leave timers running (Apollo disposes a query reference after 30 s).
    close(server, () => process.exit());
  };
  // By default Node would exit, and break off every other request.
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);

  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') return reject(error);
      reject(new Error(`Port ${PORT} on ${HOST} is already in use: set PORT to a free one.`));
    });
    server.listen(PORT, HOST, () => {
      const { port } = server.address() as AddressInfo;
      resolve(`http://${HOST}:${port}`);
    });
  });
}

/** Accepts no new connections, lets pending requests finish, and closes each connection when it becomes idle. */
function close(server: Server, onClosed: () => void): void {
  server.close(onClosed);
  setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS).unref();
  setTimeout(() => server.closeAllConnections(), GRACE_MS).unref();
}
