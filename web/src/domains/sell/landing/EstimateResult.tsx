import { Button, Skeleton } from '@chakra-ui/react';
import { Link } from 'react-router';
import { formatMoney } from '#lib/format/money.ts';
import { LoadFailure } from '#ui/LoadFailure.tsx';
import { beginWith } from '../submission/useDraft.ts';
import {
  type SellEstimate_RangeFragment,
  useSellEstimateReadQuery,
} from './SellEstimate.generated.ts';

interface ResultProps {
  readonly designer: string;
  readonly model: string;
  readonly condition: string;
}

const rangeText = ({ low, high }: SellEstimate_RangeFragment): string =>
  `${formatMoney(low)} – ${formatMoney(high)}`;

/** The three ways of being paid with their ranges, and the way on, which takes along what was chosen. */
export function EstimateResult(props: ResultProps) {
  const { data, error, refetch } = useSellEstimateReadQuery({ variables: { ...props } });
  if (error && !data) {
    return <LoadFailure text="We could not estimate it." onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton height="45" aria-hidden />;
  const found = data.sellEstimate;
  return (
    <>
      {found ? (
        <>
          <dl className="e-estimate-ways">
            <Way name="Cash now" range={found.cash} />
            <Way name="Store credit" range={found.storeCredit} />
            <Way
              name="Consignment"
              range={found.consign}
              note={`Usually sold within ${found.typicalDaysToSell} days`}
            />
          </dl>
          <p className="e-fact">
            From what we sold such pieces for. Your photos decide the offer itself.
          </p>
        </>
      ) : (
        <p>This one needs to be seen. Send us photos, and we tell you what it may bring.</p>
      )}
      <Button asChild width="full">
        <Link
          to="/sell/new"
          onClick={() => beginWith({ ...props, category: found?.category ?? '' })}
        >
          Send Photos for an Offer
        </Link>
      </Button>
    </>
  );
}

function Way(props: { name: string; range: SellEstimate_RangeFragment; note?: string }) {
  return (
    <div>
      <dt>{props.name}</dt>
      <dd>{rangeText(props.range)}</dd>
      {props.note && <dd className="e-fact">{props.note}</dd>}
    </div>
  );
}
