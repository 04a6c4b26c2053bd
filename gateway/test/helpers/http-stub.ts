import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { HttpLimits } from '../../src/sources/http.ts';

/** The limits of calls to a stub. */
export const LIMITS: HttpLimits = {
  connectMs: 1_000,
  readMs: 3_000,
  writeMs: 8_000,
  responseBytes: 4_000_000,
};

/** A request that the stub received. */
export interface SeenRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** An HTTP server on a free port of 127.0.0.1. */
export interface HttpStub extends AsyncDisposable {
  readonly url: string;
  readonly seen: SeenRequest[];
}

/** Starts a server that responds with `respond`. */
export async function httpStub(
  respond: (request: SeenRequest, response: ServerResponse) => unknown,
): Promise<HttpStub> {
  const seen: SeenRequest[] = [];
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    const body = await text(request).catch(() => null);
    // The client disconnected before the end of the response.
    if (body === null) return;
    const entry = { method, url, headers, body };
    seen.push(entry);
    respond(entry, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    seen,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Responds with JSON. */
export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(body));
}
