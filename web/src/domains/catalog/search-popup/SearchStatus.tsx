import { Skeleton, VisuallyHidden } from '@chakra-ui/react';
import { counted } from '#lib/format/counts.ts';
import type { Suggestion } from './suggestions.ts';
import type { SearchPhase } from './useSuggestions.ts';

interface SearchStatusProps {
  readonly phase: SearchPhase;
  readonly options: readonly Suggestion[];
  readonly text: string;
  readonly onClear: () => void;
}

/** What stands above the list: a hint or the heading of the recent searches, that nothing was found, or cards of the final size. */
export function SearchStatus({ phase, options, text, onClear }: SearchStatusProps) {
  return (
    <>
      <div role="status" className="e-search-status">
        {phase === 'empty' && <p>Nothing found for “{text}”. These designers may help:</p>}
        {phase === 'failed' && <p>Search isn’t responding. Press Enter to try again.</p>}
        {phase === 'found' && <VisuallyHidden>{foundText(options)}</VisuallyHidden>}
      </div>
      {phase === 'start' && <p className="e-search-hint">Try a designer, a model or a color.</p>}
      {phase === 'recent' && (
        <div className="e-search-head">
          <h2>Recent searches</h2>
          <button type="button" className="e-link" onClick={onClear}>
            Clear
          </button>
        </div>
      )}
      {phase === 'searching' && (
        <div className="e-search-products" aria-hidden="true">
          {['first', 'second', 'third'].map((card) => (
            <Skeleton key={card} aspectRatio={312 / 470} aria-hidden />
          ))}
        </div>
      )}
    </>
  );
}

function foundText(options: readonly Suggestion[]): string {
  const all = options.find((option) => option.kind === 'all');
  const items = all?.kind === 'all' ? all.count : 0;
  return `${counted(items, 'item')} found. Use the arrow keys to choose.`;
}
