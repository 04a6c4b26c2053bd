import type { Mutation, Query, Subscription } from '../../src/generated/types.ts';

type Items<Item> = readonly [Item, Item, Item, ...Item[]];

/** `T` with all of it selected and there: a test that reads what its operation left out, or null, throws. */
type Selected<T> = T extends readonly (infer Item)[]
  ? Items<Selected<NonNullable<Item>>>
  : T extends object
    ? { readonly [Field in keyof T]-?: Selected<NonNullable<T[Field]>> }
    : T;

type Payloads = NonNullable<Mutation[Exclude<keyof Mutation, '__typename'>]>;

/** The fields of every payload. */
type AnyPayload = (
  Payloads extends infer Payload
    ? Payload extends object
      ? (payload: Omit<Payload, '__typename'>) => void
      : never
    : never
) extends (payload: infer All) => void
  ? All
  : never;

/** The data of an operation, by the schema's root fields; tests name a mutation's payload `it`. */
export type OperationData = Selected<Query & Mutation & Subscription & { it: AnyPayload }>;

/** A response of the gateway. */
export interface OperationResponse {
  readonly data: OperationData;
  /** Undefined where nothing failed, which a test asserts as a whole. */
  readonly errors: Items<{
    readonly message: string;
    readonly path: readonly (string | number)[];
    readonly extensions: { readonly code: string };
  }>;
  readonly extensions: { readonly stale?: readonly string[] };
}
