import { Button, chakra, Heading } from '@chakra-ui/react';
import {
  type FormEventHandler,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import { Actions } from '../shared/SellPage.tsx';
import { useDraft } from './DraftProvider.tsx';
import { type DraftItem, withItem } from './draft.ts';
import type { SellOptions } from './useSellOptions.ts';

export interface StepProps {
  /** The item's 0-based index in the draft. */
  readonly index: number;
  readonly item: DraftItem;
  readonly options: SellOptions;
  readonly onDone: () => void;
}

/** The frame of a step: heading, fields and buttons; by default one that continues. */
export function StepForm(props: {
  title: string;
  onSubmit: FormEventHandler;
  children: ReactNode;
  actions?: ReactNode;
}) {
  const { title, onSubmit, children, actions = <Button type="submit">Continue</Button> } = props;
  return (
    <chakra.form display="grid" gap="5" onSubmit={onSubmit} noValidate>
      <Heading tabIndex={-1}>{title}</Heading>
      {children}
      <Actions pt="2">{actions}</Actions>
    </chakra.form>
  );
}

/**
 * The form of a step for part of the draft. Each change is written to the draft, and changes by other tabs or devices
 * are applied to the form. The keys of `saved` and their order must not change.
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
  const text = JSON.stringify(saved);
  const known = useRef(text);
  const onValues = useEffectEvent((values: Values) => {
    const part = Object.fromEntries(Object.keys(saved).map((name) => [name, values[name]]));
    known.current = JSON.stringify(part);
    onChange(JSON.parse(known.current));
  });
  const applySaved = useEffectEvent(() => reset(saved));
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => onValues(values) }),
    [subscribe],
  );
  // In the commit: what is typed before a later effect would be lost.
  useLayoutEffect(() => {
    if (text !== known.current) applySaved();
  }, [text]);
  return form;
}

export function useItemForm<Values extends Partial<DraftItem>>(index: number, saved: Values) {
  const { updateDraft } = useDraft();
  return useDraftForm(saved, (values) => updateDraft((draft) => withItem(draft, index, values)));
}
