import { Button, chakra, DataList, Heading, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { formatMoney } from '#lib/format/money.ts';
import { sellLanding as styles } from '#theme/recipes/sellLanding.ts';
import { Caption } from '#ui/Caption.tsx';
import { SelectField } from '#ui/form/FormField.tsx';
import { QueryPlaceholder } from '#ui/Loadable.tsx';
import { useStartItem } from '../submission/formNavigation.ts';
import type { SellOptions } from '../submission/useSellOptions.ts';
import {
  type SellEstimate_RangeFragment,
  type SellItemEstimateQueryVariables,
  useSellItemEstimateQuery,
} from './SellLanding.generated.ts';

/** Estimates an item's value. Its fields are controlled: React reports a choice that was made before hydration. */
export function Estimator({ sellDesigners, sellTerms }: SellOptions) {
  const [choice, setChoice] = useState({ designer: '', model: '', condition: '' });
  const { designer, model, condition } = choice;
  const designers = sellDesigners.filter(({ models }) => models.length > 0);
  const models = designers.find(({ name }) => name === designer)?.models ?? [];
  const chosen = sellTerms.conditions.find(({ code }) => code === condition);
  return (
    <Stack as="section" gap="5" css={styles.estimator} aria-labelledby="estimator" data-scripted>
      <Heading id="estimator">What’s it worth?</Heading>
      <chakra.div css={styles.choices}>
        <SelectField
          label="Designer"
          placeholder="Choose…"
          options={designers.map(({ name }) => name)}
          value={designer}
          onChange={({ target }) => setChoice({ ...choice, designer: target.value, model: '' })}
        />
        <SelectField
          label="Model"
          disabled={models.length === 0}
          placeholder="Choose…"
          value={model}
          onChange={({ target }) => setChoice({ ...choice, model: target.value })}
        >
          {[...new Set(models.map((each) => each.category))].map((category) => (
            <optgroup key={category} label={category}>
              {models
                .filter((each) => each.category === category)
                .map(({ name }) => (
                  <option key={name}>{name}</option>
                ))}
            </optgroup>
          ))}
        </SelectField>
        <SelectField
          label="Condition"
          placeholder="Choose…"
          options={sellTerms.conditions.map(({ code, label }) => [code, label])}
          value={condition}
          onChange={({ target }) => setChoice({ ...choice, condition: target.value })}
        />
        {chosen && <Caption>{chosen.text}</Caption>}
      </chakra.div>
      <Stack gap="4" role="status">
        {designer && model && condition ? (
          <Estimate designer={designer} model={model} condition={condition} />
        ) : (
          <Caption>Choose all three for an instant estimate. No account needed.</Caption>
        )}
      </Stack>
    </Stack>
  );
}

function Estimate(props: SellItemEstimateQueryVariables) {
  const navigate = useNavigate();
  const startItem = useStartItem();
  const query = useSellItemEstimateQuery({ variables: props });
  if (!query.data) {
    return <QueryPlaceholder query={query} height="45" text="We couldn’t estimate this piece." />;
  }
  const estimate = query.data.sellEstimate;
  return (
    <>
      {estimate ? (
        <>
          <DataList.Root gap="0" fontSize="md" borderBottom="line">
            <Range name="Cash now" range={estimate.cash} />
            <Range name="Store credit" range={estimate.storeCredit} />
            <Range
              name="Consignment"
              range={estimate.consign}
              note={`Usually sells within ${estimate.typicalDaysToSell} days`}
            />
          </DataList.Root>
          <Caption>
            Based on our past sales of similar pieces. Your offer depends on your photos.
          </Caption>
        </>
      ) : (
        <p>We need to see this one. Send photos and we’ll tell you what it’s worth.</p>
      )}
      <Button
        width="full"
        onClick={() => void navigate(startItem({ ...props, category: estimate?.category ?? '' }))}
      >
        Send photos for an offer
      </Button>
    </>
  );
}

function Range(props: { name: string; range: SellEstimate_RangeFragment; note?: string }) {
  const { name, range, note } = props;
  return (
    <DataList.Item css={styles.range}>
      <DataList.ItemLabel>{name}</DataList.ItemLabel>
      <DataList.ItemValue textStyle="subheading" fontVariantNumeric="lining-nums">
        {formatMoney(range.low)}–{formatMoney(range.high)}
      </DataList.ItemValue>
      {note && (
        <DataList.ItemValue flexBasis="full" textStyle="caption" color="fg.muted">
          {note}
        </DataList.ItemValue>
      )}
    </DataList.Item>
  );
}
