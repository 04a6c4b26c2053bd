import { Button, Flex, Heading, Skeleton, Stack } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useSession } from '#apollo/session/session.ts';
import { focusOnMount } from '#lib/browser/focusOnMount.ts';
import { Caption, Eyebrow } from '#ui/Caption.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { LineItem } from '#ui/LineItem.tsx';
import { ButtonLink } from '#ui/Links.tsx';
import { QueryPlaceholder } from '#ui/Loadable.tsx';
import { Records } from '#ui/Records.tsx';
import { Actions } from '../shared/SellPage.tsx';
import { ContactStep } from './ContactStep.tsx';
import { DraftProvider, useDraft } from './DraftProvider.tsx';
import { createDraft, isBlank, STEPS, useStoredDraft } from './draft.ts';
import { useFormNavigation } from './formNavigation.ts';
import { SubmissionSteps } from './SubmissionSteps.tsx';
import { type DraftState, useDraftSync } from './useDraftSync.ts';
import { useSellOptions } from './useSellOptions.ts';
import { type SubmittedItem, useDeleteCopy } from './useSubmit.ts';

const STATE_TEXTS: Readonly<Record<DraftState, string>> = {
  local: 'Saved on this device.',
  saving: 'Saving…',
  saved: 'Saved to your account.',
};

export function Submission() {
  const [draft, updateDraft] = useStoredDraft();
  const state = useDraftSync(draft);
  // The persisted draft is available once the session is known.
  const isKnown = useSession().status !== 'unknown';
  const { isAtStep, finish, goTo } = useFormNavigation();
  const [submitted, setSubmitted] = useState<readonly SubmittedItem[] | null>(null);
  const { options, query } = useSellOptions();
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  const startAnother = () => {
    setSubmitted(null);
    goTo({ item: 0, step: 'item' });
  };

  if (submitted && !isAtStep) return <Submitted items={submitted} onAnother={startAnother} />;
  if (!options) return <QueryPlaceholder query={query} height="120" />;
  if (!isKnown) return <Skeleton height="120" aria-hidden />;
  // The owner may have left the page while the submission was sent.
  const onSubmitted = async (items: readonly SubmittedItem[]) => {
    setSubmitted(items);
    if (isShown.current) await finish();
  };
  return (
    <DraftProvider draft={draft} updateDraft={updateDraft}>
      <SubmissionSteps
        steps={STEPS}
        options={options}
        contact={<ContactStep onSubmitted={onSubmitted} />}
      />
      {!isBlank(draft) && <DraftBar state={state} />}
    </DraftProvider>
  );
}

function DraftBar({ state }: { state: DraftState }) {
  const { draft, updateDraft } = useDraft();
  const deleteCopy = useDeleteCopy();
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  const startOver = () => {
    deleteCopy(draft);
    updateDraft(createDraft);
    close();
  };
  return (
    <Flex align="center" justify="space-between" gap="4" mt="8" pt="3" borderTop="line">
      <Caption role="status">{STATE_TEXTS[state]}</Caption>
      <Button variant="ghost" size="sm" me="-3" onClick={() => setIsAsking(true)}>
        Start over
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={close}
        title="Start over?"
        role="alertdialog"
        footer={
          <Actions>
            <Button onClick={startOver}>Start over</Button>
            <Button variant="outline" onClick={close}>
              Cancel
            </Button>
          </Actions>
        }
      >
        <p>Everything you entered will be deleted.</p>
      </Dialog>
    </Flex>
  );
}

function Submitted(props: { items: readonly SubmittedItem[]; onAnother: () => void }) {
  return (
    <Stack as="section" gap="5" mt="7">
      <Eyebrow>Thank you</Eyebrow>
      <Heading ref={focusOnMount} tabIndex={-1}>
        Your submission is with our specialists.
      </Heading>
      <Records>
        {props.items.map(({ id, quoteId, designer, model }) => (
          <LineItem
            key={id}
            name={`${designer} ${model}`}
            actions={<Caption>Quote Id {quoteId}</Caption>}
          />
        ))}
      </Records>
      <p>
        We’ll review your photos and email you a quote, usually within two business days. Then take
        cash now, consign or choose store credit. Nothing ships until you accept.
      </p>
      <Actions>
        <ButtonLink to="/sell/items">See your items</ButtonLink>
        <Button variant="outline" onClick={props.onAnother}>
          Sell another item
        </Button>
      </Actions>
    </Stack>
  );
}
