import { IconButton } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

const loadDialog = () => import('./SearchDialog.tsx');
const SearchDialog = lazy(() => loadDialog().then((m) => ({ default: m.SearchDialog })));

/** The header's search button; its dialog is loaded on first use. Mount it once. */
export function SearchPopup() {
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  return (
    <>
      <IconButton
        variant="ghost"
        aria-label="Search"
        aria-haspopup="dialog"
        aria-expanded={isOpen === true}
        onClick={() => setIsOpen(true)}
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
