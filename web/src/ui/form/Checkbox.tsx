import { type ComponentProps, type ReactNode, useId } from 'react';
import './form.css';

/** A box to tick, with its text. Takes what an input element takes. */
export function Checkbox(props: { label: ReactNode } & Omit<ComponentProps<'input'>, 'type'>) {
  const { label, ...rest } = props;
  const id = useId();
  return (
    <div className="e-form-check">
      <input {...rest} id={id} type="checkbox" />
      <label htmlFor={id}>{label}</label>
    </div>
  );
}
