import {
  Button,
  Link as ChakraLink,
  chakra,
  Flex,
  Heading,
  Skeleton,
  Stack,
  Text,
} from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatMoney } from '#lib/format/money.ts';
import { hasErrorCode } from '#lib/forms/rejection.ts';
import { coarse } from '#theme/media.ts';
import { sellItem as styles } from '#theme/recipes/sell.ts';
import { Caption, Eyebrow } from '#ui/Caption.tsx';
import { EmptyNote } from '#ui/EmptyNote.tsx';
import { LoadFailure } from '#ui/Loadable.tsx';
import { formatMediumDay } from '../shared/dates.ts';
import { useLiveQueryOptions } from '../shared/LiveUpdates.tsx';
import { Actions } from '../shared/SellPage.tsx';
import { Parcel } from '../shipping/Parcel.tsx';
import { EditItem } from '../submission/EditItem.tsx';
import { ItemDecisions } from './ItemDecisions.tsx';
import {
  type Conditions,
  Consignment,
  Facts,
  Inspection,
  ItemHistory,
  Photos,
} from './ItemReport.tsx';
import { nextActionText, PAYOUT_LABELS } from './labels.ts';
import { OfferCard } from './OfferCard.tsx';
import { type SellItem_DetailsFragment, useSellItemReadQuery } from './SellItem.generated.ts';

interface DetailsProps {
  readonly id: string;
  readonly onShip: (itemId: string) => void;
  /** In a dialog, the item links to its own page. */
  readonly isInDialog?: boolean;
}

/** All data of one item, updated live: the owner's options first, then the history. */
export function ItemDetails({ id, onShip, isInDialog = false }: DetailsProps) {
  const { data, error, refetch } = useSellItemReadQuery({
    variables: { id },
    ...useLiveQueryOptions(),
  });
  const [isEditing, setIsEditing] = useState(false);
  const item = data?.sellItem;
  if (error && !item) {
    if (hasErrorCode(error, 'NOT_FOUND')) return <NoSuchItem isInDialog={isInDialog} />;
    return <LoadFailure onRetry={() => void refetch()} />;
  }
  if (!item) return <Skeleton height="90" aria-hidden />;
  const canEdit = item.allowedActions.includes('EDIT');
  return (
    <chakra.article css={styles.root}>
      <ItemHeader item={item} isInDialog={isInDialog} />
      {isEditing && canEdit ? (
        <EditItem item={item} onClose={() => setIsEditing(false)} />
      ) : (
        <>
          <ItemStatus item={item} onShip={onShip} />
          <Report
            item={item}
            conditions={data.sellTerms?.conditions ?? []}
            onEdit={canEdit ? () => setIsEditing(true) : null}
          />
        </>
      )}
      {isInDialog && (
        <ChakraLink asChild justifySelf="start" css={{ [coarse]: { py: '2.5', my: '-2.5' } }}>
          <Link to={`/sell/index/index/id/${item.id}`}>Open as a page</Link>
        </ChakraLink>
      )}
    </chakra.article>
  );
}

interface PartProps {
  readonly item: SellItem_DetailsFragment;
}

function ItemHeader({ item, isInDialog }: PartProps & { isInDialog: boolean }) {
  return (
    <Stack as="header" gap="1.5">
      <Eyebrow>{item.designer}</Eyebrow>
      {isInDialog ? (
        <Heading as="h2" size="sm">
          {item.model}
        </Heading>
      ) : (
        <Heading as="h1" size="2xl">
          {item.model}
        </Heading>
      )}
      <Caption>Quote Id {item.quoteId}</Caption>
    </Stack>
  );
}

function NoSuchItem({ isInDialog }: { isInDialog: boolean }) {
  return (
    <>
      {!isInDialog && (
        <Heading as="h1" size="2xl">
          Item not found
        </Heading>
      )}
      <EmptyNote
        title="There is no such item in your account"
        action={
          <Button asChild>
            <Link to="/sell/items">See my items</Link>
          </Button>
        }
      >
        Perhaps it was sent in with another account.
      </EmptyNote>
    </>
  );
}

/** The item's status and the possible actions. */
function ItemStatus({ item, onShip }: PartProps & Pick<DetailsProps, 'onShip'>) {
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

interface ReportProps extends PartProps {
  readonly conditions: Conditions;
  /** Null if the details cannot be changed. */
  readonly onEdit: (() => void) | null;
}

/** The inspection result, the owner's details and the history. */
function Report({ item, conditions, onEdit }: ReportProps) {
  return (
    <>
      <Inspection item={item} conditions={conditions} />
      <Consignment item={item} />
      <Photos photos={item.photos} />
      <Facts item={item} conditions={conditions} />
      <Actions>
        {onEdit && (
          <Button size="sm" variant="outline" onClick={onEdit}>
            Edit details
          </Button>
        )}
        <Button asChild size="sm" variant="outline">
          <Link to={`/sell/index/index/new/${item.id}`}>Sell a similar item</Link>
        </Button>
      </Actions>
      <ItemHistory history={item.history} />
    </>
  );
}

function PayoutLine({ item: { payout, nextAction } }: PartProps) {
  // While an offer is pending, an earlier choice is outdated.
  if (!payout || nextAction?.code === 'ANSWER_OFFER') return null;
  const amount = payout.amount ? `: ${formatMoney(payout.amount)}` : '';
  const paid = payout.paidAt ? `, paid ${formatMediumDay(payout.paidAt)}` : '';
  const reference = payout.reference ? ` (reference ${payout.reference})` : '';
  return (
    <Caption>
      You chose {PAYOUT_LABELS[payout.kind].toLowerCase()}
      {amount}
      {paid}
      {reference}
    </Caption>
  );
}
