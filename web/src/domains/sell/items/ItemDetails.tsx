import { Button, chakra, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { takeLostFocus } from '#lib/browser/focusOnMount.ts';
import { formatMoney } from '#lib/format/money.ts';
import { hasErrorCode } from '#lib/forms/rejection.ts';
import { coarse } from '#theme/media.ts';
import { Caption, Eyebrow } from '#ui/Caption.tsx';
import { EmptyNote } from '#ui/EmptyNote.tsx';
import { ButtonLink, TextLink } from '#ui/Links.tsx';
import { QueryPlaceholder } from '#ui/Loadable.tsx';
import { PageTitle } from '#ui/PageHead.tsx';
import { useLiveQueryOptions } from '../shared/LiveUpdates.tsx';
import { Actions } from '../shared/SellPage.tsx';
import { Parcel } from '../shipping/Parcel.tsx';
import type { Draft } from '../submission/draft.ts';
import { EditItem } from '../submission/EditItem.tsx';
import { useFormNavigation } from '../submission/formNavigation.ts';
import { ItemDecisions, OfferCard } from './ItemDecisions.tsx';
import { Consignment, Inspection, ItemHistory, Photos, SubmittedDetails } from './ItemReport.tsx';
import { formatMediumDay, nextActionText, PAYOUT_LABELS } from './labels.ts';
import { type SellItem_DetailsFragment, useSellItemReadQuery } from './SellItem.generated.ts';

type Item = SellItem_DetailsFragment;

interface DetailsProps {
  readonly id: string;
  readonly onShip: (itemId: string) => void;
  /** In a dialog, the item links to its own page. */
  readonly isInDialog?: boolean;
}

/** All data of one item, updated live: the owner's options first, then the history. */
export function ItemDetails({ id, onShip, isInDialog = false }: DetailsProps) {
  const query = useSellItemReadQuery({ variables: { id }, ...useLiveQueryOptions() });
  const [changes, setChanges] = useState<Draft | null>(null);
  const { isAtStep, goTo, close } = useFormNavigation();
  const article = useRef<HTMLDivElement>(null);
  const wasAtStep = useRef(isAtStep);
  // The form replaces the details with the button that opened it, and is replaced by them.
  useEffect(() => {
    if (isAtStep !== wasAtStep.current) takeLostFocus(article.current);
    wasAtStep.current = isAtStep;
  }, [isAtStep]);
  const stopEditing = () => {
    setChanges(null);
    close();
  };
  const item = query.data?.sellItem;
  if (!item) {
    const isMissing = hasErrorCode(query.error, 'NOT_FOUND');
    if (isMissing) return <NoSuchItem isInDialog={isInDialog} />;
    return <QueryPlaceholder query={query} height="90" />;
  }
  const conditions = query.data?.sellTerms?.conditions ?? [];
  const canEdit = item.allowedActions.includes('EDIT');
  return (
    <Grid
      as="article"
      ref={article}
      tabIndex={-1}
      outline="0"
      templateColumns="minmax(0, 1fr)"
      gap="8"
      containerType="inline-size"
    >
      <Stack as="header" gap="1.5">
        <Eyebrow>{item.designer}</Eyebrow>
        <Heading as={isInDialog ? 'h2' : 'h1'} size={isInDialog ? 'sm' : '2xl'}>
          {item.model}
        </Heading>
        <Caption>Quote Id {item.quoteId}</Caption>
      </Stack>
      {isAtStep && canEdit ? (
        <EditItem item={item} changes={changes} setChanges={setChanges} onClose={stopEditing} />
      ) : (
        <>
          <ItemStatus item={item} onShip={onShip} />
          <Inspection item={item} conditions={conditions} />
          <Consignment item={item} />
          <Photos photos={item.photos} />
          <SubmittedDetails item={item} conditions={conditions} />
          <Actions>
            {canEdit && (
              <Button size="sm" variant="outline" onClick={() => goTo({ item: 0, step: 'item' })}>
                Edit details
              </Button>
            )}
            <ButtonLink size="sm" variant="outline" to={`/sell/index/index/new/${item.id}`}>
              Sell a similar item
            </ButtonLink>
          </Actions>
          <ItemHistory history={item.history} />
        </>
      )}
      {isInDialog && (
        <TextLink
          justifySelf="start"
          css={{ [coarse]: { py: '2.5', my: '-2.5' } }}
          to={`/sell/index/index/id/${item.id}`}
        >
          Open as a page
        </TextLink>
      )}
    </Grid>
  );
}

function NoSuchItem({ isInDialog }: { isInDialog: boolean }) {
  return (
    <>
      {!isInDialog && <PageTitle>Item not found</PageTitle>}
      <EmptyNote
        title="This item isn’t in your account"
        link={{ to: '/sell/items', text: 'See my items' }}
      >
        It may belong to another account.
      </EmptyNote>
    </>
  );
}

function ItemStatus({ item, onShip }: Pick<DetailsProps, 'onShip'> & { item: Item }) {
  const canShip = item.allowedActions.includes('SHIP');
  return (
    <>
      <Flex
        role="status"
        wrap="wrap"
        justify="space-between"
        gap="1 {spacing.5}"
        px="4"
        py="3.5"
        bg="bg.subtle"
      >
        <chakra.strong fontWeight="medium">{item.statusLabel}</chakra.strong>
        <Text as="span" color="fg.muted">
          {nextActionText(item)}
        </Text>
      </Flex>
      {canShip && (
        <Button justifySelf="start" onClick={() => onShip(item.id)}>
          Ship this item
        </Button>
      )}
      {item.currentOffer && <OfferCard item={item} offer={item.currentOffer} />}
      <ItemDecisions item={item} />
      <PayoutLine item={item} />
      {item.shipment && <Parcel parcel={item.shipment} canEmail />}
      {item.shipCode && canShip && (
        <Caption>
          Is someone else shipping it? Ship code{' '}
          <chakra.strong fontWeight="medium">{item.shipCode}</chakra.strong>
        </Caption>
      )}
    </>
  );
}

function PayoutLine({ item: { payout, nextAction } }: { item: Item }) {
  // While an offer is pending, an earlier choice is outdated.
  if (!payout || nextAction?.code === 'ANSWER_OFFER') return null;
  const { kind, amount, paidAt, reference } = payout;
  return (
    <Caption>
      You chose {PAYOUT_LABELS[kind].toLowerCase()}
      {amount && `: ${formatMoney(amount)}`}
      {paidAt && `, paid ${formatMediumDay(paidAt)}`}
      {reference && ` (reference ${reference})`}
    </Caption>
  );
}
