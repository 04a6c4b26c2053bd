import { Combobox } from '@chakra-ui/react';
import type { Ref } from 'react';
import { Link } from 'react-router';
import { formatCount } from '#lib/format/counts.ts';
import { formatMoney } from '#lib/format/money.ts';
import { Picture } from '#ui/Picture.tsx';
import { nameWithoutDesigner } from '../card/cardText.ts';
import type { SearchResult_ProductFragment } from './Search.generated.ts';
import type { SearchPhase, Suggestion } from './useSuggestions.ts';

const GROUPS = [
  { kind: 'last', label: 'Continue where you left off', shownIn: ['start', 'recent'] },
  { kind: 'recent', label: 'Recent searches', shownIn: [] },
  { kind: 'product', label: 'Items', shownIn: [] },
  { kind: 'all', label: 'All results', shownIn: [] },
  { kind: 'category', label: 'Designers and categories', shownIn: ['start', 'found'] },
] as const;

interface SuggestionListProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly phase: SearchPhase;
  readonly options: readonly Suggestion[];
}

/** The combobox options, grouped by kind. Each is a link, so Ctrl-click opens a new tab. */
export function SuggestionList({ ref, phase, options }: SuggestionListProps) {
  const groups = GROUPS.map((group) => ({
    ...group,
    own: options.filter(({ kind }) => kind === group.kind),
  })).filter(({ own }) => own.length > 0);
  return (
    <Combobox.Content ref={ref}>
      {groups.map(({ kind, label, shownIn, own }) => (
        <Combobox.ItemGroup key={kind} data-kind={kind}>
          <Combobox.ItemGroupLabel srOnly={!shownIn.some((each) => each === phase)}>
            {kind === 'category' && phase === 'start' ? 'Popular designers' : label}
          </Combobox.ItemGroupLabel>
          {own.map((option) => (
            <Combobox.Item key={option.to} item={option} asChild>
              <Link to={option.to}>
                <SuggestionText option={option} />
              </Link>
            </Combobox.Item>
          ))}
        </Combobox.ItemGroup>
      ))}
    </Combobox.Content>
  );
}

function SuggestionText({ option }: { option: Suggestion }) {
  if (option.kind === 'product') return <ProductSuggestion product={option.product} />;
  return option.kind === 'all' ? `View all ${formatCount(option.count)}` : option.text;
}

function ProductSuggestion({ product }: { product: SearchResult_ProductFragment }) {
  return (
    <>
      <Picture sources={{ card: product.image?.url }} size="card" alt="" isFirst />
      {product.designer && <b>{product.designer}</b>}
      <span data-part="name">{nameWithoutDesigner(product.name, product.designer)}</span>
      {product.price && <span>{formatMoney(product.price.current)}</span>}
    </>
  );
}
