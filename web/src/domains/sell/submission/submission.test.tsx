// @vitest-environment happy-dom
import type { NormalizedCacheObject } from '@apollo/client';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ShopCache } from '#apollo/cache.ts';
import { persistedPart } from '#apollo/persistedPart.ts';
import { session } from '#apollo/session/session.ts';
import { uploadPhoto } from '../photos/uploadPhoto.ts';
import { readDraft, writeDraft } from './draft.ts';
import { aDraft, anItem, aRemoteDraft, renderSubmission } from './submission.test-helpers.tsx';

vi.mock('../photos/preparePhoto.ts', () => ({ preparePhoto: async (file: File) => file }));
vi.mock('../photos/uploadPhoto.ts', () => ({ uploadPhoto: vi.fn() }));

const SLOW = { timeout: 4000 };
const saved = (id = '9', updatedAt = '2026-11-21T10:00:00Z') => ({
  draft: aRemoteDraft({ id, updatedAt }),
  userErrors: [],
});
const aFile = () => new File(['x'], 'front.jpg', { type: 'image/jpeg' });
const anUnsentPhoto = { key: 'u', shot: 'front', name: 'f.jpg', photoId: null, path: null };

beforeEach(() => {
  vi.mocked(uploadPhoto).mockReset();
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x' }));
});
afterEach(() => {
  cleanup();
  session.closeDialog();
  session.lose();
  window.localStorage.clear();
});

const extract = ({ client }: ReturnType<typeof renderSubmission>) =>
  client.cache.extract() as NormalizedCacheObject;

async function addPhoto() {
  const dropzone = screen.getByRole('group', { name: 'Add photos' });
  const input = dropzone.parentElement?.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no input for files.');
  await userEvent.upload(input, aFile());
}

describe('the steps', () => {
  it('reports missing values at each field and stays on the step', async () => {
    renderSubmission();
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    await screen.findByText('Enter a designer.');
    screen.getByText('Please choose a category.');
    screen.getByText('Enter the model, as best you know it.');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Designer')));
  });

  it("accepts only the shop's designers, in the shop's spelling", async () => {
    renderSubmission();
    const designer = await screen.findByLabelText<HTMLInputElement>('Designer');
    await userEvent.type(designer, 'Nobody');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByText(/^We aren’t accepting “Nobody” right now/);
    await userEvent.clear(designer);
    await userEvent.type(designer, 'chanel');
    await userEvent.type(screen.getByLabelText('Model'), 'boy bag');
    await userEvent.tab();
    await waitFor(() => expect(designer.value).toBe('Chanel'));
    expect(screen.getByLabelText<HTMLSelectElement>('Category').value).toBe('Handbags');
  });

  it('replaces a short name by that of the designer, also on Enter', async () => {
    const sellDesigners = () => [{ name: 'Saint Laurent', path: '/saint-laurent', models: [] }];
    const page = renderSubmission({ sellDesigners }, aDraft({ items: [anItem({ designer: '' })] }));
    await userEvent.type(await screen.findByLabelText('Designer'), 'Y.S.L.{Enter}');
    await screen.findByRole('heading', { name: 'Show it from every side' });
    expect(readDraft(page.client.cache)?.items[0]?.designer).toBe('Saint Laurent');
  });

  it('opens previous steps directly and later ones only by continuing', async () => {
    renderSubmission({}, aDraft(), 'condition');
    const condition = await screen.findByRole('tab', { name: 'Condition' });
    expect(condition.getAttribute('aria-selected')).toBe('true');
    expect(screen.getByRole('tab', { name: 'Extras' }).hasAttribute('disabled')).toBe(true);
    await userEvent.click(screen.getByRole('tab', { name: 'Item' }));
    const heading = await screen.findByRole('heading', { name: 'What would you like to sell?' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it('requires a condition and asks about the relevant parts', async () => {
    const page = renderSubmission({}, aDraft({ items: [anItem({ condition: '' })] }), 'condition');
    await screen.findByRole('heading', { name: 'What condition is it in?' });
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    const error = await screen.findByRole('alert');
    expect(error.textContent).toBe('Please choose the condition that fits best.');
    // Above the options, so that it is visible when the first of them takes the focus.
    const option = screen.getByRole('radio', { name: 'Good' });
    expect(error.compareDocumentPosition(option)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.click(screen.getByText('Good'));
    await userEvent.selectOptions(screen.getByLabelText('Exterior (optional)'), 'Like new');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await userEvent.click(await screen.findByLabelText('Dust bag'));
    expect(readDraft(page.client.cache)?.items[0]).toMatchObject({
      condition: 'good',
      answers: { exterior: 'Like new' },
      extras: ['Dust bag'],
    });
  });
});

describe('a watch', () => {
  const watch = anItem({ category: 'Watches', condition: 'excellent', photos: [] });

  it('is photographed without base, corners and interior', async () => {
    renderSubmission({}, aDraft({ items: [watch] }), 'photos');
    const shots = await screen.findAllByRole('button', { name: /: add a photo$/ });
    expect(shots.map((shot) => shot.getAttribute('aria-label')?.split(':')[0])).toEqual([
      'Front',
      'Back',
      'Hardware',
      'Serial or date code',
      'Flaws',
    ]);
  });
});

describe('the draft', () => {
  it('is persisted on every keystroke and restored after a reload', async () => {
    const first = renderSubmission();
    await userEvent.type(await screen.findByLabelText('Designer'), 'Cha');
    await screen.findByText('Saved on this device.');
    const stored = persistedPart(extract(first));
    first.unmount();
    const second = renderSubmission();
    act(() => (second.client.cache as ShopCache).takePersisted(stored));
    const designer = await screen.findByLabelText<HTMLInputElement>('Designer');
    await waitFor(() => expect(designer.value).toBe('Cha'));
    expect(first.calls).toEqual(['SellOptions']);
  });

  it('merges changes from another tab with those typed here', async () => {
    const page = renderSubmission({}, aDraft());
    await screen.findByDisplayValue('Boy Bag');
    const draft = readDraft(page.client.cache) ?? aDraft();
    act(() => writeDraft(page.client.cache, { ...draft, items: [anItem({ color: 'Red' })] }));
    await screen.findByDisplayValue('Red');
    await userEvent.type(screen.getByLabelText('Size (optional)'), 'M');
    expect(readDraft(page.client.cache)?.items[0]).toMatchObject({ color: 'Red', size: 'M' });
  });

  it('ignores invalid persisted data', async () => {
    renderSubmission({}, { items: 'none' } as never);
    const designer = await screen.findByLabelText<HTMLInputElement>('Designer');
    expect(designer.value).toBe('');
  });

  it('is saved to the shop after a pause, under one id', async () => {
    session.begin('Ann');
    const page = renderSubmission({ sellDraftSave: () => saved() });
    await userEvent.type(await screen.findByLabelText('Designer'), 'Chanel');
    await screen.findByText('Saved to your account.', {}, SLOW);
    await userEvent.type(screen.getByLabelText('Model'), 'Flap');
    await screen.findByText('Saved on this device.');
    await screen.findByText('Saved to your account.', {}, SLOW);
    expect(page.calls.toSorted()).toEqual([
      'SaveSellDraft',
      'SaveSellDraft',
      'SellDrafts',
      'SellOptions',
    ]);
    expect(page.inputs[1]).toMatchObject({ draftId: '9', items: [{ model: 'Flap' }] });
  });

  it('loads what another device has saved since', async () => {
    session.begin('Ann');
    const remote = { id: '7', updatedAt: '2026-11-20T11:00:00Z' };
    const page = renderSubmission(
      { sellDrafts: () => [aRemoteDraft()] },
      aDraft({ remote, isSaved: true }),
    );
    await screen.findByDisplayValue('Theirs');
    expect(page.calls).not.toContain('SaveSellDraft');
  });

  it('keeps both versions when this device has changes too', async () => {
    session.begin('Ann');
    const remote = { id: '7', updatedAt: '2026-11-20T11:00:00Z' };
    const page = renderSubmission(
      { sellDrafts: () => [aRemoteDraft()], sellDraftSave: () => saved() },
      aDraft({ remote, isSaved: false }),
    );
    await screen.findByText('Saved to your account.', {}, SLOW);
    screen.getByDisplayValue('Boy Bag');
    expect(page.inputs[0]).not.toHaveProperty('draftId');
    expect(page.inputs[0]).toMatchObject({ items: [{ model: 'Boy Bag' }] });
  });

  it('survives the end of the session', async () => {
    session.begin('Ann');
    const page = renderSubmission({ sellDraftSave: () => saved() }, aDraft());
    await screen.findByDisplayValue('Boy Bag');
    await act(async () => {
      session.lose();
      page.client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'submissionDraft' });
    });
    await screen.findByText('Saved on this device.');
    screen.getByDisplayValue('Boy Bag');
    expect(JSON.stringify(persistedPart(extract(page)))).toContain('Boy Bag');
  });

  it('is deleted here and in the shop on a confirmed restart', async () => {
    const remote = { id: '7', updatedAt: '2026-11-20T12:00:00Z' };
    const photos = await import('../photos/photoStorage.ts');
    await photos.storePhoto('u', aFile());
    const items = [anItem({ photos: [anUnsentPhoto] })];
    const page = renderSubmission({}, aDraft({ remote, items }));
    await userEvent.click(await screen.findByRole('button', { name: 'Start over' }));
    let dialog = await screen.findByRole('alertdialog', { name: 'Start over?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    screen.getByDisplayValue('Boy Bag');
    await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
    dialog = await screen.findByRole('alertdialog', { name: 'Start over?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Start over' }));
    await waitFor(() => expect(screen.queryByDisplayValue('Boy Bag')).toBeNull());
    expect(page.calls).toContain('DeleteSellDraft');
    expect(await photos.readPhoto('u')).toBeNull();
  });
});

describe('photos', () => {
  it("stay on a guest's device and fill the guided list in order", async () => {
    renderSubmission({}, aDraft({ items: [anItem({ photos: [] })] }), 'photos');
    await screen.findByRole('heading', { name: 'Show it from every side' });
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByText('Add a photo of the front or back to continue.');
    await addPhoto();
    await screen.findByText('Photo 1: Front');
    await addPhoto();
    await screen.findByText('Photo 2: Back');
    screen.getByText('2 of 20 photos. Your photos stay on this device until you sign in.');
    expect(uploadPhoto).not.toHaveBeenCalled();
  });

  it('are uploaded for a customer; a failed one shows the reason and is retried', async () => {
    vi.mocked(uploadPhoto)
      .mockRejectedValueOnce(new Error('down'))
      .mockResolvedValueOnce({ id: 'p9', path: '/files/p9' });
    session.begin('Ann');
    const page = renderSubmission(
      { sellDraftSave: () => saved() },
      aDraft({ items: [anItem({ photos: [] })] }),
      'photos',
    );
    await screen.findByRole('heading', { name: 'Show it from every side' });
    await addPhoto();
    await screen.findByText(/^We couldn’t reach the shop/);
    await userEvent.click(screen.getByRole('button', { name: 'Try Photo 1: Front again' }));
    const remove = screen.getByRole('button', { name: 'Remove Photo 1: Front' });
    expect(document.activeElement).toBe(remove);
    await waitFor(() =>
      expect(readDraft(page.client.cache)?.items[0]?.photos[0]?.photoId).toBe('p9'),
    );
    expect(uploadPhoto).toHaveBeenCalledTimes(2);
  });

  it('are reordered and removed, also during an upload', async () => {
    const signals: AbortSignal[] = [];
    vi.mocked(uploadPhoto).mockImplementation((_, { signal }) => {
      signals.push(signal);
      return new Promise(() => {});
    });
    session.begin('Ann');
    const photos = [...anItem().photos, { ...anUnsentPhoto, shot: 'back' }];
    const { storePhoto } = await import('../photos/photoStorage.ts');
    await storePhoto('u', aFile());
    renderSubmission({}, aDraft({ items: [anItem({ photos })] }), 'photos');
    const progress = await screen.findByRole('progressbar', { name: 'Photo 2: Back: uploading' });
    expect(progress.getAttribute('aria-valuenow')).toBe('0');
    await userEvent.click(screen.getByRole('button', { name: 'Move Photo 2: Back earlier' }));
    await screen.findByText('Photo 1: Back');
    await userEvent.click(screen.getByRole('button', { name: 'Remove Photo 1: Back' }));
    await waitFor(() => expect(screen.getAllByText(/^Photo \d/)).toHaveLength(1));
    const remove = screen.getByRole('button', { name: 'Remove Photo 1: Front' });
    await waitFor(() => expect(document.activeElement).toBe(remove));
    expect(signals[0]?.aborted).toBe(true);
  });

  it('are reported when they are no longer on the device', async () => {
    session.begin('Ann');
    const photos = [{ ...anUnsentPhoto, key: 'lost' }];
    renderSubmission({}, aDraft({ items: [anItem({ photos })] }), 'photos');
    await screen.findByText(/^This photo is no longer on this device/);
    expect(uploadPhoto).not.toHaveBeenCalled();
  });
});

describe('submitting', () => {
  const accepted = () => ({
    submissionId: '3',
    items: [{ id: '5', quoteId: '1005', designer: 'Chanel', model: 'Boy Bag' }],
    userErrors: [],
  });

  it('shows no error after the next sign-in if the session ended meanwhile', async () => {
    session.begin('Ann');
    const sellItemSubmit = () => {
      session.lose();
      throw new Error('ended');
    };
    renderSubmission({ sellItemSubmit }, aDraft(), 'contact');
    await userEvent.click(await screen.findByRole('button', { name: 'Request a quote' }));
    await screen.findByRole('button', { name: 'Sign in and submit' });
    act(() => session.begin('Ann'));
    await screen.findByRole('button', { name: 'Request a quote' });
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['']);
  });

  it('asks a guest to sign in, then submits once and starts anew', async () => {
    const page = renderSubmission({ sellItemSubmit: accepted }, aDraft(), 'contact');
    const key = readDraft(page.client.cache)?.key;
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in and submit' }));
    expect(session.getState().notice).toMatch(/^Please sign in to submit/);
    act(() => session.begin('Ann'));
    await screen.findByText('Quote Id 1005');
    expect(page.inputs).toHaveLength(1);
    expect(page.inputs[0]).toMatchObject({
      idempotencyKey: key,
      items: [{ designer: 'Chanel', condition: 'good', photoIds: ['p1'] }],
    });
    await userEvent.click(screen.getByRole('button', { name: 'Sell another item' }));
    expect((await screen.findByLabelText<HTMLInputElement>('Designer')).value).toBe('');
    expect(readDraft(page.client.cache)?.key).not.toBe(key);
  });

  it('waits for the photos', async () => {
    let arrive = (_: { id: string; path: string }) => {};
    vi.mocked(uploadPhoto).mockReturnValue(
      new Promise((resolve) => {
        arrive = resolve;
      }),
    );
    session.begin('Ann');
    const { storePhoto } = await import('../photos/photoStorage.ts');
    await storePhoto('u', aFile());
    const page = renderSubmission(
      { sellItemSubmit: accepted, sellDraftSave: () => saved() },
      aDraft({ items: [anItem({ photos: [anUnsentPhoto] })] }),
      'contact',
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Request a quote' }));
    await screen.findByRole('button', { name: 'Uploading photos, 1 to go…' });
    expect(page.calls).not.toContain('SubmitSellItems');
    await act(async () => arrive({ id: 'p9', path: '/files/p9' }));
    await screen.findByText('Quote Id 1005');
    expect(page.inputs.at(-1)).toMatchObject({ items: [{ photoIds: ['p9'] }] });
  });

  it('uploads photos again whose upload has failed', async () => {
    vi.mocked(uploadPhoto)
      .mockRejectedValueOnce(new Error('down'))
      .mockResolvedValueOnce({ id: 'p9', path: '/files/p9' });
    session.begin('Ann');
    const { storePhoto } = await import('../photos/photoStorage.ts');
    await storePhoto('u', aFile());
    renderSubmission(
      { sellItemSubmit: accepted, sellDraftSave: () => saved() },
      aDraft({ items: [anItem({ photos: [anUnsentPhoto] })] }),
      'contact',
    );
    await screen.findByRole('button', { name: 'Request a quote' });
    await waitFor(() => expect(uploadPhoto).toHaveBeenCalledOnce());
    await userEvent.click(screen.getByRole('button', { name: 'Request a quote' }));
    await screen.findByText('Quote Id 1005');
    expect(uploadPhoto).toHaveBeenCalledTimes(2);
  });

  it('can be sent again after the session has ended during an upload', async () => {
    vi.mocked(uploadPhoto).mockReturnValue(new Promise(() => {}));
    session.begin('Ann');
    const { storePhoto } = await import('../photos/photoStorage.ts');
    await storePhoto('u', aFile());
    renderSubmission({}, aDraft({ items: [anItem({ photos: [anUnsentPhoto] })] }), 'contact');
    await userEvent.click(await screen.findByRole('button', { name: 'Request a quote' }));
    await screen.findByRole('button', { name: 'Uploading photos, 1 to go…' });
    act(() => session.lose());
    const send = await screen.findByRole('button', { name: 'Sign in and submit' });
    expect(send.getAttribute('aria-disabled')).toBeNull();
  });

  it('sends an asking price that was entered with a dollar sign and a comma', async () => {
    session.begin('Ann');
    const page = renderSubmission(
      { sellItemSubmit: accepted },
      aDraft({ items: [anItem({ askingPrice: '$1,250.50' })] }),
      'contact',
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Request a quote' }));
    await screen.findByText('Quote Id 1005');
    expect(page.inputs.at(-1)).toMatchObject({ items: [{ askingPrice: '1250.50' }] });
  });

  it('shows why the shop has rejected it and keeps everything', async () => {
    session.begin('Ann');
    const userErrors = [{ code: 'BAD_USER_INPUT', message: 'No more today.', field: null }];
    renderSubmission(
      { sellItemSubmit: () => ({ submissionId: null, items: [], userErrors }) },
      aDraft(),
      'contact',
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Request a quote' }));
    await screen.findByText('No more today.');
    screen.getByText('Chanel Boy Bag');
  });

  it('rejects an incomplete submission and an invalid phone number', async () => {
    const items = [anItem(), anItem({ model: 'Flap', condition: '' })];
    const page = renderSubmission({}, aDraft({ items }), 'contact');
    await userEvent.type(await screen.findByLabelText('Phone (optional)'), 'x');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in and submit' }));
    await screen.findByText('Please check the phone number.');
    await userEvent.clear(screen.getByLabelText('Phone (optional)'));
    const contact = screen.getByLabelText('How should we contact you?');
    await userEvent.selectOptions(contact, 'By phone');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in and submit' }));
    await screen.findByText('Enter the phone number that we should call.');
    await userEvent.selectOptions(contact, 'By email');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in and submit' }));
    await screen.findByText(/^One item isn’t complete/);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Chanel Flap' }));
    await waitFor(() => expect(screen.queryByText('Chanel Flap')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Add another item' }));
    await screen.findByRole('heading', { name: 'What would you like to sell?' });
    expect(readDraft(page.client.cache)?.items).toHaveLength(2);
  });
});
