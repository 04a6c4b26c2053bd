import type { Action } from './actions.ts';
import type { Html } from './html.ts';

/** A list of the desk. */
export interface Listing {
  readonly title: string;
  readonly body: Html;
}

/** One thing on the desk, with what may be done about it now. */
export interface Opened {
  readonly title: string;
  readonly body: Html;
  readonly actions: readonly Action[];
}

/** One kind of things: their list at /desk/{name}, each of them at /desk/{name}/{id}. */
export interface Room {
  readonly name: string;
  list(query: Readonly<Record<string, string | undefined>>): Listing;
  /** Undefined when there is none of that id. */
  open(id: string): Opened | undefined;
}

/** The number that an address names; undefined for anything else. */
export const idOf = (text: string): number | undefined =>
  /^\d{1,12}$/.test(text) ? Number(text) : undefined;
