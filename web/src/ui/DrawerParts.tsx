import { CloseButton, Drawer, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { drawer } from '#theme/recipes/overlays.ts';
import type { DrawerProps } from './Drawer.tsx';

const SIZES = { menu: 'xs', cart: 'sm', full: 'full' } as const;

/** The drawer itself, in its own chunk. Initially focuses its title if it is visible. */
export function DrawerParts(props: DrawerProps) {
  const { isOpen, onClose, title, isTitleHidden, placement = 'end', width = 'cart' } = props;
  const look = { placement, size: SIZES[width] };
  const head = useRef<HTMLHeadingElement>(null);
  const start = isTitleHidden ? {} : { initialFocusEl: () => head.current };
  return (
    <Drawer.Root
      recipe={drawer}
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
              <Drawer.Title ref={head} tabIndex={-1} {...(isTitleHidden && { srOnly: true })}>
                {title}
              </Drawer.Title>
            </Drawer.Header>
            <Drawer.Body>{props.children}</Drawer.Body>
            {props.footer && <Drawer.Footer>{props.footer}</Drawer.Footer>}
            <Drawer.CloseTrigger asChild>
              <CloseButton>
                <X size={22} strokeWidth={1.25} aria-hidden="true" />
              </CloseButton>
            </Drawer.CloseTrigger>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}
