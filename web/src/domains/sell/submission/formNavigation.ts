import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { checkRequired } from '#lib/forms/checks.ts';
import { hasEnoughPhotos } from '../photos/shots.ts';
import {
  createDraft,
  type Draft,
  type DraftItem,
  isBlank,
  readDraft,
  type Step,
  withNewItem,
  writeDraft,
} from './draft.ts';
import { checkDesigner, checkModel, checkPrice } from './itemRules.ts';
import type { SellOptions } from './useSellOptions.ts';

/** What the form shows: a step of one of the draft's items, given as 0-based index. */
export interface Position {
  readonly item: number;
  readonly step: Step;
}

const STEP = 'step';
/** Counted from 1; omitted for the first item. */
const ITEM = 'draftItem';
/** `new` opens the form in a dialog. */
const DIALOG = 'sell';

const isFilled = checkRequired('');

const CHECKS: Readonly<Record<Step, (item: DraftItem, options: SellOptions) => boolean>> = {
  item: ({ designer, category, model, askingPrice }, { sellDesigners }) =>
    checkDesigner(designer, sellDesigners) === true &&
    isFilled(category) === true &&
    checkModel(model) === true &&
    checkPrice(askingPrice) === true,
  photos: ({ photos }) => hasEnoughPhotos(photos),
  condition: ({ condition }) => isFilled(condition) === true,
  extras: () => true,
  contact: () => true,
};

/**
 * The position in the URL. The first incomplete step replaces a missing step and one that cannot be reached yet. A blank
 * draft, which may not have been read yet, has only the first step.
 */
export function findPosition(
  search: URLSearchParams,
  draft: Draft,
  form: { steps: readonly Step[]; options: SellOptions },
): Position {
  if (isBlank(draft)) return { item: 0, step: 'item' };
  const { steps, options } = form;
  const isIncomplete = (item: DraftItem) => steps.some((step) => !CHECKS[step](item, options));
  const requested = steps.find((step) => step === search.get(STEP));
  const number = Number(search.get(ITEM) ?? 1);
  const named = requested && draft.items[number - 1] ? number - 1 : 0;
  const index = requested ? named : Math.max(0, draft.items.findIndex(isIncomplete));
  const item = draft.items[index];
  const open = steps.findIndex((step) => item && !CHECKS[step](item, options));
  const reachable = open < 0 ? steps : steps.slice(0, open + 1);
  return {
    item: index,
    step: reachable.find((step) => step === requested) ?? reachable.at(-1) ?? 'item',
  };
}

/** The search parameters with another position; null removes it. */
export function withPosition(search: URLSearchParams, position: Position | null): URLSearchParams {
  const params = new URLSearchParams(search);
  params.delete(ITEM);
  if (!position) params.delete(STEP);
  if (position) params.set(STEP, position.step);
  if (position && position.item > 0) params.set(ITEM, String(position.item + 1));
  return params;
}

interface HistoryState {
  /** The number of entries since the form was opened. */
  readonly depth?: number;
}

/** The state of a link that opens the form above its page. */
export const OPENED: HistoryState = { depth: 1 };

/** Navigation in the form: each step is a history entry of its own, so that Back shows the previous one. */
export function useFormNavigation() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { depth = 0 }: HistoryState = useLocation().state ?? {};
  // A form that was opened by its URL has no page below it to return to.
  const isFirst = depth === 0 && (search.has(STEP) || search.has(DIALOG));
  const replace = (params: URLSearchParams, state: HistoryState) =>
    void navigate({ search: `?${params}` }, { replace: true, state, preventScrollReset: true });
  return {
    search,
    isAtStep: search.has(STEP),
    goTo: (position: Position) =>
      void navigate(
        { search: `?${withPosition(search, position)}` },
        { state: { depth: isFirst ? 0 : depth + 1 }, preventScrollReset: true },
      ),
    correct: (position: Position) => replace(withPosition(search, position), { depth }),
    /** Replaces the last step by the page without one; rendered when the promise resolves. */
    finish: async () =>
      navigate(
        { search: `?${withPosition(search, null)}` },
        { replace: true, state: { depth }, flushSync: true },
      ),
    /** Returns to the page above which the form was opened. */
    close: () => {
      if (depth > 0) return void navigate(-depth);
      const params = withPosition(search, null);
      params.delete(DIALOG);
      replace(params, {});
    },
  };
}

/** Adds an item to the stored draft and returns the path of its first step. */
export function useStartItem(): (part: Partial<DraftItem>) => string {
  const { cache } = useApolloClient();
  return useCallback(
    (part) => {
      const { draft, index } = withNewItem(readDraft(cache) ?? createDraft(), part);
      writeDraft(cache, { ...draft, isSaved: false });
      const params = withPosition(new URLSearchParams(), { item: index, step: 'item' });
      return `/sell/new?${params}`;
    },
    [cache],
  );
}
