import { act } from '@testing-library/react';
import { type Resolvers, renderScreen } from '#apollo/schema.test-helpers.tsx';
import { session } from '#apollo/session/session.ts';
import { createDraft, type Draft, type DraftItem, type Step, writeDraft } from './draft.ts';
import { Submission } from './Submission.tsx';

/** The options for submissions. */
export const options: Resolvers = {
  sellDesigners: () => [
    { name: 'Chanel', path: '/chanel', models: [{ name: 'Boy Bag', category: 'Handbags' }] },
  ],
  sellTerms: () => ({
    offerDays: 14,
    shipDays: 14,
    storeCreditBonusPercent: 10,
    categories: ['Handbags', 'Shoes'],
    extras: ['Box', 'Dust bag'],
    conditions: [{ code: 'good', label: 'Good', text: 'Visible wear.' }],
    questions: [{ part: 'exterior', answers: ['Like new'] }],
    commission: [],
  }),
};

export const anItem = (part: Partial<DraftItem> = {}): DraftItem => ({
  designer: 'Chanel',
  category: 'Handbags',
  model: 'Boy Bag',
  material: '',
  color: '',
  size: '',
  notes: '',
  condition: 'good',
  answers: {},
  extras: [],
  askingPrice: '',
  photos: [{ key: 'a', shot: 'front', name: 'a.jpg', photoId: 'p1', path: '/files/p1' }],
  ...part,
});

/** A draft with a complete item. */
export const aDraft = (part: Partial<Draft> = {}): Draft => ({
  ...createDraft(),
  items: [anItem()],
  ...part,
});

/** A draft as returned by the gateway. */
export const aRemoteDraft = (part: object = {}) => ({
  id: '7',
  step: 'item:',
  createdAt: '2026-11-20T10:00:00Z',
  updatedAt: '2026-11-20T12:00:00Z',
  contact: null,
  items: [{ designer: 'Chanel', model: 'Theirs', answers: [], extras: [], photos: [] }],
  ...part,
});

/** Renders a new submission that continues `draft` at `step`, as a guest unless a customer is signed in. */
export function renderSubmission(
  resolvers: Resolvers = {},
  draft: Draft | null = null,
  step: Step = 'item',
) {
  const inputs: Record<string, unknown>[] = [];
  const record = (resolve: (args: never) => unknown) => (args: { input: never }) => {
    inputs.push(args.input);
    return resolve(args as never);
  };
  const { sellDraftSave, sellItemSubmit, ...others } = resolvers;
  const page = renderScreen(
    <Submission />,
    {
      ...options,
      sellDrafts: () => [],
      sellDraftDelete: () => ({ isDeleted: true, userErrors: [] }),
      ...others,
      ...(sellDraftSave && { sellDraftSave: record(sellDraftSave) }),
      ...(sellItemSubmit && { sellItemSubmit: record(sellItemSubmit) }),
    },
    `/sell/new?step=${step}`,
  );
  act(() => {
    session.start();
    if (draft) writeDraft(page.client.cache, draft);
  });
  return { ...page, inputs };
}
