import { CloseButton, Dialog, type DialogRootProps, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { takeLostFocus } from '#lib/browser/focusOnMount.ts';
import { dialog, drawer } from '#theme/recipes/overlays.ts';

const SIZES = { menu: 'xs', cart: 'sm', full: 'full' } as const;

interface OverlayProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** Stays at the bottom while the body scrolls. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

export interface DialogProps extends OverlayProps {
  /** False for dialogs that outside clicks must not close. */
  readonly closesOutside?: boolean;
  /** Focuses the title first, for contents that are loaded when the dialog opens. */
  readonly focusesTitle?: boolean;
  /** `alertdialog` for failures that need to be read. */
  readonly role?: 'dialog' | 'alertdialog';
}

export interface DrawerProps extends OverlayProps {
  /** The side from which the drawer opens. */
  readonly placement?: 'start' | 'end';
  /** 320 px, 360 px or full width. */
  readonly width?: 'menu' | 'cart' | 'full';
}

export function DialogParts(props: DialogProps) {
  const { closesOutside = true, role = 'dialog', ...parts } = props;
  return (
    <Overlay {...parts} root={{ recipe: dialog, closeOnInteractOutside: closesOutside, role }} />
  );
}

/** A drawer is a dialog with another recipe. Initially focuses its title. */
export function DrawerParts({ placement = 'end', width = 'cart', ...props }: DrawerProps) {
  const look = { recipe: drawer, placement, size: SIZES[width] } as object;
  return <Overlay {...props} root={look} focusesTitle />;
}

interface OverlayPartsProps extends OverlayProps {
  readonly root: Omit<DialogRootProps, 'children'>;
  readonly focusesTitle?: boolean;
}

/**
 * Returns what takes the focus when the dialog closes: the element that had it when the dialog was opened, or the nearest
 * remaining part of the page around it. The dialog itself looks for it later, when a field may have the focus already.
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

function Overlay(props: OverlayPartsProps) {
  const { isOpen, onClose, title, footer, children, root, focusesTitle = false } = props;
  const getFocusReturn = useFocusReturn(isOpen);
  const content = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // The focus trap starts a frame late, when a field may have the focus already, or the shopper has moved to another.
  const getInitialFocus = () =>
    content.current?.querySelector<HTMLElement>(':focus') ??
    (focusesTitle ? heading.current : null);
  // New contents come with a new title. What had the focus may be gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the title changes.
  useEffect(() => {
    if (focusesTitle) takeLostFocus(heading.current);
  }, [title]);
  return (
    <Dialog.Root
      open={isOpen}
      // In an alert, the focus starts at the close button, Chakra's default.
      initialFocusEl={root.role === 'alertdialog' ? undefined : getInitialFocus}
      finalFocusEl={getFocusReturn}
      onOpenChange={(change: { open: boolean }) => !change.open && onClose()}
      {...root}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content ref={content}>
            <Dialog.Header>
              <Dialog.Title ref={heading} {...(focusesTitle && { tabIndex: -1 })}>
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
