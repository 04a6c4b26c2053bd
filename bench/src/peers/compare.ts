import autocannon from 'autocannon';
import { median, type Row } from '../row.ts';

const ROUNDS = 3;
const SECONDS = 2;
const CONNECTIONS = 50;
const json = { 'content-type': 'application/json' };

interface Result {
  readonly perSecond: number;
  readonly median: number;
  readonly p99: number;
}

/** Sends one POST over and over for `seconds`. Times in milliseconds. */
export const measure = async (port: number, body: string, seconds = SECONDS): Promise<Result> => {
  const url = `http://127.0.0.1:${port}/graphql`;
  const { requests, latency, non2xx, errors } = await autocannon({
    url,
    body,
    method: 'POST',
    headers: json,
    connections: CONNECTIONS,
    duration: seconds,
  });
  if (non2xx + errors > 0) throw new Error(`${url} failed ${non2xx + errors} times for ${body}`);
  return { perSecond: requests.average, median: latency.p50, p99: latency.p99 };
};

/** Where those that are compared listen. */
export interface Ports {
  readonly uncached: number;
  readonly cached: number;
  readonly plain: number;
  readonly proxy: number;
}

/** An operation to be measured. */
export interface Case {
  readonly name: string;
  /** Of its POST. */
  readonly body: string;
  /** Whether the gateway may keep its answer. */
  readonly isKept: boolean;
}

const perSecond = (name: string, [measured, peer]: readonly [number, number]) => ({
  name,
  unit: 'requests/s',
  measured,
  peer,
  ratio: measured / peer,
});

/** Everybody in turns, so that whatever else the machine does falls on all. */
export const compare = async ({ name, body, isKept }: Case, ports: Ports): Promise<Row[]> => {
  const results: Record<keyof Ports, Result[]> = { uncached: [], cached: [], plain: [], proxy: [] };
  const who = (['uncached', 'cached', 'plain', 'proxy'] as const).filter(
    (each) => each !== 'cached' || isKept,
  );
  for (const each of who) await measure(ports[each], body, 1);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const each of who) results[each].push(await measure(ports[each], body));
  }
  const of = (each: keyof Ports, what: keyof Result = 'perSecond') =>
    median(results[each].map((result) => result[what]));
  const against = perSecond(`${name}, uncached`, [of('uncached'), of('plain')]);
  const kept = perSecond(`${name}, cached`, [of('cached'), of('proxy')]);
  const passed = perSecond(`${name}, uncached`, [of('uncached'), of('proxy')]);
  const [p99, middle] = [of('uncached', 'p99'), of('uncached', 'median')];
  return [
    { ...against, peerName: 'plain Apollo Server', goal: 'at least 2x', met: against.ratio >= 2 },
    { ...passed, peerName: 'bare proxy' },
    ...(isKept
      ? [{ ...kept, peerName: 'bare proxy', goal: 'at least 0.5x', met: kept.ratio >= 0.5 }]
      : []),
    {
      name: `${name}, uncached, p99`,
      unit: 'ms',
      measured: p99,
      peer: middle,
      peerName: `its median, ${CONNECTIONS} connections`,
      ratio: p99 / middle,
      goal: 'under 3x',
      met: p99 < 3 * middle,
    },
  ];
};
