import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** One request of a visitor, as it ended. */
export interface Visit {
  /** The HTTP status; 0 when there was none. */
  readonly status: number;
  readonly hasRetryAfter: boolean;
  readonly ms: number;
}

/** What a visitor asks for. */
export interface Step {
  readonly path: string;
  /** A GraphQL request; without it the path is a page. */
  readonly body?: string;
}

const TIMEOUT_MS = 40_000;
/** Longest time that a visitor looks at something before going on. */
const MAX_THINKING_MS = 1000;

/** Sends a request and reads the response to its end. Never rejects. */
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
 * Lets visitors go through the shop for a while, each on a connection of its own with pauses of up to a second. A
 * visitor who is told to come back later does so.
 *
 * @param next the next thing that a visitor asks for
 * @returns every request, in the order in which they ended
 */
export async function sendVisitors(
  origin: string,
  options: { visitors: number; seconds: number; next: () => Step },
): Promise<Visit[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: options.visitors });
  const until = performance.now() + options.seconds * 1000;
  const visits: Visit[] = [];
  const goShopping = async (): Promise<void> => {
    await sleep(Math.random() * MAX_THINKING_MS);
    while (performance.now() < until) {
      const ended = await visit(origin, agent, options.next());
      visits.push(ended);
      await sleep(ended.status === 503 ? 5000 : Math.random() * MAX_THINKING_MS);
    }
  };
  await Promise.all(Array.from({ length: options.visitors }, goShopping));
  agent.destroy();
  return visits;
}
