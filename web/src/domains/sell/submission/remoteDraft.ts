import { type Draft, type DraftItem, newKey, STEPS, type Step } from './draft.ts';
import type {
  SellDraft_DraftFragment,
  SellDraftSaveInput,
  SellItemDetailsInput,
} from './SellDraft.generated.ts';
import { SHOTS } from './shots.ts';

/** The shop keeps no shot beside a photo, so the step's word carries a letter for each; what is too long is cut. */
const WORD_LENGTH = 40;
const OTHER = '-';

const letterOf = (shot: string | null): string =>
  SHOTS.find(({ code }) => code === shot)?.letter ?? OTHER;

const shotOf = (letter: string | undefined): string | null =>
  SHOTS.find((shot) => shot.letter === letter)?.code ?? null;

function wordOf({ step, items }: Draft): string {
  const letters = items.map((item) =>
    sentPhotos(item)
      .map(({ shot }) => letterOf(shot))
      .join(''),
  );
  return `${step}:${letters.join('.')}`.slice(0, WORD_LENGTH);
}

const sentPhotos = (item: DraftItem) => item.photos.filter(({ photoId }) => photoId !== null);

const amountOf = (text: string): string | null =>
  /^\d{1,7}(\.\d{1,2})?$/.test(text.trim()) ? text.trim() : null;

/** An item's words as the gateway takes them; what is empty is left out. */
export function detailsOf(item: DraftItem): SellItemDetailsInput {
  const { designer, category, model, material, color, size, notes, condition } = item;
  const texts = Object.entries({
    designer,
    category,
    model,
    material,
    color,
    size,
    notes,
    condition,
  }).filter(([, text]) => text.trim() !== '');
  return {
    ...Object.fromEntries(texts),
    answers: Object.entries(item.answers)
      .filter(([, answer]) => answer !== '')
      .map(([part, answer]) => ({ part, answer })),
    extras: [...item.extras],
    askingPrice: amountOf(item.askingPrice),
    photoIds: sentPhotos(item).flatMap(({ photoId }) => photoId ?? []),
  };
}

/** What sellDraftSave takes. */
export function toRemote(draft: Draft): SellDraftSaveInput {
  return {
    ...(draft.remoteId === null ? {} : { draftId: draft.remoteId }),
    step: wordOf(draft),
    items: draft.items.map(detailsOf),
    contact: { ...draft.contact },
  };
}

const stepOf = (word: string): Step => STEPS.find((step) => step === word) ?? 'item';

/** A draft of the shop's, to go on with here. */
export function fromRemote(remote: SellDraft_DraftFragment): Draft {
  const [step = '', letters = ''] = (remote.step ?? '').split(':');
  const shots = letters.split('.');
  const { contact } = remote;
  return {
    key: newKey(),
    step: stepOf(step),
    current: 0,
    remoteId: remote.id,
    contact: {
      name: contact?.name ?? '',
      phone: contact?.phone ?? '',
      preferred: contact?.preferred ?? 'mail',
    },
    items: remote.items.map((item, index) => toItem(item, shots[index] ?? '')),
  };
}

type RemoteItem = SellDraft_DraftFragment['items'][number];

/** An item of the shop's, to go on with here. `letters` name the shots of its photos, in their order. */
export function toItem(item: Omit<RemoteItem, '__typename'>, letters = ''): DraftItem {
  return {
    designer: item.designer ?? '',
    category: item.category ?? '',
    model: item.model ?? '',
    material: item.material ?? '',
    color: item.color ?? '',
    size: item.size ?? '',
    notes: item.notes ?? '',
    condition: item.condition ?? '',
    answers: Object.fromEntries(item.answers.map(({ part, answer }) => [part, answer])),
    extras: item.extras,
    askingPrice: item.askingPrice?.amount ?? '',
    photos: item.photos.map(({ id, path }, index) => ({
      key: newKey(),
      shot: shotOf(letters[index]),
      name: '',
      photoId: id,
      path,
    })),
  };
}
