import { readFile } from 'node:fs/promises';
import autocannon from 'autocannon';
import pidusage from 'pidusage';
import { median, type Row } from '../row.ts';

const ROUNDS = 3;
/** How many times the CPU of its floor an operation may take. */
const MAX_FLOORS = 1.8;
const SECONDS = 2;
/** Clients that ask at the same time. */
export const CONNECTIONS = 50;
const json = { 'content-type': 'application/json' };

interface Result {
  /** Requests a second of the process's own CPU: what else the machine does weighs less. */
  readonly perSecond: number;
  /** Milliseconds. */
  readonly median: number;
  /** Milliseconds. */
  readonly p99: number;
  /** Percent of the time that its main thread could have run, and had no CPU; NaN where nobody counts that. */
  readonly waiting: number;
}

/** A process that answers operations at /graphql of its port. */
export interface Peer {
  readonly name: string;
  readonly port: number;
  readonly pid: number;
  /** What it is asked, where that differs from the operation itself. */
  readonly bodyOf?: (operation: Case) => string | null;
}

/** An operation to be measured. */
export interface Case {
  readonly name: string;
  /** Of its POSTs: one for each connection, so that no answer is made for two of them at once. */
  readonly bodies: readonly string[];
  /** Whether the gateway may keep its answer. */
  readonly isKept: boolean;
}

const cpuSeconds = async (pid: number): Promise<number> => (await pidusage(pid)).ctime / 1_000;

/** Nanoseconds that the process's main thread has had a CPU, and has waited for one. Linux counts them. */
const schedule = async (
  pid: number,
): Promise<{ readonly ran: number; readonly waited: number }> => {
  const counts = await readFile(`/proc/${pid}/schedstat`, 'utf8').catch(() => '');
  const [ran = Number.NaN, waited = Number.NaN] =
    counts === '' ? [] : counts.split(' ').map(Number);
  return { ran, waited };
};

/** Sends POSTs over and over for `seconds`, each connection the one of `bodies` that is its own. */
export const measure = async (
  { port, pid }: Pick<Peer, 'port' | 'pid'>,
  bodies: readonly string[],
  seconds = SECONDS,
): Promise<Result> => {
  const url = `http://127.0.0.1:${port}/graphql`;
  const [before, start] = [await cpuSeconds(pid), await schedule(pid)];
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

/** Those that are compared. */
export interface Peers {
  readonly uncached: Peer;
  readonly cached: Peer;
  /** Must be half as fast as the gateway at most. */
  readonly plain: Peer;
  readonly proxy: Peer;
  /** The least that an operation costs, for those that it answers. */
  readonly floor: Peer;
  /** Measured without a goal. */
  readonly others: readonly Peer[];
}

type Results = ReadonlyMap<Peer, readonly Result[]>;

interface Compared {
  readonly operation: Case;
  readonly peers: Peers;
  readonly results: Results;
}

/** Everybody in turns, so that whatever else the machine does falls on all. */
const measureInTurns = async (who: readonly Peer[], operation: Case): Promise<Results> => {
  const results = new Map<Peer, Result[]>(who.map((each) => [each, []]));
  for (let round = -1; round < ROUNDS; round += 1) {
    for (const each of who) {
      const own = each.bodyOf?.(operation);
      const bodies = typeof own === 'string' ? [own] : operation.bodies;
      const result = await measure(each, bodies, round < 0 ? 1 : SECONDS);
      if (round >= 0) results.get(each)?.push(result);
    }
  }
  return results;
};

const answersOperation = (operation: Case) => (peer: Peer) => peer.bodyOf?.(operation) !== null;

const rowsOf = ({ operation, peers, results }: Compared): Row[] => {
  const of = (peer: Peer, what: keyof Result = 'perSecond') =>
    median((results.get(peer) ?? []).map((result) => result[what]));
  const against = (mode: 'uncached' | 'cached', peer: Peer, least?: number): Row => {
    const [measured, theirs] = [of(peers[mode]), of(peer)];
    const ratio = measured / theirs;
    const name = `${operation.name}, ${mode}`;
    const row = { name, unit: 'a CPU second', measured, peer: theirs, peerName: peer.name, ratio };
    return least === undefined ? row : { ...row, goal: `at least ${least}x`, met: ratio >= least };
  };
  const tailOf = (peer: Peer): Row => {
    const [measured, middle] = [of(peer, 'p99'), of(peer, 'median')];
    const ratio = measured / middle;
    const name = `${operation.name}, p99 of ${peer.name}`;
    const peerName = `its median, ${CONNECTIONS} connections`;
    return { name, unit: 'ms', measured, peer: middle, peerName, ratio };
  };
  const floorRow = (): Row => {
    const [measured, floor] = [1_000 / of(peers.uncached), 1_000 / of(peers.floor)];
    const ratio = measured / floor;
    return {
      name: `${operation.name}, uncached`,
      unit: 'ms of CPU',
      measured,
      peer: floor,
      peerName: peers.floor.name,
      ratio,
      goal: `at most ${MAX_FLOORS}x`,
      met: ratio <= MAX_FLOORS,
    };
  };
  const tail = tailOf(peers.uncached);
  const waiting: Row = {
    name: `${operation.name}, ${peers.uncached.name} ready to run and without a CPU`,
    unit: '% of the time',
    measured: of(peers.uncached, 'waiting'),
  };
  return [
    against('uncached', peers.plain, 2),
    ...peers.others.map((other) => against('uncached', other)),
    against('uncached', peers.proxy),
    ...(results.has(peers.floor) ? [floorRow()] : []),
    ...(operation.isKept ? [against('cached', peers.proxy, 0.5)] : []),
    { ...tail, goal: 'under 3x', met: (tail.ratio ?? Number.NaN) < 3 },
    tailOf(peers.plain),
    tailOf(peers.proxy),
    ...(Number.isNaN(waiting.measured) ? [] : [waiting]),
  ];
};

/** One operation asked of everybody. */
export const compare = async (operation: Case, peers: Peers): Promise<Row[]> => {
  const { uncached, cached, plain, proxy } = peers;
  const others = peers.others.filter(answersOperation(operation));
  const floor = [peers.floor].filter(answersOperation(operation));
  const who = [uncached, plain, proxy, ...floor, ...others, ...(operation.isKept ? [cached] : [])];
  const results = await measureInTurns(who, operation);
  return rowsOf({ operation, peers: { ...peers, others }, results });
};
