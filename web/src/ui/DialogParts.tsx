import { CloseButton, Dialog, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { dialog } from '#theme/recipes/overlays.ts';
import type { DialogProps } from './Dialog.tsx';

/** The dialog itself, in its own chunk. */
export function DialogParts(props: DialogProps) {
  const { isOpen, onClose, title, closesOutside = true, role = 'dialog' } = props;
  return (
    <Dialog.Root
      recipe={dialog}
      open={isOpen}
      onOpenChange={(change: { open: boolean }) => !change.open && onClose()}
      closeOnInteractOutside={closesOutside}
      role={role}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>{props.children}</Dialog.Body>
            {props.footer && <Dialog.Footer>{props.footer}</Dialog.Footer>}
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
