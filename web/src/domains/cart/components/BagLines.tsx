import type { BagLine_LineFragment } from '../../../generated/documents.ts';
import type { BagItem } from '../bag/bagState.ts';
import { useBag } from '../hooks/useBag.ts';
import { useFocusAfterRemoval } from '../hooks/useFocusAfterRemoval.ts';
import { BagLine } from './BagLine.tsx';

/** The lines of the bag; after a removal the focus goes to the line that has moved up. */
export function BagLines({ lines }: { lines: readonly BagLine_LineFragment[] }) {
  const { removing, problem, remove } = useBag();
  const { list, expectRemoval } = useFocusAfterRemoval(lines.length);
  return (
    <ul ref={list} className="e-bag-lines" aria-label="Items in your shopping bag">
      {lines.map((line, index) => (
        <BagLine
          key={line.id}
          line={line}
          isRemoving={removing.includes(line.id)}
          problem={problem?.lineId === line.id ? problem.message : null}
          onRemove={() => {
            expectRemoval(index);
            void remove(line.id, pieceOf(line));
          }}
        />
      ))}
    </ul>
  );
}

/** What can be put back again; a piece that is sold cannot. */
function pieceOf({ sku, name, quoteId, availability }: BagLine_LineFragment): BagItem | null {
  if (availability === 'SOLD') return null;
  return { id: null, sku, name, quoteId };
}
