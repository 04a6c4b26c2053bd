import { Checkbox } from '#ui/form/Checkbox.tsx';
import { withItem } from './draft.ts';
import { StepForm, type StepProps } from './StepForm.tsx';
import { useBench } from './useDraft.ts';

/** What comes with it: each may raise the offer, none is needed. */
export function ExtrasStep({ item, words, onDone }: StepProps) {
  const { drafts } = useBench();
  const toggle = (extra: string) => {
    const others = item.extras.filter((one) => one !== extra);
    const extras = others.length < item.extras.length ? others : [...others, extra];
    drafts.change((draft) => withItem(draft, { extras }));
  };
  return (
    <StepForm
      title="What comes with it?"
      onSubmit={(event) => {
        event.preventDefault();
        onDone();
      }}
    >
      <p className="e-fact">Original pieces raise an offer. Leave out what you do not have.</p>
      <fieldset className="e-sell-extras">
        <legend className="e-hidden">Included</legend>
        {words.sellTerms.extras.map((extra) => (
          <Checkbox
            key={extra}
            label={extra}
            checked={item.extras.includes(extra)}
            onChange={() => toggle(extra)}
          />
        ))}
      </fieldset>
    </StepForm>
  );
}
