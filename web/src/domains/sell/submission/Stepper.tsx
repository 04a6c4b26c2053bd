import { type Draft, STEPS, type Step } from './draft.ts';

const LABELS: Readonly<Record<Step, string>> = {
  item: 'Item',
  photos: 'Photos',
  condition: 'Condition',
  extras: 'Extras',
  contact: 'Contact',
};

interface StepperProps {
  readonly draft: Draft;
  readonly onStep: (step: Step) => void;
  /** Left out, the five of a new submission. */
  readonly steps?: readonly Step[];
}

/** The steps. What lies behind can be opened again; what lies ahead opens by going on. */
export function Stepper({ draft, onStep, steps = STEPS }: StepperProps) {
  const at = steps.indexOf(draft.step);
  return (
    <nav className="e-sell-steps" aria-label="Steps">
      <ol>
        {steps.map((step, index) => (
          <li key={step} data-state={index < at ? 'done' : index === at ? 'now' : 'ahead'}>
            {index < at ? (
              <button type="button" onClick={() => onStep(step)}>
                {LABELS[step]}
              </button>
            ) : (
              <span aria-current={index === at ? 'step' : undefined}>{LABELS[step]}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
