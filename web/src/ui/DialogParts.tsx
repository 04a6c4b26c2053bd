import { CloseButton, Dialog, type DialogRootProps, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { dialog, drawer } from '#theme/recipes/overlays.ts';
import type { DialogProps, DrawerProps, OverlayProps } from './Dialog.tsx';

const SIZES = { menu: 'xs', cart: 'sm', full: 'full' } as const;

export function DialogParts(props: DialogProps) {
  const { closesOutside = true, role = 'dialog', focusesTitle = false, ...parts } = props;
  const title = useRef<HTMLHeadingElement>(null);
  const root = {
    recipe: dialog,
    closeOnInteractOutside: closesOutside,
    role,
    ...(focusesTitle && { initialFocusEl: () => title.current }),
  };
  return <Parts {...parts} root={root} {...(focusesTitle && { titleRef: title })} />;
}

/** A drawer is a dialog with another recipe. Initially focuses its title. */
export function DrawerParts({ placement = 'end', width = 'cart', ...props }: DrawerProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const look = { recipe: drawer, placement, size: SIZES[width] } as object;
  return (
    <Parts {...props} root={{ ...look, initialFocusEl: () => title.current }} titleRef={title} />
  );
}

interface PartsProps extends OverlayProps {
  readonly root: Omit<DialogRootProps, 'children'>;
  readonly titleRef?: RefObject<HTMLHeadingElement | null>;
}

/**
 * The element that had the focus when the dialog was opened. The dialog itself looks for it later, when a field of its
 * form may have taken the focus already.
 */
function useOpener(isOpen: boolean): HTMLElement | null {
  const [shown, setShown] = useState<{ isOpen: boolean; opener: Element | null }>({
    isOpen: false,
    opener: null,
  });
  if (shown.isOpen !== isOpen) {
    setShown({ isOpen, opener: isOpen ? document.activeElement : shown.opener });
  }
  const { opener } = shown;
  return opener instanceof HTMLElement && opener !== document.body ? opener : null;
}

function Parts({ isOpen, onClose, title, footer, children, root, titleRef }: PartsProps) {
  const opener = useOpener(isOpen);
  return (
    <Dialog.Root
      open={isOpen}
      finalFocusEl={() => (opener?.isConnected ? opener : null)}
      onOpenChange={(change: { open: boolean }) => !change.open && onClose()}
      {...root}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title {...(titleRef && { ref: titleRef, tabIndex: -1 })}>
                {title}
              </Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>{children}</Dialog.Body>
            {footer && <Dialog.Footer>{footer}</Dialog.Footer>}
            <Dialog.CloseTrigger asChild>
              <CloseButton>
                <X size={22} strokeWidth={1.25} aria-hidden="true" />
              </CloseButton>
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
