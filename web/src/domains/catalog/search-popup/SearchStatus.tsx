import { counted } from '../../../shared/counts.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
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
        {phase === 'failed' && <p>The search did not answer. Press Enter to try again.</p>}
        {phase === 'found' && <VisuallyHidden>{foundText(options)}</VisuallyHidden>}
      </div>
      {phase === 'start' && (
        <p className="e-search-hint">A designer, a model, a color: a word or two will do.</p>
      )}
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
            <Skeleton key={card} ratio={312 / 470} />
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
