import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router';
import { localField } from '../localField.ts';
import { FormDraft as FormDraftQuery } from './FormDraft.generated.ts';
import { session } from './session.ts';

/** What was entered in a form when the session ended. It never contains passwords. */
interface FormDraft {
  /** Path and query of the form's page. */
  readonly place: string;
  readonly values: FieldValues;
  /** The id of the customer whose session ended; the draft is restored only for this customer. */
  readonly heldFor: string;
}

const formDraft = localField<FormDraft>(FormDraftQuery, 'formDraft');

/** Reads the form that is shown. */
let readForm: (() => Pick<FormDraft, 'place' | 'values'>) | null = null;

/** Restores what was entered in this form when the session ended. A page has at most one such form. */
export function useFormDraft<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'getValues' | 'reset'>,
): void {
  const { getValues, reset } = form;
  const { cache } = useApolloClient();
  const { pathname, search } = useLocation();
  const place = pathname + search;
  useEffect(() => {
    const draft = formDraft.read(cache);
    if (draft?.place === place && draft.heldFor === session.customerId()) {
      formDraft.remove(cache);
      reset({ ...getValues(), ...draft.values }, { keepDefaultValues: true });
    }
    const read = () => ({ place, values: getValues() });
    readForm = read;
    return () => {
      if (readForm === read) readForm = null;
    };
  }, [cache, place, getValues, reset]);
}

/** Holds what is in the shown form when the session ends. Returns a function that writes it once all data is cleared. */
export function holdFormDraft(cache: ApolloCache): () => void {
  const form = readForm?.();
  const heldFor = session.customerId();
  if (!form || heldFor === null) return () => undefined;
  const values = Object.entries(form.values).filter(([name]) => !/password/i.test(name));
  const draft = { place: form.place, values: Object.fromEntries(values), heldFor };
  return () => formDraft.write(cache, draft);
}

/** Removes the draft of another customer than the one who has signed in. */
export function dropOthersFormDraft(cache: ApolloCache): void {
  if (formDraft.read(cache)?.heldFor !== session.customerId()) formDraft.remove(cache);
}
