import { readFile } from 'node:fs/promises';
import autocannon from 'autocannon';
import pidusage from 'pidusage';
import { median } from '../../../scripts/statistics.ts';
import type { Row } from '../row.ts';

const ROUNDS = 3;
/** Maximum CPU time of an operation, as a multiple of its baseline. */
const MAX_BASELINES = 1.8;
const SECONDS = 2;
/** Concurrent clients. */
export const CONNECTIONS = 50;
const json = { 'content-type': 'application/json' };

interface Result {
  /** Requests per second of the process's CPU time, which depends less on other load on the machine. */
  readonly perSecond: number;
  /** Milliseconds. */
  readonly median: number;
  /** Milliseconds. */
  readonly p99: number;
  /** Percentage of time in which the main thread was runnable but had no CPU; NaN if the system does not report it. */
  readonly waiting: number;
}

/** A process that serves operations at /graphql. */
export interface Peer {
  readonly name: string;
  readonly port: number;
  readonly pid: number;
  /** The request body, if it differs from the operation's; null if the peer does not support the operation. */
  readonly getBody?: (operation: Case) => string | null;
}

/** An operation to be measured. */
export interface Case {
  readonly name: string;
  /** POST bodies, one per connection, so that no two connections share a response. */
  readonly bodies: readonly string[];
  /** Whether the gateway may cache the response. */
  readonly isCacheable: boolean;
}

const cpuSeconds = async (pid: number): Promise<number> => (await pidusage(pid)).ctime / 1_000;

/** Nanoseconds in which the process's main thread ran and waited for a CPU, as reported by Linux. */
const schedule = async (
  pid: number,
): Promise<{ readonly ran: number; readonly waited: number }> => {
  const counts = await readFile(`/proc/${pid}/schedstat`, 'utf8').catch(() => '');
  const [ran = Number.NaN, waited = Number.NaN] =
    counts === '' ? [] : counts.split(' ').map(Number);
  return { ran, waited };
};

/** Sends POSTs for `seconds`; each connection repeats its own entry of `bodies`. */
export const measure = async (
  { port, pid }: Pick<Peer, 'port' | 'pid'>,
  bodies: readonly string[],
  seconds = SECONDS,
): Promise<Result> => {
  const url = `http://127.0.0.1:${port}/graphql`;
  const before = await cpuSeconds(pid);
  const start = await schedule(pid);
  let connected = 0;
  const { requests, latency, non2xx, errors } = await autocannon({
    url,
    method: 'POST',
    headers: json,
    connections: CONNECTIONS,
    duration: seconds,
    setupClient: (client) => {
      client.setBody(bodies[connected % bodies.length] ?? '');
      connected += 1;
    },
  });
  const used = (await cpuSeconds(pid)) - before;
  const end = await schedule(pid);
  const waited = end.waited - start.waited;
  if (non2xx + errors > 0) throw new Error(`${url} failed ${non2xx + errors} times: ${bodies[0]}`);
  return {
    perSecond: requests.total / used,
    median: latency.p50,
    p99: latency.p99,
    waiting: (100 * waited) / (waited + end.ran - start.ran),
  };
};

/** The compared processes. */
export interface Peers {
  readonly uncached: Peer;
  readonly cached: Peer;
  /** The gateway must be at least twice as fast. */
  readonly plain: Peer;
  readonly proxy: Peer;
  /** The lower bound, for the operations that it supports. */
  readonly baseline: Peer;
  /** Measured without a goal. */
  readonly others: readonly Peer[];
}

type Results = ReadonlyMap<Peer, readonly Result[]>;

interface Compared {
  readonly operation: Case;
  readonly peers: Peers;
  readonly results: Results;
}

/** Measures all peers alternately, so that other load on the machine affects all of them. */
const measureInTurns = async (all: readonly Peer[], operation: Case): Promise<Results> => {
  const results = new Map<Peer, Result[]>(all.map((each) => [each, []]));
  for (let round = -1; round < ROUNDS; round += 1) {
    for (const each of all) {
      const own = each.getBody?.(operation);
      const bodies = typeof own === 'string' ? [own] : operation.bodies;
      const result = await measure(each, bodies, round < 0 ? 1 : SECONDS);
      if (round >= 0) results.get(each)?.push(result);
    }
  }
  return results;
};

const supportsOperation = (operation: Case) => (peer: Peer) => peer.getBody?.(operation) !== null;

const toRows = ({ operation, peers, results }: Compared): Row[] => {
  const of = (peer: Peer, what: keyof Result = 'perSecond') =>
    median((results.get(peer) ?? []).map((result) => result[what]));
  const against = (mode: 'uncached' | 'cached', peer: Peer, least?: number): Row => {
    const measured = of(peers[mode]);
    const theirs = of(peer);
    const ratio = measured / theirs;
    const name = `${operation.name}, ${mode}`;
    const row = {
      name,
      unit: 'requests per CPU second',
      measured,
      peer: theirs,
      peerName: peer.name,
      ratio,
    };
    return least === undefined ? row : { ...row, goal: `at least ${least}x`, met: ratio >= least };
  };
  const toTailRow = (peer: Peer): Row => {
    const measured = of(peer, 'p99');
    const middle = of(peer, 'median');
    const ratio = measured / middle;
    const name = `${operation.name}, p99 of ${peer.name}`;
    const peerName = `its median, ${CONNECTIONS} connections`;
    return { name, unit: 'ms', measured, peer: middle, peerName, ratio };
  };
  const toBaselineRow = (): Row => {
    const measured = 1_000 / of(peers.uncached);
    const baseline = 1_000 / of(peers.baseline);
    const ratio = measured / baseline;
    return {
      name: `${operation.name}, uncached`,
      unit: 'ms of CPU',
      measured,
      peer: baseline,
      peerName: peers.baseline.name,
      ratio,
      goal: `at most ${MAX_BASELINES}x`,
      met: ratio <= MAX_BASELINES,
    };
  };
  const tail = toTailRow(peers.uncached);
  const waiting: Row = {
    name: `${operation.name}, ${peers.uncached.name} runnable without a CPU`,
    unit: '% of the time',
    measured: of(peers.uncached, 'waiting'),
  };
  return [
    against('uncached', peers.plain, 2),
    ...peers.others.map((other) => against('uncached', other)),
    against('uncached', peers.proxy),
    ...(results.has(peers.baseline) ? [toBaselineRow()] : []),
    ...(operation.isCacheable ? [against('cached', peers.proxy, 0.5)] : []),
    { ...tail, goal: 'under 3x', met: (tail.ratio ?? Number.NaN) < 3 },
    toTailRow(peers.plain),
    toTailRow(peers.proxy),
    ...(Number.isNaN(waiting.measured) ? [] : [waiting]),
  ];
};

/** Measures one operation on all peers. */
export const compare = async (operation: Case, peers: Peers): Promise<Row[]> => {
  const { uncached, cached, plain, proxy } = peers;
  const others = peers.others.filter(supportsOperation(operation));
  const baseline = [peers.baseline].filter(supportsOperation(operation));
  const all = [
    uncached,
    plain,
    proxy,
    ...baseline,
    ...others,
    ...(operation.isCacheable ? [cached] : []),
  ];
  const results = await measureInTurns(all, operation);
  return toRows({ operation, peers: { ...peers, others }, results });
};
