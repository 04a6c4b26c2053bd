import { useBag } from '../hooks/useBag.ts';

/** Says what was removed last, for as long as it can be put back; or why it could not be put back. */
export function RemovedMessage() {
  const { removed, problem, undo } = useBag();
  const failure = problem?.lineId === null ? problem.message : null;
  return (
    <div role="status" className="e-bag-removed-place">
      {removed && (
        <p className="e-bag-removed">
          <span>{removed.name} was removed.</span>
          <button type="button" className="e-link" onClick={() => void undo()}>
            Undo
          </button>
        </p>
      )}
      {failure && <p className="e-bag-line-problem">{failure}</p>}
    </div>
  );
}
