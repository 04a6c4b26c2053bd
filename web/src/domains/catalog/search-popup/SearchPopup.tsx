import { IconButton } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';

const loadDialog = () => import('./SearchDialog.tsx');
const SearchDialog = lazy(() => loadDialog().then((m) => ({ default: m.SearchDialog })));

/** The header's search button; its dialog is loaded on first use. Mount it once. */
export function SearchPopup() {
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  const open = useCallback(() => setIsOpen(true), []);
  useSearchShortcut(open);
  return (
    <>
      <IconButton
        variant="ghost"
        aria-label="Search"
        aria-haspopup="dialog"
        aria-expanded={isOpen === true}
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={open}
        onPointerEnter={loadDialog}
        onFocus={loadDialog}
      >
        <Search size={20} strokeWidth={1.25} aria-hidden="true" />
      </IconButton>
      {isOpen !== null && (
        <Suspense fallback={null}>
          <SearchDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Calls back on Ctrl-K, Cmd-K and "/", unless the shopper is typing or another dialog is open. */
function useSearchShortcut(open: () => void): void {
  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      if (!isShortcut(event) || document.querySelector(OPEN_DIALOG)) return;
      event.preventDefault();
      open();
    }
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [open]);
}

const OPEN_DIALOG = 'dialog[open], [aria-modal="true"]:not([data-state="closed"])';

function isShortcut(event: KeyboardEvent): boolean {
  if (event.altKey || event.shiftKey) return false;
  if (event.ctrlKey || event.metaKey) return event.key.toLowerCase() === 'k';
  const isTyping =
    event.target instanceof Element &&
    event.target.closest('input, textarea, select, [contenteditable]') !== null;
  return event.key === '/' && !isTyping;
}
