import type { RequestListener, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHttpServer } from './httpServer.ts';

/** Milliseconds that requests under way get to end after a stop signal. */
const GRACE_MS = 15_000;
const IDLE_CHECK_MS = 100;

/**
 * Starts listening and stops gracefully on SIGTERM and SIGINT. Resolves with the address, such as
 * `http://127.0.0.1:3000`; rejects with one line when the port is taken.
 */
export function listen(
  listener: RequestListener,
  at: { HOST: string; PORT: number },
): Promise<string> {
  const underWay = new Set<ServerResponse>();
  const server = createHttpServer((request, response) => {
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
    listener(request, response);
  });
  const stop = () => {
    for (const response of underWay) response.shouldKeepAlive = false;
    // Rendered pages leave timers behind (Apollo disposes a query reference after 30 s).
    close(server, () => process.exit());
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);

  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') return reject(error);
      reject(new Error(`Port ${at.PORT} on ${at.HOST} is already in use: set PORT to a free one.`));
    });
    server.listen(at.PORT, at.HOST, () => {
      const { port } = server.address() as AddressInfo;
      resolve(`http://${at.HOST}:${port}`);
    });
  });
}

/** Takes no new connections, lets requests under way finish, and closes each connection once it is idle. */
function close(server: Server, onClosed: () => void): void {
  server.close(onClosed);
  setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS).unref();
  setTimeout(() => server.closeAllConnections(), GRACE_MS).unref();
}
