import type { SellEstimate_RangeFragment } from '../../../generated/documents.ts';
import { useSellEstimateReadQuery } from '../../../generated/hooks.ts';
import { formatMoney } from '../../../shared/money.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { beginWith } from '../submission/useDraft.ts';

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
  if (!data) return <Skeleton height="180px" />;
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
      <ButtonLink
        to="/sell/new"
        width="full"
        onClick={() => beginWith({ ...props, category: found?.category ?? '' })}
      >
        Send Photos for an Offer
      </ButtonLink>
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
