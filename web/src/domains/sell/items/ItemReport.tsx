import { chakra, DataList, Image } from '@chakra-ui/react';
import { formatMoney } from '#lib/format/money.ts';
import { sellItem as styles } from '#theme/recipes/sell.ts';
import { Caption } from '#ui/Caption.tsx';
import { TextLink } from '#ui/Links.tsx';
import { Section } from '#ui/PageHeading.tsx';
import { StatusTimeline } from '#ui/StatusTimeline.tsx';
import { SellTable } from '../shared/SellTable.tsx';
import { questionLabel } from '../submission/itemRules.ts';
import { eventText, formatMediumDay } from './labels.ts';
import type { SellItem_DetailsFragment as Item, SellItemReadQuery } from './SellItem.generated.ts';

type Conditions = NonNullable<SellItemReadQuery['sellTerms']>['conditions'];

interface ReportProps {
  readonly item: Item;
  readonly conditions: Conditions;
}

/** The label of a condition, or its code if the options no longer contain it. */
function conditionLabel(conditions: Conditions, code: string): string {
  return conditions.find((condition) => condition.code === code)?.label ?? code;
}

export function Inspection({ item, conditions }: ReportProps) {
  const { inspection } = item;
  if (!inspection) return null;
  const find = (answers: Item['answers'], part: string) =>
    answers.find((answer) => answer.part === part)?.answer ?? '–';
  const parts = new Set([...item.answers, ...inspection.answers].map(({ part }) => part));
  const toRow = (name: string, yours: string, ours: string) => ({
    key: name,
    cells: [name, yours, ours],
    hasDifference: ours !== '–' && ours !== yours,
  });
  return (
    <Section size="xs" title="Inspection report">
      <SellTable
        columns={['Part', 'You said', 'We found']}
        rows={[
          toRow(
            'Condition',
            conditionLabel(conditions, item.condition),
            conditionLabel(conditions, inspection.condition),
          ),
          ...[...parts].map((part) =>
            toRow(questionLabel(part), find(item.answers, part), find(inspection.answers, part)),
          ),
        ]}
      />
      {inspection.note && <Caption>“{inspection.note}”</Caption>}
    </Section>
  );
}

export function Consignment({ item: { consignment } }: Pick<ReportProps, 'item'>) {
  if (!consignment) return null;
  const { listedAt, soldPrice, priceSchedule, product } = consignment;
  const now = Date.now();
  const current = priceSchedule.findLast(({ at }) => new Date(at).getTime() <= now);
  return (
    <Section size="xs" title="On consignment">
      <p>
        {soldPrice
          ? `Sold for ${formatMoney(soldPrice)}.`
          : `For sale since ${formatMediumDay(listedAt)}.`}{' '}
        {product && !soldPrice && <TextLink to={product.path}>View listing</TextLink>}
      </p>
      <SellTable
        caption="Price schedule"
        columns={['From', 'Price', 'You receive']}
        rows={priceSchedule.map((step) => ({
          key: step.at,
          cells: [formatMediumDay(step.at), formatMoney(step.price), formatMoney(step.receive)],
          isCurrent: step === current && !soldPrice,
        }))}
      />
    </Section>
  );
}

export function Photos({ photos }: Pick<Item, 'photos'>) {
  return (
    <chakra.ul css={styles.gallery} aria-label="Photos">
      {photos.map(({ id, path }, index) => (
        <li key={id}>
          <a href={path} target="_blank" rel="noreferrer">
            <Image
              src={path}
              alt={`${index + 1} of ${photos.length}`}
              loading="lazy"
              width="full"
              aspectRatio="4 / 5"
              objectFit="cover"
              bg="bg.subtle"
            />
          </a>
        </li>
      ))}
    </chakra.ul>
  );
}

export function SubmittedDetails({ item, conditions }: ReportProps) {
  const details = {
    Category: item.category,
    Condition: conditionLabel(conditions, item.condition),
    ...Object.fromEntries(item.answers.map(({ part, answer }) => [questionLabel(part), answer])),
    Material: item.material,
    Color: item.color,
    Size: item.size,
    Included: item.extras.join(', '),
    'Your asking price': item.askingPrice && formatMoney(item.askingPrice),
    'Your counteroffer': item.counterPrice && formatMoney(item.counterPrice),
    Notes: item.notes,
  };
  return (
    <Section size="xs" title="Your details">
      <DataList.Root gap="0" fontSize="md">
        {Object.entries(details).map(
          ([label, value]) =>
            value && (
              <DataList.Item key={label} css={styles.fact}>
                <DataList.ItemLabel color="fg.muted">{label}</DataList.ItemLabel>
                <DataList.ItemValue overflowWrap="anywhere">{value}</DataList.ItemValue>
              </DataList.Item>
            ),
        )}
      </DataList.Root>
    </Section>
  );
}

export function ItemHistory({ history }: Pick<Item, 'history'>) {
  return (
    <Section size="xs" title="History">
      <StatusTimeline
        fontSize="md"
        aria-label="History"
        stages={history.toReversed().map((entry, index) => ({
          key: `${entry.at} ${entry.move} ${entry.status}`,
          title: eventText(entry),
          isLatest: index === 0,
          text: (
            <>
              <time dateTime={entry.at}>{formatMediumDay(entry.at)}</time>
              {entry.from !== entry.status && ` · ${entry.statusLabel}`}
              {entry.reason && <p>“{entry.reason}”</p>}
            </>
          ),
        }))}
      />
    </Section>
  );
}
