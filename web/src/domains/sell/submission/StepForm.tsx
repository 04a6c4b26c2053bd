import { Button } from '@chakra-ui/react';
import type { FormEventHandler, ReactNode } from 'react';
import type { DraftItem } from './draft.ts';
import type { SellWordsQuery } from './SellWords.generated.ts';

/** What each step is given. `onDone` leads to the next one. */
export interface StepProps {
  readonly item: DraftItem;
  readonly words: SellWordsQuery;
  readonly onDone: () => void;
}

/** The frame of a step: its heading, its fields and the way on. */
export function StepForm(props: {
  title: string;
  onSubmit: FormEventHandler;
  children: ReactNode;
  action?: ReactNode;
}) {
  return (
    <form className="e-form e-sell-step" onSubmit={props.onSubmit} noValidate>
      <h2 className="e-heading" tabIndex={-1}>
        {props.title}
      </h2>
      {props.children}
      <div className="e-sell-actions">
        {props.action ?? <Button type="submit">Continue</Button>}
      </div>
    </form>
  );
}
