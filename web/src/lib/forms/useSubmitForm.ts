import { useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import type { Rejection } from './rejection.ts';

interface SubmitFormOptions<Values extends FieldValues> {
  readonly defaultValues: DefaultValues<Values> & Values;
  /** Sends the values; gives why they were rejected, null when it is done. Never rejects. */
  readonly send: (values: Values) => Promise<Rejection | null>;
  /** The field that takes the focus after a failure of the whole form. */
  readonly failureFocus?: Path<Values>;
}

/**
 * A form that is sent to the gateway: react-hook-form, and what came of the last submission. A rejection of one field stands
 * at that field; `failure` is for the whole form.
 */
export function useSubmitForm<Values extends FieldValues>(options: SubmitFormOptions<Values>) {
  const { defaultValues, send, failureFocus } = options;
  const form = useForm<Values>({ mode: 'onTouched', defaultValues });
  const [failure, setFailure] = useState('');
  const [isDone, setIsDone] = useState(false);
  const isField = (name: string | null): name is Path<Values> =>
    name !== null && name in defaultValues;
  const submit = form.handleSubmit(async (values) => {
    setFailure('');
    setIsDone(false);
    const rejection = await send(values);
    if (rejection === null) return setIsDone(true);
    const { field, message } = rejection;
    if (isField(field)) return form.setError(field, { message }, { shouldFocus: true });
    setFailure(message);
    if (failureFocus) form.setFocus(failureFocus);
  });
  return { ...form, failure, isDone, submit, isSubmitting: form.formState.isSubmitting };
}
