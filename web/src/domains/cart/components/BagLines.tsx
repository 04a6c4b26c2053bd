import type { BagLine_LineFragment } from '../../../generated/documents.ts';
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
            void remove(line.id);
          }}
        />
      ))}
    </ul>
  );
}
