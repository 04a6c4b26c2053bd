import { lazy, Suspense, useState } from 'react';

const ConditionDialog = lazy(() =>
  import('./ConditionDialog.tsx').then((m) => ({ default: m.ConditionDialog })),
);

/** Explains the grades of this kind of piece, in a dialog with the editors' block of its top category (spec §2). */
export function ConditionGuide({ topCategory }: { topCategory: string }) {
  const [isOpen, setIsOpen] = useState<boolean>();
  return (
    <>
      <button
        type="button"
        className="e-link e-condition-guide"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        What the grades mean
      </button>
      {isOpen !== undefined && (
        <Suspense fallback={null}>
          <ConditionDialog
            identifier={`product_details_condition_${topCategory.toLowerCase()}`}
            isOpen={isOpen}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
