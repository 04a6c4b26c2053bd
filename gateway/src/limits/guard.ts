import {
  defaultFieldResolver,
  GraphQLError,
  type GraphQLField,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import type { GatewayContext } from '../context.ts';
import type { Observer } from '../observe/observer.ts';
import { currentRecord } from '../observe/request-record.ts';
import { type FieldRule, GUARDED_FIELDS, type Input } from './guarded-fields.ts';
import type { Counted, Rates } from './rates.ts';

const inputOf = (args: Input): Input => {
  const { input } = args;
  return typeof input === 'object' && input !== null ? { ...input } : args;
};

const countedBy = (
  field: string,
  rule: FieldRule,
  { args, context }: { readonly args: Input; readonly context: GatewayContext },
): Counted[] => {
  const { address, customer } = context.session;
  const input = inputOf(args);
  if (rule.isGuess?.(input) === false) return [];
  const subject = rule.subject?.of(input) ?? '';
  return [
    { key: `${field}:address:${address}`, rates: rule.address },
    ...(rule.subject && /[^|]/.test(subject)
      ? [{ key: `${field}:subject:${subject}`, rates: rule.subject.rates }]
      : []),
    ...(rule.session && customer !== null
      ? [{ key: `${field}:session:${customer.token}`, rates: rule.session }]
      : []),
  ];
};

const messageOf = (seconds: number): string => {
  const wait = seconds < 120 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
  return `Too many attempts. Try again in ${wait}.`;
};

/** A payload that says only that it was refused; null when the field's type cannot say so. */
const refusalFor = (
  field: GraphQLField<unknown, GatewayContext>,
  message: string,
): Record<string, unknown> | null => {
  const type = getNullableType(field.type);
  if (isListType(type) || !isObjectType(type)) return null;
  const fields = Object.values(type.getFields());
  if (!fields.some(({ name }) => name === 'userErrors')) return null;
  const refusal: Record<string, unknown> = { owner: null };
  for (const { name, type: kind } of fields) {
    if (!isNonNullType(kind)) refusal[name] = null;
    else if (getNamedType(kind).name === 'Boolean') refusal[name] = false;
    else if (isListType(kind.ofType)) refusal[name] = [];
    else if (name !== 'userErrors') return null;
  }
  const userError = { code: 'RATE_LIMITED', message, field: null, status: 429 };
  return { ...refusal, userErrors: [userError] };
};

const isRefusal = (result: unknown): boolean => {
  if (typeof result !== 'object' || result === null) return true;
  return 'userErrors' in result && Array.isArray(result.userErrors) && result.userErrors.length > 0;
};

const guardField = (
  field: GraphQLField<unknown, GatewayContext>,
  rule: FieldRule,
  { rates, observer }: { readonly rates: Rates; readonly observer: Observer },
): void => {
  const resolve = field.resolve ?? defaultFieldResolver;
  const refuse = (wait: number) => {
    observer.limited(field.name);
    const record = currentRecord();
    if (record !== undefined) record.retryAfter = Math.max(record.retryAfter, wait);
    const message = messageOf(wait);
    const refusal = refusalFor(field, message);
    if (refusal !== null) return refusal;
    throw new GraphQLError(message, { extensions: { code: 'RATE_LIMITED' } });
  };
  field.resolve = async (...call) => {
    const [, args, context] = call;
    const counted = countedBy(field.name, rule, { args, context });
    const wait = await rates.take(counted);
    if (wait > 0) return refuse(wait);
    const result: unknown = await resolve(...call);
    // A fault of a service has thrown by now and stays counted: nobody may guess while it lasts.
    if (rule.countsFailures && !isRefusal(result)) await rates.giveBack(counted);
    return result;
  };
};

/** Puts limits over time on the guarded fields of `schema`. Changes the schema it is given. */
export const guardFields = (
  schema: GraphQLSchema,
  means: { readonly rates: Rates; readonly observer: Observer },
): GraphQLSchema => {
  for (const root of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values(root?.getFields() ?? {})) {
      const rule = GUARDED_FIELDS[field.name];
      if (rule !== undefined) guardField(field, rule, means);
    }
  }
  return schema;
};
