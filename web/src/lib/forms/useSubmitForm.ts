import { useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  useForm,
  type Validate,
} from 'react-hook-form';
import { checkFilled } from './checks.ts';
import { getRejection, type Rejection, type UserError } from './rejection.ts';

interface SubmitFormOptions<Values extends FieldValues> {
  readonly defaultValues: DefaultValues<Values> & Values;
  /** Sends the values; resolves with the rejection, or null on success. Never rejects. */
  readonly send: (values: Values) => Promise<Rejection | null>;
  readonly onDone?: (values: Values) => void;
  /** The field to focus if the whole form was rejected. */
  readonly failureFocus?: Path<Values>;
  /** When fields are validated first; `onSubmit` for a form that most shoppers leave without using it. */
  readonly mode?: 'onTouched' | 'onSubmit';
}

export type SubmitForm<Values extends FieldValues> = ReturnType<typeof useSubmitForm<Values>>;

/**
 * A react-hook-form form that is sent to the gateway. The rejection of a field is shown at that field; `failure`
 * concerns the whole form. `field` returns the props of a validated field, its error included; `required` those of a
 * required text field, its label included.
 */
export function useSubmitForm<Values extends FieldValues>(options: SubmitFormOptions<Values>) {
  const { defaultValues, send, onDone, failureFocus, mode = 'onTouched' } = options;
  const form = useForm<Values>({ mode, defaultValues });
  const [failure, setFailure] = useState('');
  const [isDone, setIsDone] = useState(false);
  const field = <Name extends Path<Values>>(
    name: Name,
    validate: Validate<PathValue<Values, Name>, Values>,
  ) => ({
    error: form.getFieldState(name, form.formState).error?.message,
    ...form.register(name, { validate }),
  });
  const required = <Name extends Path<Values>>(name: Name, label: string) => ({
    label,
    ...field(name, (value) => checkFilled(label)(String(value))),
  });
  const isField = (name: string | null): name is Path<Values> =>
    name !== null && name in defaultValues;
  const clearResult = () => {
    setFailure('');
    setIsDone(false);
  };
  const submit = form.handleSubmit(async (values) => {
    clearResult();
    const rejection = await send(values);
    if (rejection === null) {
      setIsDone(true);
      return onDone?.(values);
    }
    const { field: name, message } = rejection;
    if (isField(name)) return form.setError(name, { message }, { shouldFocus: true });
    setFailure(message);
    if (failureFocus) form.setFocus(failureFocus);
  }, clearResult);
  const { isSubmitting } = form.formState;
  return { ...form, field, required, failure, isDone, submit, isSubmitting };
}

interface Payload {
  readonly isDone?: boolean;
  readonly userErrors: readonly UserError[];
}

/** Sends the input of a mutation that has one payload; resolves with null on success and never rejects. */
export function sendInput<Input>(
  mutate: (options: {
    variables: { input: Input };
  }) => Promise<{ data?: Readonly<Record<string, Payload>> | null | undefined }>,
  input: Input,
): Promise<Rejection | null> {
  return getRejection(async () => {
    const { data } = await mutate({ variables: { input } });
    const [payload] = Object.values(data ?? {});
    const isMissing = payload?.isDone === false && payload.userErrors.length === 0;
    return isMissing ? undefined : payload?.userErrors;
  });
}
