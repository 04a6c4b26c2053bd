import { NoResponse } from './ask.ts';
import type { Call, Case, Need } from './case.ts';
import { type CaseResponse, sendTo } from './client.ts';
import type { Exchange } from './exchange.ts';
import { NothingLeft, unique } from './maker.ts';
import { differences, type Vars } from './shape.ts';
import { createStages } from './stages.ts';
import type { Target } from './target.ts';
import { internalError, isUnsupported } from './words.ts';

export type Outcome = 'pass' | 'fail' | 'skipped';

/** What became of a case. */
export interface Result {
  readonly call: string;
  readonly stock: boolean;
  readonly name: string;
  readonly outcome: Outcome;
  /** What was expected and what came, or why the case was skipped. */
  readonly remarks: readonly string[];
  /** How long it took with all that stood before it. */
  readonly ms: number;
  /** The exchange that was judged, for looking at it again. */
  readonly judged?: { readonly exchange: Exchange; readonly response: CaseResponse; readonly vars: Vars };
}

/** Every way in which a response is not what its exchange says; none if it is that of an older or newer Magento. */
export function judge(exchange: Exchange, response: CaseResponse, vars: Vars): string[] {
  const { older = isUnsupported(exchange.body) ? { status: 500, body: internalError } : undefined, newer } = exchange;
  const others = [older, newer && { ...exchange, ...newer }].filter((other) => other !== undefined);
  const isOther = others.some((other) => compare(other, response, vars).length === 0);
  return isOther ? [] : compare(exchange, response, vars);
}

function compare(exchange: Pick<Exchange, 'status' | 'body' | 'text'>, response: CaseResponse, vars: Vars): string[] {
  const status = response.status === exchange.status ? [] : [`status: expected ${exchange.status}, came ${response.status} ${response.text.slice(0, 300)}`];
  const body = exchange.body === undefined ? [] : differences(exchange.body, response.json, { at: 'answer', vars });
  const text =
    exchange.text === undefined || exchange.text.test(response.text)
      ? []
      : [`answer: expected a text like ${exchange.text}, came ${response.text.slice(0, 200)}`];
  return [...status, ...(status.length > 0 ? [] : [...body, ...text])];
}

const NEEDS: Readonly<Record<Need, readonly [words: string, has: (target: Target) => boolean]>> = {
  admin: ['an account of the staff (--admin)', ({ admin }) => admin !== undefined],
  disabledSku: ['a disabled product (--admin makes one, --disabled-sku names one)', ({ disabledSku }) => disabledSku !== undefined],
  virtualSku: ['a virtual product (--admin makes one, --virtual-sku names one)', ({ virtualSku }) => virtualSku !== undefined],
  sandbox: ['the sandbox of the providers (--sandbox)', ({ sandbox }) => sandbox !== undefined],
  staff: ['what only the staff of the embedded back end does', ({ staff }) => staff !== undefined],
  resetLink: ['the link of a reset email, which no API gives (--mails)', ({ staff, mails }) => staff !== undefined || mails !== undefined],
  search: ['the search service (--search)', ({ search }) => search !== undefined],
  searchWrites: ['a key that writes to the search service (--search-admin-key)', ({ search }) => search?.adminKey !== undefined],
  orders: ['products to order (--admin makes them, --skus names them)', ({ products }) => products.length > 3],
};

const lacking = ({ needs }: Case, target: Target): readonly string[] =>
  [needs ?? []].flat().flatMap((need) => (NEEDS[need][1](target) ? [] : [NEEDS[need][0]]));

/** Whether a case leaves everything as it was: it only reads, or is rejected before anything is written. */
const changesNothing = ({ send, status, after, afterwards }: Case): boolean => (send[0] === 'GET' || status === 400 || status === 401) && !after && !afterwards;

/** So many cases in a row without any answer: the server is gone. */
const MAX_WITHOUT_RESPONSE = 3;

type Found = Pick<Result, 'outcome' | 'remarks' | 'judged'> & { readonly hasNoResponse?: boolean };

type Stages = ReturnType<typeof createStages>;

async function runCase(one: Case, { target, stages, base }: { target: Target; stages: Stages; base: Vars }): Promise<Found> {
  const lacks = lacking(one, target);
  if (lacks.length > 0) return { outcome: 'skipped', remarks: [`needs ${lacks.join(', ')}`] };
  try {
    const made = await stages.make(one.given);
    const vars: Vars = { ...base, unique: unique(), ...made };
    for (const before of one.after ?? []) await sendTo(target, before, vars);
    const response = await sendTo(target, one, vars);
    const remarks = judge(one, response, vars);
    for (const later of one.afterwards ?? []) {
      const found = judge(later, await sendTo(target, later, vars), vars);
      remarks.push(...found.map((words) => `afterwards ${later.send[1]} ${words}`));
    }
    if (changesNothing(one)) stages.release(one.given, made);
    const outcome = remarks.length === 0 ? 'pass' : 'fail';
    return { outcome, remarks, judged: { exchange: one, response, vars } };
  } catch (error) {
    if (error instanceof NothingLeft) return { outcome: 'skipped', remarks: [error.message] };
    const remarks = [error instanceof Error ? error.message : String(error)];
    return { outcome: 'fail', remarks, hasNoResponse: error instanceof NoResponse };
  }
}

/**
 * Runs calls against a target, one case after another; `onResult` is told of each at once.
 * @throws {NoResponse} when the server has stopped answering
 */
export async function runCalls(calls: readonly Call[], target: Target, onResult: (result: Result) => void = () => {}): Promise<Result[]> {
  const stages = createStages(target);
  const base = await stages.always();
  const results: Result[] = [];
  let withoutResponse = 0;
  for (const { call, stock, cases } of calls) {
    for (const one of cases) {
      const began = performance.now();
      const { hasNoResponse = false, ...found } = await runCase(one, { target, stages, base });
      const result = { call, stock, name: one.name, ms: performance.now() - began, ...found };
      results.push(result);
      onResult(result);
      withoutResponse = hasNoResponse ? withoutResponse + 1 : 0;
      if (withoutResponse === MAX_WITHOUT_RESPONSE) throw new NoResponse(result.remarks.join(' '));
    }
  }
  return results;
}
