import { useCallback, useState } from 'react';
import { Refused } from '#lib/forms/failureText.ts';
import { currentItem, type DraftPhoto, newKey, withItem } from '../submission/draft.ts';
import type { DraftStore } from '../submission/draftStore.ts';
import { SHOTS } from '../submission/shots.ts';
import { useBench } from '../submission/useDraft.ts';
import { keepPhoto } from './photoStorage.ts';
import { preparePhoto } from './preparePhoto.ts';

/** Most photos of an item. */
const MOST = 20;
const TOO_MANY = `An item has at most ${MOST} photos.`;
const FAILED = 'A photo could not be prepared. Please try again.';

/** Takes files in one after the other; what cannot be taken is told in words, the others stay. */
export function useAddPhotos() {
  const { drafts, photoQueue } = useBench();
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [isBusy, setIsBusy] = useState(false);

  const add = useCallback(
    async (files: readonly File[], shot: string | null) => {
      const refused = new Set<string>();
      setIsBusy(true);
      for (const file of files) {
        const problem = await takeIn(drafts, file, shot);
        if (problem) refused.add(problem);
      }
      setRefusals([...refused]);
      setIsBusy(false);
      photoQueue.run();
    },
    [drafts, photoQueue],
  );
  return { add, refusals, isBusy };
}

async function takeIn(
  drafts: DraftStore,
  file: File,
  wanted: string | null,
): Promise<string | null> {
  try {
    const photo = await preparePhoto(file);
    const draft = drafts.getState();
    const photos = draft ? currentItem(draft).photos : [];
    if (photos.length >= MOST) return TOO_MANY;
    const key = newKey();
    await keepPhoto(key, photo);
    drafts.change((now) => {
      const there = currentItem(now).photos;
      const added = {
        key,
        shot: wanted ?? nextShot(there),
        name: file.name,
        photoId: null,
        path: null,
      };
      return withItem(now, { photos: [...there, added] });
    });
    return null;
  } catch (error) {
    return error instanceof Refused ? error.message : FAILED;
  }
}

/** Photos handed over together fill the guided list in its order. */
function nextShot(photos: readonly DraftPhoto[]): string | null {
  return SHOTS.find(({ code }) => !photos.some(({ shot }) => shot === code))?.code ?? null;
}
