import { Link as ChakraLink, chakra } from '@chakra-ui/react';
import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { Link } from 'react-router';
import { megaMenu as styles } from '#theme/recipes/menus.ts';
import type { MegaMenu_MenuFragment } from './MegaMenu.generated.ts';
import { MegaMenuPanel } from './MegaMenuPanel.tsx';
import { hasPanel, type MenuNode } from './menuColumns.ts';
import { moveFocus, useMegaMenu } from './useMegaMenu.ts';

const PANEL_ID = 'mega-menu-panel';

/** The menu of wide screens: a bar whose entries open a panel by pointer, tap or keyboard. */
export function MegaMenu({ menu }: { menu: MegaMenu_MenuFragment }) {
  const state = useMegaMenu();
  const panel = useRef<HTMLDivElement>(null);
  const open = menu.items.find((item) => item.id === state.openId);

  const enterPanel = (id: string) => {
    state.open(id);
    requestAnimationFrame(() => moveFocus(panel.current, 'a', 1));
  };
  return (
    <chakra.nav
      ref={state.bar}
      css={styles.root}
      aria-label="Main"
      onKeyDown={state.handleKeyDown}
      onBlur={state.handleBlur}
      onPointerLeave={state.handlePointerLeave}
    >
      <chakra.ul css={styles.bar}>
        {menu.items.map((item) => (
          <li key={item.id} onPointerEnter={() => state.handlePointerEnter(toPanelId(item))}>
            <BarEntry
              item={item}
              isOpen={item.id === state.openId}
              onOpen={() => state.open(item.id)}
              onClose={state.close}
              onEnterPanel={() => enterPanel(item.id)}
            />
          </li>
        ))}
      </chakra.ul>
      {open && (
        <chakra.div id={PANEL_ID} ref={panel} css={styles.panel} onPointerEnter={state.keepOpen}>
          <MegaMenuPanel item={open} onLeave={state.close} />
        </chakra.div>
      )}
    </chakra.nav>
  );
}

interface BarEntryProps {
  readonly item: MenuNode;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  readonly onEnterPanel: () => void;
}

/** A link, so that it works before hydration; the first tap or Enter opens its panel, the second follows the link. */
function BarEntry({ item, isOpen, onOpen, onClose, onEnterPanel }: BarEntryProps) {
  if (!hasPanel(item)) {
    return (
      <ChakraLink asChild variant="plain" css={styles.entry}>
        <Link to={item.link ?? '/'} onKeyDown={moveAlong}>
          {item.name}
        </Link>
      </ChakraLink>
    );
  }
  const handleClick = (event: MouseEvent) => {
    if (isOpen && item.link) return;
    event.preventDefault();
    onOpen();
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    moveAlong(event);
    if (event.key === 'ArrowDown') onEnterPanel();
    else if (event.key === ' ') (isOpen ? onClose : onOpen)();
    else return;
    event.preventDefault();
  };
  return (
    <ChakraLink asChild variant="plain" css={styles.entry}>
      <Link
        to={item.link ?? '/'}
        aria-expanded={isOpen}
        aria-controls={isOpen ? PANEL_ID : undefined}
        onClick={handleClick}
        onKeyDown={handleKeyDown}
      >
        {item.name}
      </Link>
    </ChakraLink>
  );
}

function moveAlong(event: KeyboardEvent<HTMLElement>): void {
  const steps: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };
  const step = steps[event.key];
  if (!step) return;
  event.preventDefault();
  moveFocus(event.currentTarget.closest('ul'), 'li > a', step);
}

function toPanelId(item: MenuNode): string | null {
  return hasPanel(item) ? item.id : null;
}
