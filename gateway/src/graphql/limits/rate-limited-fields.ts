import { setTimeout as sleep } from 'node:timers/promises';
import { defaultFieldResolver, type GraphQLField, type GraphQLSchema, isObjectType } from 'graphql';
import { userError } from '../../calls/user-errors.ts';
import type { GatewayContext } from '../../context.ts';
import { createError } from '../../core/errors.ts';
import { toNetwork } from '../../core/keys.ts';
import { type Attempt, raiseRetryAfter, recordAttempt } from '../../core/request-scope.ts';
import type { UserError } from '../../generated/types.ts';
import { CommerceError } from '../../sources/commerce-rest/errors.ts';
import { UpstreamError } from '../../sources/upstream-error.ts';
import type { Metrics } from '../../telemetry/metrics.ts';
import { createRejectedPayload } from '../guards.ts';
import type { RateLimit } from '../policies.ts';
import { policies } from '../sdl.ts';
import { RATE_LIMIT_RULES, type RateLimitRule } from './rate-limit-rules.ts';
import type { RateLimitedCall, RateLimiter } from './rate-limiter.ts';

/** The arguments of a field, with its `input` unwrapped. */
type Input = Readonly<Record<string, unknown>>;

function toInput(args: Input): Input {
  const { input } = args;
  return typeof input === 'object' && input !== null ? { ...input } : args;
}

interface Call {
  readonly args: Input;
  readonly context: GatewayContext;
}

interface FieldLimit {
  readonly limit: RateLimit;
  readonly rule: RateLimitRule;
}

/** The counters of a call, which the fields of a rule share; `attempts` remain counted if it succeeds. */
function toCounts({ limit, rule }: FieldLimit, { args, context }: Call) {
  const { address, customer } = context.session;
  const input = toInput(args);
  if (limit.when && !input[limit.when]) return { counted: [], attempts: [], guess: null };
  const network = toNetwork(address);
  const coarse = toNetwork(address, 56);
  const value = String((limit.subject && input[limit.subject]) ?? '')
    .trim()
    .toLowerCase();
  // An empty subject would count the calls of all clients together.
  const subject = value && rule.toSubject ? rule.toSubject(value) : value;
  const counted: RateLimitedCall[] = [
    { key: `${limit.rule}:network:${coarse}`, rates: rule.network },
  ];
  if (rule.subject && subject)
    counted.push({ key: `${limit.rule}:subject:${subject}`, rates: rule.subject });
  if (rule.session && customer !== null) {
    counted.push({ key: `${limit.rule}:session:${customer.token}`, rates: rule.session });
  }
  const attempts: RateLimitedCall[] = rule.attempts
    ? [{ key: `${limit.rule}:attempts:${coarse}`, rates: rule.attempts }]
    : [];
  if (!rule.target || !subject) return { counted, attempts, guess: null };
  counted.push({ key: `${limit.rule}:target:${subject}:${network}`, rates: rule.target.rates });
  return { counted, attempts, guess: { target: `${rule.target.kind}:${subject}`, network } };
}

function format(count: number, unit: 'second' | 'minute'): string {
  return count.toLocaleString('en-US', { style: 'unit', unit, unitDisplay: 'long' });
}

function toMessage(seconds: number): string {
  const wait =
    seconds < 120 ? format(seconds, 'second') : format(Math.ceil(seconds / 60), 'minute');
  return `Too many attempts. Try again in ${wait}.`;
}

/** Whether the call was a wrong guess. */
function isRejected(result: unknown, { ignoredField }: RateLimitRule): boolean {
  if (typeof result !== 'object' || result === null) return true;
  const { userErrors = [] } = result as { readonly userErrors?: readonly UserError[] };
  return userErrors.some(({ field }) => ignoredField === undefined || field?.[0] !== ignoredField);
}

/** Statuses of a proxy whose back end did not respond. */
const PROXY_STATUSES: ReadonlySet<number> = new Set([502, 503]);

/** True for a call that did not reach the back end. */
function isUndelivered(error: unknown): boolean {
  if (error instanceof UpstreamError) return error.fault === 'UPSTREAM_UNAVAILABLE';
  return error instanceof CommerceError && PROXY_STATUSES.has(error.status);
}

type Counts = ReturnType<typeof toCounts>;

/** Seconds until the call is allowed; 0 if it is. */
async function admit({ counted, attempts, guess }: Counts, rates: RateLimiter): Promise<number> {
  const wait = await rates.consume([...counted, ...attempts]);
  if (wait > 0 || guess === null) return wait;
  const delay = await rates.guesses.admit(guess);
  // The delay was caused by others, so the caller's own counters are refunded.
  if (delay > 0) await rates.refund([...counted, ...attempts]);
  return delay;
}

async function refundRight({ counted, guess }: Counts, rates: RateLimiter): Promise<void> {
  await rates.refund(counted);
  if (guess !== null) await rates.guesses.succeed(guess);
}

/** Other failures remain counted: the back end may have checked the guess. */
async function refundUndelivered(
  error: unknown,
  { counted, guess }: Counts,
  rates: RateLimiter,
): Promise<void> {
  if (!isUndelivered(error)) return;
  await rates.refund(counted);
  if (guess !== null) await rates.guesses.undo(guess);
}

function guardField(
  field: GraphQLField<unknown, GatewayContext>,
  limited: FieldLimit,
  { rates, metrics }: { readonly rates: RateLimiter; readonly metrics: Metrics },
): void {
  const resolve = field.resolve ?? defaultFieldResolver;
  const log = ({ session }: GatewayContext, result: Attempt['result']) =>
    recordAttempt({ field: field.name, result, network: toNetwork(session.address) });
  const reject = (wait: number, context: GatewayContext) => {
    log(context, 'rate-limited');
    metrics.recordRateLimited(field.name);
    raiseRetryAfter(wait * 1_000);
    const message = toMessage(wait);
    const error = userError('RATE_LIMITED', message, null, 429);
    const rejection = createRejectedPayload(field.type, error);
    if (rejection !== null) return rejection;
    throw createError('RATE_LIMITED', message);
  };
  field.resolve = async (...call) => {
    const [, args, context] = call;
    const counts = toCounts(limited, { args, context });
    if (counts.counted.length === 0) return resolve(...call);
    const wait = await admit(counts, rates);
    if (wait > 0) return reject(wait, context);
    const earliest = sleep(limited.rule.hidesTime ? rates.guessMs : 0, undefined, { ref: false });
    let result: unknown;
    try {
      result = await resolve(...call);
    } catch (error) {
      log(context, 'failed');
      await refundUndelivered(error, counts, rates);
      throw error;
    }
    const isWrong = isRejected(result, limited.rule);
    log(context, isWrong ? 'rejected' : 'accepted');
    if (limited.rule.countsFailures && !isWrong) await refundRight(counts, rates);
    else await earliest;
    return result;
  };
}

/** Adds rate limits to the fields of `schema` with `@rateLimit`. Mutates the given schema. */
export function limitFields(
  schema: GraphQLSchema,
  deps: { readonly rates: RateLimiter; readonly metrics: Metrics },
): GraphQLSchema {
  for (const { type, name, rateLimit } of policies.fields.values()) {
    const root = schema.getType(type);
    const field = isObjectType(root) ? root.getFields()[name] : undefined;
    if (field === undefined || rateLimit === null) continue;
    const rule = RATE_LIMIT_RULES[rateLimit.rule];
    if (rule === undefined)
      throw new Error(`${type}.${name}: add the rates of ${rateLimit.rule} to RATE_LIMIT_RULES.`);
    guardField(field, { limit: rateLimit, rule }, deps);
  }
  return schema;
}
