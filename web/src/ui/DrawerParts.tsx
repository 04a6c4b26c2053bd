import { Drawer } from '@chakra-ui/react/drawer';
import { Portal } from '@chakra-ui/react/portal';
import type { DrawerProps } from './Drawer.tsx';

/** The drawer itself, in a chunk of its own. */
export function DrawerParts(props: DrawerProps) {
  const { isOpen, onClose, title, isTitleHidden, placement = 'end', width = 'cart' } = props;
  const look = { placement, width };
  return (
    <Drawer.Root
      open={isOpen}
      onOpenChange={(change: { open: boolean }) => !change.open && onClose()}
      {...look}
    >
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content>
            <Drawer.Header>
              <Drawer.Title className={isTitleHidden ? 'e-hidden' : ''}>{title}</Drawer.Title>
            </Drawer.Header>
            <Drawer.Body>{props.children}</Drawer.Body>
            {props.footer && <Drawer.Footer>{props.footer}</Drawer.Footer>}
            <Drawer.CloseTrigger className="e-icon-button" aria-label="Close">
              <span aria-hidden="true">✕</span>
            </Drawer.CloseTrigger>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}
