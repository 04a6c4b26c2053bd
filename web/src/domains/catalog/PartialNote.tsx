import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import './partialNote.css';

/** Says calmly that a page is not whole at this moment, and offers to look again. */
export function PartialNote({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  return (
    <p role="note" className="e-partial-note">
      {children}{' '}
      <a className="e-link" href={pathname + search}>
        Look again
      </a>
    </p>
  );
}
