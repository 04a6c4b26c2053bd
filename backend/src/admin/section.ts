import type { Action } from './actions.ts';
import type { Html } from './layout.ts';

export interface SectionList {
  readonly title: string;
  readonly body: Html;
}

/** A page of one thing, with the actions that are open now. */
export interface SectionPage {
  readonly title: string;
  readonly body: Html;
  readonly actions: readonly Action[];
}

/** One kind of thing: the list at /admin/{name}, each of them at /admin/{name}/{id}. */
export interface Section {
  readonly name: string;
  list(query: Readonly<Record<string, string | undefined>>): SectionList;
  /** Undefined when there is none of that id. */
  open(id: string): SectionPage | undefined;
}

/** The number that an address names; undefined for anything else. */
export const toId = (text: string): number | undefined =>
  /^\d{1,12}$/.test(text) ? Number(text) : undefined;
