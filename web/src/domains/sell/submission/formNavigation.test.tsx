// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Resolvers } from '#apollo/schema.test-helpers.tsx';
import { renderScreen } from '#apollo/schema.test-helpers.tsx';
import { session } from '#apollo/session/session.ts';
import { aSellItem, TERMS } from '../builders.test-helpers.ts';
import { ItemDetails } from '../items/ItemDetails.tsx';
import { LiveUpdates } from '../shared/LiveUpdates.tsx';
import { createDraft, type Draft, type Step, writeDraft } from './draft.ts';
import { findPosition } from './formNavigation.ts';
import { aDraft, anItem, options, renderSubmission } from './submission.test-helpers.tsx';
import type { SellOptions } from './useSellOptions.ts';

const HEADINGS: Readonly<Record<Step, string>> = {
  item: 'What would you like to sell?',
  photos: 'Show it from every side',
  condition: 'What condition is it in?',
  extras: 'What comes with it?',
  contact: 'How can we reach you?',
};

const shows = (step: Step) => screen.findByRole('heading', { name: HEADINGS[step] });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

type Page = Pick<ReturnType<typeof renderScreen>, 'router'>;
const go = ({ router }: Page, by: number) => act(() => router.navigate(by));
const search = ({ router }: Page) => router.state.location.search;

afterEach(() => {
  cleanup();
  session.lose();
  window.localStorage.clear();
});

describe('the history of a submission', () => {
  it('goes one step back and forward, with everything entered', async () => {
    const page = renderSubmission({}, aDraft());
    await shows('item');
    await userEvent.type(screen.getByLabelText('Color (optional)'), 'Red');
    await press('Continue');
    await shows('photos');
    await press('Continue');
    await shows('condition');
    expect(search(page)).toBe('?step=condition');
    await go(page, -1);
    await shows('photos');
    await go(page, -1);
    await shows('item');
    expect(screen.getByLabelText<HTMLInputElement>('Color (optional)').value).toBe('Red');
    await go(page, 2);
    const heading = await shows('condition');
    expect(document.activeElement).toBe(heading);
  });

  it('opens the first incomplete step for one that cannot be reached yet', async () => {
    const page = renderSubmission({}, aDraft({ items: [anItem({ photos: [] })] }), 'contact');
    await shows('photos');
    await waitFor(() => expect(search(page)).toBe('?step=photos'));
    expect(page.router.state.historyAction).toBe('REPLACE');
  });

  it('waits for the draft before it replaces a step', async () => {
    const page = renderSubmission({}, null, 'contact');
    await shows('item');
    expect(search(page)).toBe('?step=contact');
    act(() => writeDraft(page.client.cache, aDraft()));
    await shows('contact');
  });

  it('stays at a step that is completed before its URL is there', async () => {
    const page = renderSubmission();
    await act(() => page.router.navigate('/sell/new'));
    await shows('item');
    vi.spyOn(page.router, 'navigate').mockResolvedValue();
    for (const [label, value] of [
      ['Designer', 'Chanel'],
      ['Category', 'Handbags'],
      ['Model', 'Boy Bag'],
    ] as const) {
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    }
    await screen.findByText('Saved on this device.');
    await shows('item');
    vi.restoreAllMocks();
    await press('Continue');
    await shows('photos');
  });

  it('returns from another item to the review of the first', async () => {
    const page = renderSubmission({}, aDraft(), 'contact');
    await press('Add another item');
    await shows('item');
    expect(search(page)).toBe('?step=item&draftItem=2');
    await userEvent.type(screen.getByLabelText('Designer'), 'Cha');
    await go(page, -1);
    await shows('contact');
    await press('Edit Cha');
    expect((await screen.findByLabelText<HTMLInputElement>('Designer')).value).toBe('Cha');
  });

  it('replaces the last step when the submission is sent', async () => {
    session.begin('Ann');
    const accepted = () => ({
      submissionId: '3',
      items: [{ id: '5', quoteId: '1005', designer: 'Chanel', model: 'Boy Bag' }],
      userErrors: [],
    });
    const page = renderSubmission({ sellItemSubmit: accepted }, aDraft(), 'extras');
    await shows('extras');
    await press('Continue');
    await press('Request a quote');
    await screen.findByText('Quote Id 1005');
    expect(search(page)).toBe('');
    await go(page, -1);
    await shows('item');
    expect(screen.getByLabelText<HTMLInputElement>('Designer').value).toBe('');
    await go(page, 1);
    await screen.findByText('Quote Id 1005');
  });
});

describe('the history of an edited item', () => {
  const item = aSellItem({ photos: [{ id: 'p1', path: '/files/p1' }], extras: [], answers: [] });

  function renderItem(resolvers: Resolvers = {}, path = '/') {
    return renderScreen(
      <LiveUpdates>
        <ItemDetails id="7" onShip={() => undefined} />
      </LiveUpdates>,
      { ...options, sellItem: () => item, sellTerms: () => TERMS, ...resolvers },
      path,
    );
  }

  it('closes from any step when it was opened by its URL', async () => {
    renderItem({}, '/?step=item');
    await shows('item');
    await press('Continue');
    await shows('photos');
    await press('Discard changes');
    await screen.findByRole('button', { name: 'Edit details' });
  });

  it('returns to the item and keeps its changes until they are discarded', async () => {
    const page = renderItem();
    await press('Edit details');
    await userEvent.type(await screen.findByLabelText('Size (optional)'), 'M');
    await go(page, -1);
    await press('Edit details');
    expect((await screen.findByLabelText<HTMLInputElement>('Size (optional)')).value).toBe('M');
    await press('Continue');
    await shows('photos');
    await press('Discard changes');
    await screen.findByRole('button', { name: 'Edit details' });
    expect(page.router.state.historyAction).toBe('POP');
    await press('Edit details');
    expect((await screen.findByLabelText<HTMLInputElement>('Size (optional)')).value).toBe('');
  });
});

describe('findPosition', () => {
  const steps: readonly Step[] = ['item', 'photos', 'condition', 'extras', 'contact'];
  const known = {
    sellDesigners: [{ name: 'Chanel', path: null, models: [] }],
    sellTerms: TERMS,
  } as unknown as SellOptions;
  const find = (text: string, draft: Draft) =>
    findPosition(new URLSearchParams(text), draft, { steps, options: known });

  it.each([
    ['', { item: 1, step: 'photos' }],
    ['step=nothing', { item: 1, step: 'photos' }],
    ['step=contact', { item: 0, step: 'contact' }],
    ['step=contact&draftItem=2', { item: 1, step: 'photos' }],
    ['step=item&draftItem=2', { item: 1, step: 'item' }],
    ['step=item&draftItem=9', { item: 0, step: 'item' }],
    ['step=item&draftItem=x', { item: 0, step: 'item' }],
  ])('reads %j', (text, position) => {
    expect(find(text, aDraft({ items: [anItem(), anItem({ photos: [] })] }))).toEqual(position);
  });

  it('reviews complete items, and starts with the first step of a blank draft', () => {
    expect(find('', aDraft({ items: [anItem(), anItem()] }))).toEqual({ item: 0, step: 'contact' });
    expect(find('step=extras', createDraft())).toEqual({ item: 0, step: 'item' });
  });

  it.each([{ designer: 'Nobody' }, { category: '' }, { model: ' ' }, { askingPrice: 'much' }])(
    'does not leave the first step with %j',
    (part) => {
      expect(find('step=photos', aDraft({ items: [anItem(part)] })).step).toBe('item');
    },
  );
});
