import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { Pool } from 'undici';
import { freePort } from '../../../../scripts/test-ports.ts';
import { createSchema } from '../../../src/graphql/schema.ts';
import { CANARY, startEvilUpstream } from './evil-upstream.ts';
import { type HostileRequest, hostileRequests } from './requests.ts';

const CONNECTIONS = 64;
const BATCH = 1_000;
const SECONDS_TO_START = 60;
const GATEWAY = join(import.meta.dirname, '../../..');

/** Matches internal details: files, stack traces, engine messages, addresses, and the services' marker. */
const INTERNALS = new RegExp(
  `${CANARY}|node_modules|\\.[tj]s:\\d+|\\bat \\S+ \\(|(Type|Reference|Range)Error|Cannot read|is not a function|ECONN|127\\.0\\.0\\.1|PDOException|SQLITE`,
);

/** A request with an invalid response. */
interface Finding {
  readonly fault: string;
  readonly request: HostileRequest;
  readonly response: string;
}

/** The result of a run. */
interface FuzzReport {
  readonly findings: readonly Finding[];
  /** Number of responses by status. */
  readonly statuses: Readonly<Record<string, number>>;
  /** The gateway's heap size in bytes after each round. */
  readonly heap: readonly number[];
}

/** The services fail on purpose: a response without any data has a Retry-After. */
function isServiceDown({ status, retryAfter, text }: FuzzResponse): boolean {
  return (
    status === 503 && retryAfter !== undefined && /"code":"(UPSTREAM_|BAD_UPSTREAM)/.test(text)
  );
}

function faultIn(response: FuzzResponse): string | null {
  const { status, type, text } = response;
  if (status >= 500 && !isServiceDown(response)) return `status ${status}`;
  if (INTERNALS.test(text)) return 'shows what is inside';
  if (status === 204 && text === '') return null;
  if (!/^application\/(graphql-response\+)?json/.test(type)) return `media type ${type}`;
  try {
    JSON.parse(text);
    return null;
  } catch {
    return 'no JSON';
  }
}

async function startGateway(upstream: string): Promise<{ child: ChildProcess; url: string }> {
  const port = await freePort();
  const flags = ['--expose-gc', '--import', join(GATEWAY, 'test/helpers/memory-port.ts')];
  const child = spawn(process.execPath, [...flags, join(GATEWAY, 'src/main.ts')], {
    env: {
      PORT: String(port),
      COMMERCE_URL: upstream,
      SEARCH_HOSTS: upstream,
      LOG_LEVEL: 'silent',
      // A 503 under load is expected.
      MAX_LAG_MS: '0',
      BREAKER_OPEN_MS: '50',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const url = `http://127.0.0.1:${port}`;
  const deadline = performance.now() + SECONDS_TO_START * 1_000;
  while (performance.now() < deadline && child.exitCode === null) {
    if ((await fetch(`${url}/health`).catch(() => null))?.ok) return { child, url };
    await sleep(100);
  }
  child.kill('SIGKILL');
  throw new Error('The gateway did not start.');
}

async function measureHeap(child: ChildProcess): Promise<number> {
  child.send('how much?');
  const [bytes] = await once(child, 'message');
  return Number(bytes);
}

type FuzzResponse = Awaited<ReturnType<typeof ask>>;

function isBodiless({ method }: HostileRequest): boolean {
  return method === 'GET' || method === 'OPTIONS';
}

async function ask(pool: Pool, request: HostileRequest) {
  const { statusCode, headers, body } = await pool.request({
    path: `/graphql${request.search}`,
    method: request.method,
    headers: request.headers,
    body: isBodiless(request) ? null : request.body,
  });
  const type = String(headers['content-type']);
  return { status: statusCode, type, text: await body.text(), retryAfter: headers['retry-after'] };
}

/** Sends `count` hostile requests in two rounds to a gateway whose services fail as well. */
export async function fuzz(count: number, seed: number): Promise<FuzzReport> {
  const upstream = await startEvilUpstream();
  const { child, url } = await startGateway(upstream.url);
  const pool = new Pool(url, { connections: CONNECTIONS });
  const requests = hostileRequests(createSchema(() => ({ data: null })));
  const findings: Finding[] = [];
  const statuses: Record<string, number> = {};
  const send = async (request: HostileRequest): Promise<void> => {
    const response = await ask(pool, request);
    statuses[response.status] = (statuses[response.status] ?? 0) + 1;
    const fault = faultIn(response);
    if (fault !== null) findings.push({ fault, request, response: response.text.slice(0, 500) });
  };
  const batches: (readonly HostileRequest[])[] = [];
  for (let made = 0; made < count / 2; made += BATCH) {
    const numRuns = Math.min(BATCH, count / 2 - made);
    batches.push(fc.sample(requests, { numRuns, seed: seed + made }));
  }
  /** Both rounds send the same requests, so that caches are full after the first. */
  const round = async (): Promise<number> => {
    for (const requestsOfBatch of batches) {
      const batch = [...requestsOfBatch];
      const workers = Array.from({ length: CONNECTIONS }, async () => {
        for (let next = batch.pop(); next !== undefined; next = batch.pop()) await send(next);
      });
      await Promise.all(workers);
    }
    return measureHeap(child);
  };
  try {
    const heap = [await round(), await round()];
    return { findings, statuses, heap };
  } finally {
    await pool.destroy();
    child.kill('SIGKILL');
    upstream.stop();
  }
}
