import { Steps } from '@chakra-ui/react';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { steps as stepsRecipe } from '#theme/recipes/submission.ts';
import { ConditionStep, ExtrasStep, ItemStep } from './DetailSteps.tsx';
import { useDraft } from './DraftProvider.tsx';
import { EMPTY_ITEM, isBlank, type Step } from './draft.ts';
import { findPosition, type Position, useFormNavigation, withPosition } from './formNavigation.ts';
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

/** The steps of the draft, with the current one in the URL. Completed steps can be reopened; later ones open in order. */
export function SubmissionSteps({ steps, options, onDone, contact }: SubmissionStepsProps) {
  const { draft } = useDraft();
  const { search: current, isAtStep, goTo, correct } = useFormNavigation();
  // The position while its URL is not there yet: a step that is completed meanwhile must not be left.
  const [pending, setPending] = useState<Position | null>(null);
  const search = pending && !isAtStep ? withPosition(current, pending) : current;
  const position = findPosition(search, draft, { steps, options });
  const { item: index, step } = position;
  const at = steps.indexOf(step);
  const open = (number: number) => {
    const next = steps[number];
    if (next) goTo({ item: index, step: next });
    else onDone?.();
  };
  const item = draft.items[index] ?? EMPTY_ITEM;
  const shared = { index, item, options, onDone: () => open(at + 1) };

  const params = String(withPosition(current, position));
  const isCorrect = isBlank(draft) || params === String(current);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each URL that needs it.
  useEffect(() => {
    setPending(isCorrect ? null : position);
    if (!isCorrect) correct(position);
  }, [isCorrect, params]);

  const content = useRef<HTMLDivElement>(null);
  const shown = useRef(`${index} ${step}`);
  // The heading takes the focus when the step changes, but not on page load.
  useEffect(() => {
    const now = `${index} ${step}`;
    if (now !== shown.current) content.current?.querySelector('h2')?.focus();
    shown.current = now;
  }, [index, step]);

  return (
    <Steps.Root
      recipe={stepsRecipe}
      count={steps.length}
      step={at}
      onStepChange={({ step: number }) => open(number)}
    >
      <Steps.List aria-label="Steps">
        {steps.map((name, number) => (
          <Steps.Item key={name} index={number} asChild>
            <StepItem>
              <Steps.Trigger disabled={number > at}>{LABELS[name]}</Steps.Trigger>
            </StepItem>
          </Steps.Item>
        ))}
      </Steps.List>
      {/* A new key resets the form for another item or step. */}
      <Steps.Content key={`${index} ${step}`} ref={content} index={at} tabIndex={-1}>
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
