import { type ComponentProps, type ReactNode, useId } from 'react';
import { afterPointer } from './afterPointer.ts';
import './form.css';

/** A labelled choice. Takes what a select element takes; its options are the children. */
export function SelectField(
  props: {
    label: string;
    error?: string | undefined;
    children: ReactNode;
  } & ComponentProps<'select'>,
) {
  const { label, error, id: given, onBlur, children, ...rest } = props;
  const own = useId();
  const id = given ?? own;
  const about = `${id}-about`;
  return (
    <div className="e-form-field">
      <label htmlFor={id}>{label}</label>
      <select
        {...rest}
        id={id}
        className="e-input e-select"
        onBlur={(event) => afterPointer(() => onBlur?.(event))}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? about : undefined}
      >
        {children}
      </select>
      {error && (
        <div id={about} className="e-form-error">
          {error}
        </div>
      )}
    </div>
  );
}
