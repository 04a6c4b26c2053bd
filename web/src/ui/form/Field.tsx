import { type ComponentProps, type ReactNode, useId } from 'react';
import { afterPointer } from './afterPointer.ts';
import './form.css';

/** What the shop's back end keeps of a text of one line, in characters. */
const LONGEST = 255;

interface FieldLook {
  readonly label: string;
  /** What is wrong with it; shown below and read out with the field. */
  readonly error?: string | undefined;
  /** Said below the field while nothing is wrong. */
  readonly hint?: ReactNode;
  /** Stands at the field's end, such as a button that shows a password. */
  readonly end?: ReactNode;
}

/** A labelled text field. Takes what an input element takes; give it `autoComplete`, `inputMode` and `type`. */
export function Field(props: FieldLook & ComponentProps<'input'>) {
  const { label, error, hint, end, id: given, onBlur, ...rest } = props;
  const own = useId();
  const id = given ?? own;
  const about = `${id}-about`;
  return (
    <div className="e-form-field">
      <label htmlFor={id}>{label}</label>
      <div className="e-form-control" data-end={end ? '' : undefined}>
        <input
          maxLength={LONGEST}
          {...rest}
          id={id}
          className="e-input"
          onBlur={(event) => afterPointer(() => onBlur?.(event))}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? about : undefined}
        />
        {end}
      </div>
      {(error || hint) && (
        <div id={about} className={error ? 'e-form-error' : 'e-form-hint'}>
          {error ?? hint}
        </div>
      )}
    </div>
  );
}
