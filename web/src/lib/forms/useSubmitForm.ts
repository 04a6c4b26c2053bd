import { useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import type { Rejection } from './rejection.ts';

interface SubmitFormOptions<Values extends FieldValues> {
  readonly defaultValues: DefaultValues<Values> & Values;
  /** Sends the values; resolves with the rejection, or null on success. Never rejects. */
  readonly send: (values: Values) => Promise<Rejection | null>;
  /** The field to focus if the whole form was rejected. */
  readonly failureFocus?: Path<Values>;
}

/**
 * A react-hook-form form that is sent to the gateway. The rejection of a field is shown at that field; `failure`
 * concerns the whole form.
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
