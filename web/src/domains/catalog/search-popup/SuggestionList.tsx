import { useEffect } from 'react';
import { Link } from 'react-router';
import { formatCount } from '#lib/format/counts.ts';
import { ProductSuggestion } from './ProductSuggestion.tsx';
import type { Suggestion } from './suggestions.ts';

interface SuggestionListProps {
  readonly id: string;
  readonly options: readonly Suggestion[];
  readonly active: number;
  readonly optionId: (index: number) => string;
  readonly onChoose: (option: Suggestion) => void;
}

const groups = [
  { kind: 'recent', label: 'Recent searches', className: 'e-search-terms' },
  { kind: 'product', label: 'Items', className: 'e-search-products' },
  { kind: 'all', label: 'All results', className: 'e-search-all' },
  { kind: 'category', label: 'Designers and categories', className: 'e-search-terms' },
] as const;

/** The options of the combobox, grouped by kind. Each is a link, so that a click with Ctrl opens a new tab. */
export function SuggestionList({ id, options, active, optionId, onChoose }: SuggestionListProps) {
  useEffect(() => {
    document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' });
  }, [active, optionId]);
  if (options.length === 0) return null;
  const numbered = options.map((option, index) => ({ option, index }));
  return (
    <div id={id} role="listbox" aria-label="Suggestions" tabIndex={-1} className="e-search-list">
      {groups.map(({ kind, label, className }) => {
        const own = numbered.filter(({ option }) => option.kind === kind);
        if (own.length === 0) return null;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset may not stand in a listbox.
          <div key={kind} role="group" aria-label={label} className={className}>
            {kind === 'category' && (
              <p className="e-search-eyebrow" aria-hidden="true">
                {own.length === options.length ? 'Popular designers' : label}
              </p>
            )}
            {own.map(({ option, index }) => (
              <Link
                key={option.to}
                id={optionId(index)}
                role="option"
                aria-selected={index === active}
                tabIndex={-1}
                to={option.to}
                className={`e-search-${kind}-option`}
                onClick={() => onChoose(option)}
              >
                <SuggestionText option={option} />
              </Link>
            ))}
          </div>
        );
      })}
    </div>
  );
}

function SuggestionText({ option }: { option: Suggestion }) {
  if (option.kind === 'product') return <ProductSuggestion product={option.product} />;
  if (option.kind === 'recent') return option.term;
  if (option.kind === 'category') return option.category.name;
  return `View all ${formatCount(option.count)}`;
}
