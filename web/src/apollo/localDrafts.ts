import type { ApolloCache } from '@apollo/client';
import { LocalDrafts, type LocalDraftsQuery } from './LocalDrafts.generated.ts';

type LocalDraft = LocalDraftsQuery['drafts'][number];
type DraftForm = LocalDraft['form'];

const readAll = (cache: ApolloCache): readonly LocalDraft[] =>
  cache.readQuery({ query: LocalDrafts })?.drafts ?? [];

/** What a form's draft holds, unchecked: an older release may have written it. Undefined when there is none. */
export const findDraft = (drafts: readonly LocalDraft[], form: DraftForm): unknown =>
  drafts.find((draft) => draft.form === form)?.values;

/** The same from a cache. */
export const readLocalDraft = (cache: ApolloCache, form: DraftForm): unknown =>
  findDraft(readAll(cache), form);

/** Replaces a form's draft; null removes it. */
export function writeLocalDraft(cache: ApolloCache, form: DraftForm, values: object | null): void {
  const others = readAll(cache).filter((draft) => draft.form !== form);
  const own = values ? [{ __typename: 'LocalDraft' as const, form, values }] : [];
  cache.writeQuery({ query: LocalDrafts, data: { drafts: [...others, ...own] } });
}
