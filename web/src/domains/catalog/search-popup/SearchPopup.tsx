import { IconButton } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useSearchShortcut } from './useSearchShortcut.ts';

const loadDialog = () => import('./SearchDialog.tsx');
const SearchDialog = lazy(() => loadDialog().then((m) => ({ default: m.SearchDialog })));

/** The search in the header: a button that opens the popup, which is loaded on first use. Mount it once. */
export function SearchPopup() {
  const [isOpen, setIsOpen] = useState(false);
  const open = useCallback(() => setIsOpen(true), []);
  const close = useCallback(() => setIsOpen(false), []);
  useSearchShortcut(open);
  return (
    <>
      <IconButton
        variant="ghost"
        aria-label="Search"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={open}
        onPointerEnter={loadDialog}
        onFocus={loadDialog}
      >
        <Search size={20} strokeWidth={1.25} aria-hidden="true" />
      </IconButton>
      {isOpen && (
        <Suspense fallback={null}>
          <SearchDialog onClose={close} />
        </Suspense>
      )}
    </>
  );
}
