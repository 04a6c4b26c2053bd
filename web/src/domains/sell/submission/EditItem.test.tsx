// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { type Resolvers, renderScreen } from '#apollo/schema.test-helpers.tsx';
import { session } from '#apollo/session/session.ts';
import { TERMS } from '../builders.test-helpers.ts';
import { createDraft, type Draft, movePhoto, withNewItem } from './draft.ts';
import { EditItem } from './EditItem.tsx';
import { fromRemote, toSaveInput } from './remoteDraft.ts';
import { aDraft, anItem, aRemoteDraft, options } from './submission.test-helpers.tsx';

afterEach(() => {
  cleanup();
  session.lose();
});

const item = {
  id: '5',
  designer: 'Chanel',
  category: 'Handbags',
  model: 'Boy Bag',
  color: 'Black',
  condition: 'good',
  askingPrice: { amount: '2400.00' },
  answers: [],
  extras: ['Box'],
  photos: [{ id: 'p1', path: '/files/p1' }],
};

function Edit() {
  const [changes, setChanges] = useState<Draft | null>(null);
  const props = { item: item as never, changes, setChanges, onClose: () => undefined };
  return <EditItem {...props} />;
}

const renderForm = (resolvers: Resolvers) =>
  renderScreen(<Edit />, { ...options, ...resolvers }, '/?step=item');

function renderEdit(userErrors: object[]) {
  const inputs: unknown[] = [];
  renderForm({
    sellItemUpdate: ({ input }: { input: unknown }) => {
      inputs.push(input);
      return { item: null, userErrors };
    },
  });
  return { inputs };
}

it('sends the complete item, so that cleared fields are removed', async () => {
  const { inputs } = renderEdit([{ code: 'BAD_USER_INPUT', message: 'There is a quote already.' }]);
  await userEvent.clear(await screen.findByLabelText('Color (optional)'));
  await userEvent.clear(screen.getByLabelText('Asking price (optional)'));
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  await screen.findByText('There is a quote already.');
  expect(inputs).toMatchObject([
    { itemId: '5', details: { color: '', askingPrice: null, extras: ['Box'], photoIds: ['p1'] } },
  ]);
});

it('offers a retry when the designers are known but the terms are missing', async () => {
  const terms = [null, TERMS];
  renderForm({ sellTerms: () => terms.shift() });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByLabelText('Designer');
});

it('steps through the item and saves at the end', async () => {
  const { inputs } = renderEdit([{ code: 'FORBIDDEN', message: 'Not now.' }]);
  for (const step of ['Photos', 'Condition', 'Extras']) {
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    await screen.findByRole('tab', { name: step, selected: true });
  }
  expect(screen.queryByRole('tab', { name: 'Contact' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByText('Not now.');
  expect(inputs).toHaveLength(1);
});

it('restores a draft from the shop with the views of its photos', () => {
  const photos = [
    { key: 'a', shot: 'back', name: '', photoId: 'p1', path: '/1' },
    { key: 'b', shot: null, name: '', photoId: 'p2', path: '/2' },
    { key: 'c', shot: 'front', name: 'only-here.jpg', photoId: null, path: null },
  ];
  const { step } = toSaveInput(aDraft({ items: [anItem({ photos })] }));
  const sent = [
    { id: 'p1', path: '/1' },
    { id: 'p2', path: '/2' },
  ];
  const remote = aRemoteDraft({ step, items: [{ answers: [], extras: [], photos: sent }] });
  const back = fromRemote(remote as never);
  expect(back.items[0]?.photos.map(({ shot }) => shot)).toEqual(['back', null]);
});

it('continues a new item instead of adding another, and stops at twenty', () => {
  const flap = { designer: 'Chanel', model: 'Flap' };
  const { draft } = withNewItem(createDraft(), flap);
  expect(withNewItem(draft, flap)).toEqual({ draft, index: 0 });
  expect(withNewItem(draft)).toMatchObject({ draft: { items: { length: 2 } }, index: 1 });
  const full = { ...draft, items: Array.from({ length: 20 }, () => anItem()) };
  expect(withNewItem(full)).toEqual({ draft: full, index: 19 });
});

it('moves no photo beyond the ends', () => {
  const draft = aDraft();
  expect(movePhoto(draft, 'a', -1)).toBe(draft);
  expect(movePhoto(draft, 'a', 1)).toBe(draft);
});
