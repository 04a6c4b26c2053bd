import { type MouseEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { SearchBox } from './SearchBox.tsx';
import './search-popup.css';

/** The search popup: a sheet from the top of the page, the whole screen on a phone. Closes when the page changes. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed while it still stands in the page, so that the focus goes back to where it was.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  useCloseOnNavigation(onClose);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes a dialog already; the click is for the ground beside it.
    <dialog
      ref={dialog}
      className="e-search"
      aria-label="Search"
      // Esc: the event of closing comes later, when the popup may be asked for again already.
      onCancel={onClose}
      onClose={() => !dialog.current?.open && onClose()}
      onClick={(event: MouseEvent) => event.target === dialog.current && onClose()}
    >
      <SearchBox onClose={onClose} />
    </dialog>
  );
}

function useCloseOnNavigation(onClose: () => void): void {
  const { key } = useLocation();
  const openedAt = useRef(key);
  useEffect(() => {
    if (openedAt.current !== key) onClose();
  }, [key, onClose]);
}
