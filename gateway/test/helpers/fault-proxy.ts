import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Agent } from 'undici';

/** A fault of a call. `target`: the service receives and executes the call. */
export type Fault =
  | { readonly kind: 'hang'; readonly target?: boolean }
  | { readonly kind: 'reset'; readonly target?: boolean }
  /** Half of the real response, then a reset connection. */
  | { readonly kind: 'cut' }
  /** `bytes` spaces before the real response. */
  | { readonly kind: 'padded'; readonly bytes: number }
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body: string;
    };

/** A call that the proxy received. */
export interface ProxiedCall {
  /** Method, path and query. */
  readonly call: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
  /** True once the caller has disconnected before the complete response. */
  isAbandoned: boolean;
}

/** A proxy in front of a service that injects faults. */
export interface FaultProxy extends AsyncDisposable {
  readonly url: string;
  readonly calls: ProxiedCall[];
  /** Sets the fault of all further calls, or none; clears `calls`. */
  readonly set: (fault: Fault | null, on?: (call: ProxiedCall) => boolean) => void;
  /** Chooses a fault, or none, for each further call. */
  readonly choose: (chooseFault: (call: ProxiedCall) => Fault | null) => void;
  /** Refuses connections until `open`. */
  readonly shut: () => Promise<void>;
  readonly open: () => Promise<void>;
}

const HOP = new Set(['host', 'connection', 'keep-alive', 'transfer-encoding', 'content-length']);

function endToEnd(headers: IncomingMessage['headers']): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      HOP.has(name) || value === undefined ? [] : [[name, value]],
    ),
  );
}

type Forward = (request: IncomingMessage, body: string) => Promise<UpstreamResponse>;

interface UpstreamResponse {
  readonly status: number;
  readonly headers: Record<string, string | string[]>;
  readonly bytes: Buffer;
}

function forwardTo(agent: Agent, target: string): Forward {
  return async (request, body) => {
    const response = await agent.request({
      origin: target,
      path: request.url ?? '/',
      method: request.method as 'GET',
      headers: endToEnd(request.headers),
      body: body === '' ? null : body,
    });
    const bytes = Buffer.from(await response.body.arrayBuffer());
    return { status: response.statusCode, headers: endToEnd(response.headers), bytes };
  };
}

/** Sends the real response, complete or corrupted. */
function sendReal(real: UpstreamResponse, fault: Fault | null, response: ServerResponse): void {
  const { status, headers, bytes } = real;
  response.writeHead(status, headers);
  if (fault?.kind === 'cut') {
    response.write(bytes.subarray(0, Math.ceil(bytes.length / 2)));
    setImmediate(() => response.socket?.resetAndDestroy());
    return;
  }
  if (fault?.kind === 'padded') response.write(Buffer.alloc(fault.bytes, ' '));
  response.end(bytes);
}

/** Applies a fault that does not involve the service; returns whether it did. */
function isLost(fault: Fault | null, response: ServerResponse): boolean {
  if (fault?.kind === 'answer') {
    response.writeHead(fault.status, { 'content-type': 'application/json', ...fault.headers });
    response.end(fault.body);
    return true;
  }
  if (fault?.kind === 'reset') response.socket?.resetAndDestroy();
  return fault?.kind === 'reset' || fault?.kind === 'hang';
}

function reachesTarget(fault: Fault | null): boolean {
  return (
    fault === null ||
    fault.kind === 'cut' ||
    fault.kind === 'padded' ||
    (fault.kind !== 'answer' && fault.target === true)
  );
}

/** Marks a call whose caller disconnects before the complete response. */
function watchCaller(
  seen: ProxiedCall,
  { socket }: IncomingMessage,
  response: ServerResponse,
): void {
  const notice = () => {
    seen.isAbandoned = !response.writableEnded;
  };
  socket.once('close', notice);
  response.once('finish', () => socket.off('close', notice));
}

/** Starts a proxy in front of `target` on a free port. */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  const agent = new Agent();
  const forward = forwardTo(agent, target);
  const calls: ProxiedCall[] = [];
  let chooseFault: (call: ProxiedCall) => Fault | null = () => null;
  const server = createServer(async (request, response) => {
    const { method, url, headers } = request;
    const body = await text(request);
    const seen: ProxiedCall = { call: `${method} ${url}`, headers, body, isAbandoned: false };
    calls.push(seen);
    watchCaller(seen, request, response);
    const wrong = chooseFault(seen);
    // A service that is down resets the connection, as the network would.
    const real = reachesTarget(wrong) ? await forward(request, body).catch(() => null) : null;
    if (real === null && reachesTarget(wrong)) response.socket?.resetAndDestroy();
    else if (!isLost(wrong, response) && real !== null) sendReal(real, wrong, response);
  });
  const open = async (port = 0): Promise<number> => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const shut = async (): Promise<void> => {
    if (!server.listening) return;
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
  const port = await open();
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    set: (fault, on = () => true) => {
      chooseFault = (call) => (on(call) ? fault : null);
      calls.length = 0;
    },
    choose: (choice) => {
      chooseFault = choice;
    },
    shut,
    open: async () => {
      await open(port);
    },
    async [Symbol.asyncDispose]() {
      await shut();
      await agent.close();
    },
  };
}
