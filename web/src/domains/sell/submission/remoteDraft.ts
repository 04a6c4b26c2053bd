import { SHOTS } from '../photos/shots.ts';
import { Contact, createKey, type Draft, DraftItem } from './draft.ts';
import { toPrice } from './itemRules.ts';
import type {
  SellDraft_DraftFragment,
  SellDraftSaveInput,
  SellItemDetailsInput,
} from './Submission.generated.ts';

/** The gateway stores no view per photo, but a step, which it does not use: that contains one character for each view. */
const MAX_STEP_LENGTH = 40;
const OTHER_VIEW = '-';

const toShotCodes = ({ photos }: DraftItem): string =>
  photos
    .filter(({ photoId }) => photoId !== null)
    .map(({ shot }) => SHOTS.find(({ code }) => code === shot)?.letter ?? OTHER_VIEW)
    .join('');

/** Converts an item's details to the gateway's input; empty ones are omitted. */
export function toDetailsInput(item: DraftItem): SellItemDetailsInput {
  const { answers, extras, askingPrice, photos, ...texts } = item;
  return {
    ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== '')),
    answers: Object.entries(answers)
      .filter(([, answer]) => answer !== '')
      .map(([part, answer]) => ({ part, answer })),
    extras,
    askingPrice: toPrice(askingPrice),
    photoIds: photos.flatMap(({ photoId }) => photoId ?? []),
  };
}

export function toSaveInput({ items, contact, remote }: Draft): SellDraftSaveInput {
  return {
    ...(remote && { draftId: remote.id }),
    step: `:${items.map(toShotCodes).join('.')}`.slice(0, MAX_STEP_LENGTH),
    items: items.map(toDetailsInput),
    contact,
  };
}

export function fromRemote(remote: SellDraft_DraftFragment): Draft {
  const [, letters = ''] = (remote.step ?? '').split(':');
  const shots = letters.split('.');
  return {
    key: createKey(),
    remote: { id: remote.id, updatedAt: remote.updatedAt },
    isSaved: true,
    contact: Contact.parse(remote.contact ?? {}),
    items: remote.items.map((item, index) => toDraftItem(item, shots[index])),
  };
}

type RemoteItem = SellDraft_DraftFragment['items'][number];

/** Converts a gateway's item to a local one. `letters` are the views of its photos in order. */
export function toDraftItem(item: Omit<RemoteItem, '__typename'>, letters = ''): DraftItem {
  return DraftItem.parse({
    ...item,
    answers: Object.fromEntries(item.answers.map(({ part, answer }) => [part, answer])),
    askingPrice: item.askingPrice?.amount,
    photos: item.photos.map(({ id, path }, index) => ({
      key: createKey(),
      shot: SHOTS.find(({ letter }) => letter === letters[index])?.code ?? null,
      name: '',
      photoId: id,
      path,
    })),
  });
}
