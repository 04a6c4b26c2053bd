import { Button, Flex, Heading, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useSession } from '#apollo/session/session.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { LoadFailure } from '#ui/Loadable.tsx';
import { RecordRow, Records } from '#ui/Records.tsx';
import { Actions } from '../shared/SellPage.tsx';
import { ContactStep } from './ContactStep.tsx';
import { DraftProvider, useDraft } from './DraftProvider.tsx';
import { createDraft, isBlank, STEPS } from './draft.ts';
import { useDeleteSellDraftMutation } from './Submission.generated.ts';
import { SubmissionSteps } from './SubmissionSteps.tsx';
import { type DraftState, useDraftSync } from './useDraftSync.ts';
import { useSellOptions } from './useSellOptions.ts';
import { useStoredDraft } from './useStoredDraft.ts';
import type { SubmittedItem } from './useSubmit.ts';

const STATE_TEXTS: Readonly<Record<DraftState, string>> = {
  local: 'Saved on this device.',
  saving: 'Saving…',
  saved: 'Saved to your account.',
};

/** A new submission in steps, followed by a confirmation. */
export function Submission() {
  const [draft, updateDraft] = useStoredDraft();
  const state = useDraftSync(draft);
  // The persisted draft is available once the session is known.
  const isKnown = useSession().status !== 'unknown';
  const [submitted, setSubmitted] = useState<readonly SubmittedItem[] | null>(null);
  const { options, hasFailed, refetch } = useSellOptions();

  if (submitted) return <Submitted items={submitted} onAnother={() => setSubmitted(null)} />;
  if (hasFailed) return <LoadFailure onRetry={() => void refetch()} />;
  if (!isKnown || !options) return <Skeleton height="120" aria-hidden />;
  return (
    <DraftProvider draft={draft} updateDraft={updateDraft}>
      <SubmissionSteps
        steps={STEPS}
        options={options}
        contact={<ContactStep onSubmitted={setSubmitted} />}
      />
      {!isBlank(draft) && <DraftBar state={state} />}
    </DraftProvider>
  );
}

/** Shows where the draft is saved, with a button to discard it. */
function DraftBar({ state }: { state: DraftState }) {
  const { draft, updateDraft } = useDraft();
  const [deleteDraft] = useDeleteSellDraftMutation();
  const [isAsking, setIsAsking] = useState(false);
  const close = useCallback(() => setIsAsking(false), []);
  const startOver = () => {
    const { remote } = draft;
    if (remote) {
      void deleteDraft({ variables: { input: { draftId: remote.id } } }).catch(() => undefined);
    }
    updateDraft(createDraft);
    close();
  };
  return (
    <Flex align="center" justify="space-between" gap="4" mt="8" pt="3" borderTop="line">
      <Text role="status" textStyle="caption" color="fg.muted">
        {STATE_TEXTS[state]}
      </Text>
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
        <Text>Everything you entered will be deleted.</Text>
      </Dialog>
    </Flex>
  );
}

interface SubmittedProps {
  readonly items: readonly SubmittedItem[];
  readonly onAnother: () => void;
}

/** The confirmation and the next steps. */
function Submitted({ items, onAnother }: SubmittedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack as="section" gap="5" mt="7">
      <Text textStyle="eyebrow" color="fg.muted">
        Thank you
      </Text>
      <Heading ref={heading} tabIndex={-1}>
        Your submission is with our specialists.
      </Heading>
      <Records>
        {items.map(({ id, quoteId, designer, model }) => (
          <RecordRow
            key={id}
            name={`${designer} ${model}`}
            actions={
              <Text textStyle="caption" color="fg.muted">
                Quote Id {quoteId}
              </Text>
            }
          />
        ))}
      </Records>
      <p>
        We’ll review your photos and email you a quote, usually within two business days. Then take
        cash now, consign or choose store credit. Nothing ships until you accept.
      </p>
      <Actions>
        <Button asChild>
          <Link to="/sell/items">See your items</Link>
        </Button>
        <Button variant="outline" onClick={onAnother}>
          Sell another item
        </Button>
      </Actions>
    </Stack>
  );
}
