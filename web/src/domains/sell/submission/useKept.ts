import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Hands over what a form holds at every change, so that nothing typed is lost. */
export function useKept<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  keep: (values: Values) => void,
): void {
  const { subscribe } = form;
  const newest = useRef(keep);
  newest.current = keep;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => newest.current(values),
      }),
    [subscribe],
  );
}
