import { Button, chakra, Heading } from '@chakra-ui/react';
import { type FormEventHandler, type ReactNode, useEffect, useRef } from 'react';
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import { Actions } from '../shared/SellPage.tsx';
import type { DraftItem } from './draft.ts';
import type { SellOptions } from './useSellOptions.ts';

/** The props of each step. `onDone` opens the next step. */
export interface StepProps {
  readonly item: DraftItem;
  readonly options: SellOptions;
  readonly onDone: () => void;
}

interface StepFormProps {
  readonly title: string;
  readonly onSubmit: FormEventHandler;
  readonly children: ReactNode;
  /** The buttons; by default one that continues. */
  readonly actions?: ReactNode;
}

/** The frame of a step: heading, fields and buttons. */
export function StepForm({ title, onSubmit, children, actions }: StepFormProps) {
  return (
    <chakra.form display="grid" gap="5" onSubmit={onSubmit} noValidate>
      <Heading tabIndex={-1}>{title}</Heading>
      {children}
      <chakra.div pt="2">
        <Actions>{actions ?? <Button type="submit">Continue</Button>}</Actions>
      </chakra.div>
    </chakra.form>
  );
}

/**
 * The form of a step for part of the draft. Each change is written to the draft, and changes by other tabs or devices
 * are applied to the form.
 *
 * @param saved the draft's values; keys and their order must not change
 */
export function useDraftForm<Values extends FieldValues>(
  saved: Values,
  onChange: (values: Values) => void,
): UseFormReturn<Values> {
  const form = useForm<Values>({
    mode: 'onTouched',
    defaultValues: saved as DefaultValues<Values>,
  });
  const { reset, subscribe } = form;
  const newest = useRef({ saved, onChange });
  newest.current = { saved, onChange };
  const text = JSON.stringify(saved);
  const known = useRef(text);

  useEffect(() => {
    const callback = ({ values }: { values: Values }) => {
      const names = Object.keys(newest.current.saved);
      known.current = JSON.stringify(Object.fromEntries(names.map((name) => [name, values[name]])));
      newest.current.onChange(JSON.parse(known.current));
    };
    return subscribe({ formState: { values: true }, callback });
  }, [subscribe]);

  useEffect(() => {
    if (text !== known.current) reset(newest.current.saved);
  }, [reset, text]);
  return form;
}
