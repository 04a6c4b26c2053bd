import { type ComponentProps, useId } from 'react';
import './form.css';

interface TextAreaLook {
  readonly label: string;
  /** What is wrong with it; shown below and read out with the field. */
  readonly error?: string | undefined;
  /** Said below the field while nothing is wrong. */
  readonly hint?: string | undefined;
}

/** A labelled field for several lines. Takes what a textarea element takes. */
export function TextArea(props: TextAreaLook & ComponentProps<'textarea'>) {
  const { label, error, hint, rows = 4, ...rest } = props;
  const id = useId();
  const about = `${id}-about`;
  return (
    <div className="e-form-field">
      <label htmlFor={id}>{label}</label>
      <textarea
        {...rest}
        id={id}
        rows={rows}
        className="e-input e-textarea"
        aria-invalid={error ? true : undefined}
        aria-describedby={error || hint ? about : undefined}
      />
      {(error || hint) && (
        <div id={about} className={error ? 'e-form-error' : 'e-form-hint'}>
          {error ?? hint}
        </div>
      )}
    </div>
  );
}
