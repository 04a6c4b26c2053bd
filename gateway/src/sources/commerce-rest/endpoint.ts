import type { z } from 'zod';
import { LONGEST_ADDRESS } from '../http.ts';
import { CommerceError } from './errors.ts';
import { fillMessage } from './message.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

type ParameterNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterNames<Rest>
  : never;

/** The `{name}` parts of a path. */
export type PathParameters<Path extends string> = Readonly<Record<ParameterNames<Path>, string>>;

/** One call of the commerce REST: its path and what it answers belong together. */
export interface Endpoint<Path extends string, Answer, Body> {
  readonly method: Method;
  /** Path below the REST base, with `{name}` where a value goes. */
  readonly path: Path;
  /** What an answer must look like. */
  readonly answer: z.ZodType<Answer>;
  /** Never set: it carries the body's type. */
  readonly body?: Body;
  /** Says of a GET that it changes something, or of another method that it changes nothing. */
  readonly isWrite?: boolean;
}

type Answering<Path extends string, Answer> = {
  (): Endpoint<Path, Answer, undefined>;
  <Body>(): Endpoint<Path, Answer, Body>;
};

/** `endpoint('POST', '/V1/things', thing)<Body>()`: a row of the table of calls. */
export const endpoint =
  <const Path extends string, Answer>(
    method: Method,
    path: Path,
    answer: z.ZodType<Answer>,
  ): Answering<Path, Answer> =>
  () => ({ method, path, answer });

/** A call that changes something although it is a GET. */
export const changing = <Path extends string, Answer, Body>(
  row: Endpoint<Path, Answer, Body>,
): Endpoint<Path, Answer, Body> => ({ ...row, isWrite: true });

/** A call that changes nothing although it is no GET. */
export const reading = <Path extends string, Answer, Body>(
  row: Endpoint<Path, Answer, Body>,
): Endpoint<Path, Answer, Body> => ({ ...row, isWrite: false });

const REQUIRED = '"%fieldName" is required. Enter and try again.';

const TOO_LONG = '"%fieldName" is too long. Shorten it and try again.';

const refusalOf = (status: number, template: string, fieldName: string): CommerceError => {
  const parameters = { fieldName };
  return new CommerceError(status, {
    template,
    parameters,
    message: fillMessage(template, parameters),
  });
};

/** Magento answers a path with an empty part as one that it does not have, so it is not asked. */
const emptyPart = (fieldName: string): CommerceError => refusalOf(400, REQUIRED, fieldName);

/**
 * `path` with its parts filled in, each encoded, so that no value can leave its place.
 * @throws {CommerceError} when a part is empty.
 */
export const fillPath = (path: string, values: Readonly<Record<string, string>>): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new TypeError(`Path part ${name} is missing`);
    if (value.trim() === '') throw emptyPart(name);
    return value === '.' || value === '..'
      ? value.replaceAll('.', '%2E')
      : encodeURIComponent(value.toWellFormed());
  });

type Values = Readonly<Record<string, string>>;

const longestOf = (values: Values): string =>
  Object.keys(values).sort((a, b) => (values[b]?.length ?? 0) - (values[a]?.length ?? 0))[0] ?? '';

/**
 * The address of a call: its path filled in, and its query.
 * @throws {CommerceError} when a part of the path is empty, or the address is longer than servers take.
 */
export const addressOf = (path: string, params: Values = {}, query: Values = {}): string => {
  const search = new URLSearchParams(query).toString();
  const address = `${fillPath(path, params)}${search === '' ? '' : `?${search}`}`;
  if (address.length <= LONGEST_ADDRESS) return address;
  throw refusalOf(414, TOO_LONG, longestOf({ ...params, ...query }));
};
