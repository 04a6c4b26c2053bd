import { IconButton } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { lazyComponent } from '#lib/browser/lazyComponent.ts';

const loadDialog = () => import('./SearchDialog.tsx');
const SearchDialog = lazyComponent(() => loadDialog().then((m) => m.SearchDialog));

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
      {isOpen !== null && <SearchDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}
