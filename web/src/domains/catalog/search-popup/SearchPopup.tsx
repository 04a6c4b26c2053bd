import { IconButton, VisuallyHidden } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { useRef, useState } from 'react';
import { focusOnMount } from '#lib/browser/focusOnMount.ts';
import { lazyComponent } from '#lib/browser/lazyComponent.ts';
import { LoadingBar } from '#ui/LoadingBar.tsx';

const loadDialog = () => import('./SearchDialog.tsx');
const SearchDialog = lazyComponent(loadDialog, 'SearchDialog');

/** The header's search button; its dialog is loaded on first use. Mount it once. */
export function SearchPopup() {
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  const early = useRef({ text: '', isSubmitted: false });
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <IconButton
        ref={button}
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
        <SearchDialog
          {...{ isOpen, early, button }}
          onClose={() => setIsOpen(false)}
          fallback={
            // Takes text and Enter while the dialog's code loads.
            <>
              <LoadingBar />
              <VisuallyHidden asChild>
                <form
                  onSubmit={(event) => {
                    event.preventDefault();
                    early.current.isSubmitted = true;
                  }}
                >
                  <input
                    aria-label="Search"
                    ref={focusOnMount}
                    onChange={({ target }) => {
                      early.current.text = target.value;
                    }}
                  />
                </form>
              </VisuallyHidden>
            </>
          }
        />
      )}
    </>
  );
}
