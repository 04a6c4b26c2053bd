import { Steps } from '@chakra-ui/react';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { steps as stepsRecipe } from '#theme/recipes/submission.ts';
import { ConditionStep, ExtrasStep } from './ConditionStep.tsx';
import { useDraft } from './DraftProvider.tsx';
import { getCurrentItem, type Step } from './draft.ts';
import { ItemStep } from './ItemStep.tsx';
import { PhotosStep } from './PhotosStep.tsx';
import type { SellOptions } from './useSellOptions.ts';

const LABELS: Readonly<Record<Step, string>> = {
  item: 'Item',
  photos: 'Photos',
  condition: 'Condition',
  extras: 'Extras',
  contact: 'Contact',
};

interface SubmissionStepsProps {
  readonly steps: readonly Step[];
  readonly options: SellOptions;
  readonly onDone?: () => void;
  readonly contact?: ReactNode;
}

/** The steps of the current draft. Completed steps can be reopened; later ones open in order. */
export function SubmissionSteps({ steps, options, onDone, contact }: SubmissionStepsProps) {
  const { draft, updateDraft } = useDraft();
  const { step, current } = draft;
  const at = Math.max(0, steps.indexOf(step));
  const goTo = (index: number) => {
    const next = steps[index];
    if (next) updateDraft((now) => ({ ...now, step: next }));
    else onDone?.();
  };
  const shared = { item: getCurrentItem(draft), options, onDone: () => goTo(at + 1) };

  const content = useRef<HTMLDivElement>(null);
  const shown = useRef(`${current} ${step}`);
  // The heading takes the focus when the step changes, but not on page load.
  useEffect(() => {
    const now = `${current} ${step}`;
    if (now !== shown.current) content.current?.querySelector('h2')?.focus();
    shown.current = now;
  }, [current, step]);

  return (
    <Steps.Root
      recipe={stepsRecipe}
      count={steps.length}
      step={at}
      onStepChange={({ step: index }) => goTo(index)}
    >
      <Steps.List aria-label="Steps">
        {steps.map((name, index) => (
          <Steps.Item key={name} index={index} asChild>
            <StepItem>
              <Steps.Trigger disabled={index > at}>{LABELS[name]}</Steps.Trigger>
            </StepItem>
          </Steps.Item>
        ))}
      </Steps.List>
      {/* A new key resets the form for another item or step. */}
      <Steps.Content key={`${current} ${step}`} ref={content} index={at} tabIndex={-1}>
        {step === 'item' && <ItemStep {...shared} />}
        {step === 'photos' && <PhotosStep {...shared} />}
        {step === 'condition' && <ConditionStep {...shared} />}
        {step === 'extras' && <ExtrasStep {...shared} />}
        {step === 'contact' && contact}
      </Steps.Content>
    </Steps.Root>
  );
}

/** Drops `aria-current`, which would turn the wrapper into an item that a tab list must not contain. */
function StepItem({ 'aria-current': _, ...props }: ComponentProps<'div'>) {
  return <div {...props} />;
}
