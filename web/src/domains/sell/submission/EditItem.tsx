import { Button } from '@chakra-ui/react';
import { type Dispatch, type SetStateAction, useCallback, useState } from 'react';
import { sendInput, useSubmitForm } from '#lib/forms/useSubmitForm.ts';
import { BusyButton } from '#ui/BusyButton.tsx';
import { FormAlert } from '#ui/form/Form.tsx';
import { QueryPlaceholder } from '#ui/Loadable.tsx';
import {
  type SellItem_DetailsFragment,
  type SellItemDetailsInput,
  useUpdateSellItemMutation,
} from '../items/SellItem.generated.ts';
import { Actions } from '../shared/SellPage.tsx';
import { DraftProvider } from './DraftProvider.tsx';
import {
  createDraft,
  type Draft,
  type DraftItem,
  EMPTY_ITEM,
  getUnsentPhotos,
  STEPS,
  type UpdateDraft,
} from './draft.ts';
import { toDetailsInput, toDraftItem } from './remoteDraft.ts';
import { SubmissionSteps } from './SubmissionSteps.tsx';
import { useSellOptions } from './useSellOptions.ts';

const ITEM_STEPS = STEPS.filter((step) => step !== 'contact');
const UPLOADING = 'Your photos are still uploading. Please save in a moment.';

/** Edits an item without a quote with the steps of a submission. `changes` outlive a step back to the item. */
export function EditItem(props: {
  item: SellItem_DetailsFragment;
  changes: Draft | null;
  setChanges: Dispatch<SetStateAction<Draft | null>>;
  onClose: () => void;
}) {
  const { item, changes, setChanges, onClose } = props;
  const [initial] = useState(() => ({ ...createDraft(), items: [toDraftItem(item)] }));
  const draft = changes ?? initial;
  const updateDraft = useCallback<UpdateDraft>(
    (change) => setChanges((now) => change(now ?? initial)),
    [initial, setChanges],
  );
  const { options, query } = useSellOptions();
  const [updateItem] = useUpdateSellItemMutation();
  const { failure, isSubmitting, submit } = useSubmitForm({
    defaultValues: {},
    send: async () => {
      if (getUnsentPhotos(draft).length > 0) return { field: null, message: UPLOADING };
      const details = toChanges(draft.items[0] ?? EMPTY_ITEM);
      return sendInput(updateItem, { itemId: item.id, details });
    },
    onDone: onClose,
  });
  if (!options) return <QueryPlaceholder query={query} height="120" />;
  return (
    <DraftProvider draft={draft} updateDraft={updateDraft}>
      <SubmissionSteps steps={ITEM_STEPS} options={options} onDone={() => void submit()} />
      <FormAlert>{failure}</FormAlert>
      <Actions>
        <BusyButton variant="outline" isBusy={isSubmitting} onClick={submit}>
          {isSubmitting ? 'Saving…' : 'Save changes'}
        </BusyButton>
        <Button variant="ghost" disabled={isSubmitting} onClick={onClose}>
          Discard changes
        </Button>
      </Actions>
    </DraftProvider>
  );
}

/** All fields of the item: emptied ones are sent, so that the gateway clears them. */
function toChanges(item: DraftItem): SellItemDetailsInput {
  const { answers: _, extras: __, photos: ___, askingPrice, ...texts } = item;
  const price = askingPrice.trim() === '' ? { askingPrice: null } : {};
  return { ...toDetailsInput(item), ...texts, ...price };
}
