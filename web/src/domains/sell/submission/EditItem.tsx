import { Button, Skeleton } from '@chakra-ui/react';
import { useState } from 'react';
import { FormAlert } from '#ui/form/FormAlert.tsx';
import { LoadFailure } from '#ui/LoadFailure.tsx';
import type { SellItem_DetailsFragment } from '../items/SellItem.generated.ts';
import { ConditionStep } from './ConditionStep.tsx';
import { currentItem, emptyDraft, type Step } from './draft.ts';
import { ExtrasStep } from './ExtrasStep.tsx';
import { ItemStep } from './ItemStep.tsx';
import { PhotosStep } from './PhotosStep.tsx';
import { toItem } from './remoteDraft.ts';
import { useSellWordsQuery } from './SellWords.generated.ts';
import { Stepper } from './Stepper.tsx';
import { BenchContext, makeBench, useBench, useDraft } from './useDraft.ts';
import { useSaveChanges } from './useSaveChanges.ts';
import './submission.css';

const STEPS: readonly Step[] = ['item', 'photos', 'condition', 'extras'];

interface EditProps {
  readonly item: SellItem_DetailsFragment;
  readonly onClose: () => void;
}

/** Changes what the owner said and showed, while the shop has not answered: the steps of a submission, over this item alone. */
export function EditItem({ item, onClose }: EditProps) {
  const [bench] = useState(() => {
    const made = makeBench(null);
    made.drafts.replace({ ...emptyDraft(), items: [toItem(item)] });
    return made;
  });
  return (
    <BenchContext value={bench}>
      <EditSteps item={item} onClose={onClose} />
    </BenchContext>
  );
}

function EditSteps({ item, onClose }: EditProps) {
  const { drafts } = useBench();
  const draft = useDraft();
  const { data, error, refetch } = useSellWordsQuery();
  const { save, isSaving, failure } = useSaveChanges(item.id, onClose);
  if (error && !data) return <LoadFailure onRetry={() => void refetch()} />;
  if (!draft || !data) return <Skeleton height="120" aria-hidden />;

  const goTo = (step: Step) => drafts.change((now) => ({ ...now, step }));
  const next = STEPS[STEPS.indexOf(draft.step) + 1];
  const onDone = () => (next ? goTo(next) : void save());
  const shared = { item: currentItem(draft), words: data, onDone };
  return (
    <div className="e-sell-new">
      <Stepper draft={draft} steps={STEPS} onStep={goTo} />
      {draft.step === 'item' && <ItemStep {...shared} />}
      {draft.step === 'photos' && <PhotosStep {...shared} />}
      {draft.step === 'condition' && <ConditionStep {...shared} />}
      {draft.step === 'extras' && <ExtrasStep {...shared} />}
      <FormAlert>{failure}</FormAlert>
      <div className="e-sell-keeping">
        <Button
          variant="outline"
          aria-busy={isSaving}
          disabled={isSaving}
          onClick={() => void save()}
        >
          {isSaving ? 'Saving ...' : 'Save Changes'}
        </Button>
        <Button variant="ghost" disabled={isSaving} onClick={onClose}>
          Leave It as It Was
        </Button>
      </div>
    </div>
  );
}
