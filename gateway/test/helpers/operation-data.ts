import type { Mutation, Query, Subscription } from '../../src/generated/types.ts';

type Items<Item> = readonly [Item, Item, Item, ...Item[]];

/** `T` with every field selected and non-null: a test that reads an omitted or null field throws. */
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

/** The data of an operation by root field; tests alias a mutation's payload as `it`. */
export type OperationData = Selected<Query & Mutation & Subscription & { it: AnyPayload }>;

/** The gateway's response. */
export interface OperationResponse {
  readonly data: OperationData;
  /** Undefined without errors; tests assert it as a whole. */
  readonly errors: Items<{
    readonly message: string;
    readonly path: readonly (string | number)[];
    readonly extensions: { readonly code: string };
  }>;
  readonly extensions: { readonly stale?: readonly string[] };
}
