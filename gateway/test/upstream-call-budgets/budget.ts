import type { Fixtures } from './fixtures.ts';
import type { SeedData } from './seed.ts';

/** Variables and session of an operation. */
export interface PreparedRequest {
  readonly variables: Readonly<Record<string, unknown>>;
  /** The session of a customer other than the default one. */
  readonly token?: string;
}

/** The upstream calls that an operation may make with empty caches. */
export interface Budget {
  readonly variables?: (seedData: SeedData) => Readonly<Record<string, unknown>>;
  /** Creates the data that the operation needs and returns its variables; its own calls do not count. */
  readonly prepare?: (fixtures: Fixtures) => Promise<PreparedRequest>;
  /** True for a signed-in customer, who has 20 cart lines, 60 favorites and 30 orders. */
  readonly isCustomer?: boolean;
  /** Calls to the commerce back end, REST and GraphQL. */
  readonly commerce: number;
  /** Calls to the search service. */
  readonly search: number;
  /** The purpose of the calls. */
  readonly why: string;
}

/** The operation of a budget. An operation for both owners of a cart has two, such as `ReadCart (guest)`. */
export function getOperationName(budgetName: string): string {
  return budgetName.replace(/ \(.*/, '');
}

/** A named operation with its budget. */
export interface HardCase extends Budget {
  readonly name: string;
  readonly query: string | ((seedData: SeedData) => string);
}
