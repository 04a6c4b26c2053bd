import { createHttpServer } from './httpServer.ts';
import type { AddressInfo } from 'node:net';
import type { Express } from 'express';

/** Milliseconds that running requests get to end after a stop signal. */
const GRACE_MS = 5000;

/**
 * Starts listening and stops gracefully on SIGTERM and SIGINT. Resolves with the address, such as
 * `http://127.0.0.1:3000`; rejects with one line when the port is taken.
 */
export function listen(app: Express, at: { HOST: string; PORT: number }): Promise<string> {
  const server = createHttpServer(app);
  const stop = () => {
    setTimeout(() => server.closeAllConnections(), GRACE_MS).unref();
    // Rendered pages leave timers behind (Apollo disposes a query reference after 30 s).
    server.close(() => process.exit());
    server.closeIdleConnections();
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
