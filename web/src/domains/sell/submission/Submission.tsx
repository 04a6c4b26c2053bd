import { Button, Skeleton } from '@chakra-ui/react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { LoadFailure } from '#ui/LoadFailure.tsx';
import { ConditionStep } from './ConditionStep.tsx';
import { ContactStep } from './ContactStep.tsx';
import { currentItem, type Draft, emptyDraft, isBlank, STEPS, type Step } from './draft.ts';
import { ExtrasStep } from './ExtrasStep.tsx';
import { ItemStep } from './ItemStep.tsx';
import { PhotosStep } from './PhotosStep.tsx';
import { useSellWordsQuery } from './SellWords.generated.ts';
import { SentPage } from './SentPage.tsx';
import { Stepper } from './Stepper.tsx';
import { drafts, useDraft } from './useDraft.ts';
import { type Keeping, useDraftKeeping } from './useDraftKeeping.ts';
import type { SentItem } from './useSubmit.ts';
import './submission.css';

const KEEPING: Readonly<Record<Keeping, string>> = {
  local: 'Saved on this device.',
  saving: 'Saving …',
  saved: 'Saved to your account.',
};

const goTo = (step: Step) => {
  drafts.change((draft) => ({ ...draft, step }));
};

/** A new submission, step by step, from the first word to the thanks. */
export function Submission() {
  const keeping = useDraftKeeping();
  const draft = useDraft();
  const [sent, setSent] = useState<readonly SentItem[] | null>(null);
  const { data, error, refetch } = useSellWordsQuery();

  const place = useRef<HTMLDivElement>(null);
  useHeadingFocus(place, draft && `${draft.current} ${draft.step}`);

  if (sent) return <SentPage items={sent} onAnother={() => setSent(null)} />;
  if (error && !data) return <LoadFailure onRetry={() => void refetch()} />;
  if (!draft || !data) return <Skeleton height="120" aria-hidden />;
  const shared = { item: currentItem(draft), words: data, onDone: () => goTo(stepAfter(draft)) };
  // Another draft, item or step starts its form anew.
  const key = `${draft.key} ${draft.current} ${draft.step}`;
  return (
    <div className="e-sell-new" ref={place}>
      <Stepper draft={draft} onStep={goTo} />
      {draft.step === 'item' && <ItemStep key={key} {...shared} />}
      {draft.step === 'photos' && <PhotosStep key={key} {...shared} />}
      {draft.step === 'condition' && <ConditionStep key={key} {...shared} />}
      {draft.step === 'extras' && <ExtrasStep key={key} {...shared} />}
      {draft.step === 'contact' && <ContactStep key={key} draft={draft} onSent={setSent} />}
      {!isBlank(draft) && (
        <div className="e-sell-keeping">
          <span className="e-fact">{KEEPING[keeping]}</span>
          <Button variant="ghost" size="sm" onClick={startOver}>
            Start over
          </Button>
        </div>
      )}
    </div>
  );
}

/** The heading takes the focus when another step opens, not when the page does. */
function useHeadingFocus(place: RefObject<HTMLElement | null>, step: string | null): void {
  const last = useRef(step);
  useEffect(() => {
    if (last.current !== null && step !== last.current) {
      place.current?.querySelector('h2')?.focus();
    }
    last.current = step;
  }, [place, step]);
}

const stepAfter = ({ step }: Draft): Step => STEPS[STEPS.indexOf(step) + 1] ?? 'contact';

/** Keeps the id of the shop's copy: it is overwritten by what is written next. */
function startOver(): void {
  if (!window.confirm('Start over? What you have entered is forgotten.')) return;
  drafts.change(({ remoteId }) => ({ ...emptyDraft(), remoteId }));
}
