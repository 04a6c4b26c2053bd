import { type Draft, STEPS, type Step } from './draft.ts';

const LABELS: Readonly<Record<Step, string>> = {
  item: 'Item',
  photos: 'Photos',
  condition: 'Condition',
  extras: 'Extras',
  contact: 'Contact',
};

/** The five steps. What lies behind can be opened again; what lies ahead opens by going on. */
export function Stepper({ draft, onStep }: { draft: Draft; onStep: (step: Step) => void }) {
  const at = STEPS.indexOf(draft.step);
  return (
    <nav className="e-sell-steps" aria-label="Steps">
      <ol>
        {STEPS.map((step, index) => (
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
