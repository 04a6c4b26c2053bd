import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { failureText, Refused } from '#lib/forms/failureText.ts';
import { type SellItemDetailsInput, UpdateSellItem } from '../items/SellItem.generated.ts';
import { currentItem, type DraftItem } from './draft.ts';
import { detailsOf } from './remoteDraft.ts';
import { useBench } from './useDraft.ts';

const WAITING = 'Your photos are still on their way. Please save in a moment.';

/** All of the item: what was emptied is taken back, instead of left as it was. */
function changesOf(item: DraftItem): SellItemDetailsInput {
  const { answers: _, extras: __, photos: ___, askingPrice, ...words } = item;
  const price = askingPrice.trim() === '' ? { askingPrice: null } : {};
  return { ...detailsOf(item), ...words, ...price };
}

/** Saves the bench's draft as what its owner now says of this item. */
export function useSaveChanges(itemId: string, onSaved: () => void) {
  const client = useApolloClient();
  const { drafts } = useBench();
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState('');

  const save = async () => {
    const draft = drafts.getState();
    if (!draft) return;
    const item = currentItem(draft);
    if (item.photos.some(({ photoId }) => photoId === null)) {
      setFailure(WAITING);
      return;
    }
    setIsSaving(true);
    setFailure('');
    try {
      const variables = { input: { itemId, details: changesOf(item) } };
      const { data } = await client.mutate({
        mutation: UpdateSellItem,
        variables,
        refetchQueries: ['SellItemList'],
      });
      const payload = data?.sellItemUpdate;
      if (!payload?.item) throw new Refused(payload?.userErrors[0]?.message);
      onSaved();
    } catch (error) {
      setFailure(failureText(error));
    }
    setIsSaving(false);
  };
  return { save, isSaving, failure };
}
