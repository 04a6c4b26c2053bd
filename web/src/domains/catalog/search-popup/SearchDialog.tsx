import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { useOnPageChange } from '#lib/browser/useOnPageChange.ts';
import { SearchBox } from './SearchBox.tsx';
import './searchPopup.css';

/** The search popup: a sheet from the top of the page, the whole screen on a phone. Closes when the page changes. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed while it still stands in the page, so that the focus goes back to where it was.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  useOnPageChange(onClose);

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
