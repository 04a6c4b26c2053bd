import { Badge, Button, chakra, Text } from '@chakra-ui/react';
import { formatDay } from '#lib/format/dates.ts';
import { formatMoney } from '#lib/format/money.ts';
import { useFeatures } from '#lib/site/useSite.ts';
import { Caption } from '#ui/Caption.tsx';
import { EmptyNote } from '#ui/EmptyNote.tsx';
import { LineItem } from '#ui/LineItem.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { RecordList } from '#ui/Records.tsx';
import { ApplyGiftCard, BalanceCheck } from '../BalanceCheck.tsx';
import {
  type GiftCardRow_CardFragment as Card,
  useGiftCardsQuery,
} from '../GiftCards.generated.ts';

export default function GiftCardsRoute() {
  const features = useFeatures();
  const query = useGiftCardsQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <>
      <PageHeading title="Gift Cards" />
      <RecordList
        query={query}
        records={query.data?.giftCards}
        row={(card) => <GiftCardRow key={card.code} card={card} />}
      >
        <EmptyNote
          title="No gift cards yet"
          link={{ to: '/latest-arrivals', text: 'Shop new arrivals' }}
        >
          Your gift cards{features.has('SELL_TO_US') && ', and store credit for items you sell,'}{' '}
          appear here.
        </EmptyNote>
      </RecordList>
      <BalanceCheck />
    </>
  );
}

type Reason = Card['history'][number]['reason'];

const REASON_LABELS: Readonly<Record<NonNullable<Reason>, string>> = {
  ISSUED: 'Issued',
  REDEEMED: 'Redeemed',
  RETURNED: 'Refunded',
};

function GiftCardRow({ card }: { card: Card }) {
  const { code, balance, initial, expiresAt, isExpired } = card;
  const day = formatDay(expiresAt);
  const isUsable = !isExpired && Number(balance.amount) > 0;
  return (
    <LineItem
      actions={isUsable && <ApplyGiftCard code={code} />}
      footer={card.history.length > 0 && <History card={card} />}
    >
      <Text textStyle="subheading">{formatMoney(balance)}</Text>
      <Text fontSize="lg" letterSpacing="wider" overflowWrap="anywhere">
        {code}
      </Text>
      <Caption>
        {initial && `Originally ${formatMoney(initial)}. `}
        {day ? `${isExpired ? 'Expired' : 'Valid until'} ${day}.` : 'No expiration date.'}
      </Caption>
      {isExpired && <Badge alignSelf="start">Expired</Badge>}
    </LineItem>
  );
}

function History({ card: { code, history } }: { card: Card }) {
  return (
    <chakra.details textStyle="caption">
      <Button asChild variant="plain">
        <summary aria-label={`History of ${code}`}>History</summary>
      </Button>
      <chakra.ol maxWidth="measure">
        {history.map((entry) => (
          <chakra.li
            key={`${entry.createdAt} ${entry.balance.amount}`}
            display="flex"
            justifyContent="space-between"
            gap="6"
            py="2"
          >
            <div>
              <p>
                {entry.reason ? REASON_LABELS[entry.reason] : 'Adjusted'}
                {entry.orderNumber && ` · Order ${entry.orderNumber}`}
              </p>
              <Text color="fg.muted">{formatDay(entry.createdAt)}</Text>
            </div>
            <Text fontVariantNumeric="tabular-nums">{formatMoney(entry.change)}</Text>
          </chakra.li>
        ))}
      </chakra.ol>
    </chakra.details>
  );
}
