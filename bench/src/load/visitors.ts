import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** A completed request of a visitor. */
export interface Visit {
  /** The HTTP status; 0 without a response. */
  readonly status: number;
  readonly hasRetryAfter: boolean;
  readonly ms: number;
}

/** A request of a visitor. */
export interface Step {
  readonly path: string;
  /** A GraphQL request body; without it the path is a page. */
  readonly body?: string;
}

const TIMEOUT_MS = 40_000;
/** Maximum pause of a visitor between requests. */
const MAX_THINK_TIME_MS = 1000;

/** Sends a request and reads the whole response. Never rejects. */
export function visit(origin: string, agent: Agent, { path, body }: Step): Promise<Visit> {
  const startedAt = performance.now();
  const headers = {
    'accept-encoding': 'gzip',
    ...(body !== undefined && {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    }),
  };
  return new Promise((resolve) => {
    const end = (status: number, hasRetryAfter = false) =>
      resolve({ status, hasRetryAfter, ms: performance.now() - startedAt });
    const method = body === undefined ? 'GET' : 'POST';
    const sent = request(origin + path, { method, agent, headers, timeout: TIMEOUT_MS });
    sent.once('timeout', () => sent.destroy());
    sent.once('error', () => end(0));
    sent.once('response', (response) => {
      const { statusCode = 0, headers: received } = response;
      response.once('end', () => end(statusCode, received['retry-after'] !== undefined));
      response.once('error', () => end(0));
      response.resume();
    });
    sent.end(body);
  });
}

/**
 * Simulates visitors, each with its own connection and pauses of up to a second, or five seconds after a 503.
 *
 * @param next returns the next request of a visitor
 * @returns all requests in the order of completion
 */
export async function sendVisitors(
  origin: string,
  options: { visitors: number; seconds: number; next: () => Step },
): Promise<Visit[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: options.visitors });
  const until = performance.now() + options.seconds * 1000;
  const visits: Visit[] = [];
  const goShopping = async (): Promise<void> => {
    await sleep(Math.random() * MAX_THINK_TIME_MS);
    while (performance.now() < until) {
      const ended = await visit(origin, agent, options.next());
      visits.push(ended);
      await sleep(ended.status === 503 ? 5000 : Math.random() * MAX_THINK_TIME_MS);
    }
  };
  await Promise.all(Array.from({ length: options.visitors }, goShopping));
  agent.destroy();
  return visits;
}
