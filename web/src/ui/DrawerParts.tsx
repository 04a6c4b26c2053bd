import { Drawer } from '@chakra-ui/react/drawer';
import { Portal } from '@chakra-ui/react/portal';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { ChakraScope } from './ChakraScope.tsx';
import type { DrawerProps } from './Drawer.tsx';

/** The drawer itself, in a chunk of its own. The focus starts at its title, when that can be seen. */
export function DrawerParts(props: DrawerProps) {
  const { isOpen, onClose, title, isTitleHidden, placement = 'end', width = 'cart' } = props;
  const look = { placement, width };
  const head = useRef<HTMLHeadingElement>(null);
  const start = isTitleHidden ? {} : { initialFocusEl: () => head.current };
  return (
    <ChakraScope>
      <Drawer.Root
        open={isOpen}
        onOpenChange={(change: { open: boolean }) => !change.open && onClose()}
        {...look}
        {...start}
      >
        <Portal>
          <Drawer.Backdrop />
          <Drawer.Positioner>
            <Drawer.Content>
              <Drawer.Header>
                <Drawer.Title ref={head} tabIndex={-1} className={isTitleHidden ? 'e-hidden' : ''}>
                  {title}
                </Drawer.Title>
              </Drawer.Header>
              <Drawer.Body>{props.children}</Drawer.Body>
              {props.footer && <Drawer.Footer>{props.footer}</Drawer.Footer>}
              <Drawer.CloseTrigger className="e-icon-button" aria-label="Close">
                <X size={22} strokeWidth={1.25} aria-hidden="true" />
              </Drawer.CloseTrigger>
            </Drawer.Content>
          </Drawer.Positioner>
        </Portal>
      </Drawer.Root>
    </ChakraScope>
  );
}
