import { CloseButton, Dialog, type DialogRootProps, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { takeLostFocus } from '#lib/browser/focusOnMount.ts';
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
 * Returns what takes the focus when the dialog closes: the element that had it when the dialog was opened or, if that
 * has disappeared, the nearest remaining part of the page around it, at least the page's content. The dialog itself looks for it later, when a field
 * of its form may have taken the focus already.
 */
function useFocusReturn(isOpen: boolean): () => HTMLElement | null {
  const [shown, setShown] = useState<{ isOpen: boolean; path: readonly HTMLElement[] }>({
    isOpen: false,
    path: [],
  });
  if (shown.isOpen !== isOpen) {
    setShown({ isOpen, path: isOpen ? getPath(document.activeElement) : shown.path });
  }
  return () =>
    shown.path.find(({ isConnected }) => isConnected) ?? document.getElementById('content');
}

/** The focused element and those around it that can take the focus, from the inside out. */
function getPath(focused: Element | null): readonly HTMLElement[] {
  const path: HTMLElement[] = [];
  for (
    let element = focused;
    element && element !== document.body;
    element = element.parentElement
  ) {
    const isFocusable = element === focused || element.hasAttribute('tabindex');
    if (isFocusable && element instanceof HTMLElement) path.push(element);
  }
  return path;
}

function Parts({ isOpen, onClose, title, footer, children, root, titleRef }: PartsProps) {
  const getFocusReturn = useFocusReturn(isOpen);
  // New contents come with a new title. What had the focus may be gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the title changes.
  useEffect(() => takeLostFocus(titleRef?.current ?? null), [title]);
  return (
    <Dialog.Root
      open={isOpen}
      finalFocusEl={getFocusReturn}
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
