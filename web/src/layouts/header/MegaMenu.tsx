import { Container, chakra } from '@chakra-ui/react';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Link } from 'react-router';
import { useOnPageChange } from '#lib/browser/useOnPageChange.ts';
import { megaMenu as styles } from '#theme/recipes/megaMenu.ts';
import { Html } from '#ui/Html.tsx';
import { TextLink } from '#ui/Links.tsx';
import {
  hasPanel,
  isListedBelow,
  type Menu,
  type MenuColumn,
  type MenuNode,
  menuColumns,
} from './menuColumns.ts';

const PANEL_ID = 'mega-menu-panel';
const LONG_LIST = 14;

/** The menu of wide screens: a bar whose entries open a panel by pointer, tap or keyboard. */
export function MegaMenu({ menu }: { menu: Menu }) {
  const state = useMegaMenu();
  const panel = useRef<HTMLDivElement>(null);
  const open = menu.items.find((item) => item.id === state.openId);

  const enterPanel = () => requestAnimationFrame(() => moveFocus(panel.current, 'a', 1));
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
          <li
            key={item.id}
            onPointerEnter={(event) =>
              state.handlePointerEnter(event, hasPanel(item) ? item.id : null)
            }
          >
            <BarEntry item={item} state={state} onEnterPanel={enterPanel} />
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
  readonly state: ReturnType<typeof useMegaMenu>;
  readonly onEnterPanel: () => void;
}

/**
 * A link, so that it works before hydration; the first tap or Enter opens its panel, the second follows the link. A
 * mouse opens the panel by hovering, so that its click follows the link at once.
 */
function BarEntry({ item, state, onEnterPanel }: BarEntryProps) {
  const isOpen = item.id === state.openId;
  const handleClick = (event: MouseEvent) => {
    const { nativeEvent } = event;
    const isMouse = 'pointerType' in nativeEvent && nativeEvent.pointerType === 'mouse';
    if (item.link && (isOpen || isMouse)) return state.close();
    event.preventDefault();
    state.open(item.id);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    moveAlong(event);
    if (event.key !== 'ArrowDown' && event.key !== ' ') return;
    event.preventDefault();
    if (event.key === ' ' && isOpen) return state.close();
    state.open(item.id);
    if (event.key === 'ArrowDown') onEnterPanel();
  };
  const opener = {
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? PANEL_ID : undefined,
    onClick: handleClick,
    onKeyDown: handleKeyDown,
  };
  return (
    <TextLink
      variant="plain"
      css={styles.entry}
      to={item.link ?? '/'}
      {...(hasPanel(item) ? opener : { onKeyDown: moveAlong })}
    >
      {item.name}
    </TextLink>
  );
}

function moveAlong(event: KeyboardEvent<HTMLElement>): void {
  const steps: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };
  const step = steps[event.key];
  if (!step) return;
  event.preventDefault();
  moveFocus(event.currentTarget.closest('ul'), 'li > a', step);
}

function MegaMenuPanel({ item, onLeave }: { item: MenuNode; onLeave: () => void }) {
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : null;
    if (!step) return;
    event.preventDefault();
    moveFocus(event.currentTarget, 'a', step);
  };
  return (
    <Container css={styles.inner} onKeyDown={handleKeyDown}>
      <chakra.div css={styles.columns}>
        {menuColumns(item).map((column) => (
          <Column key={column.id} column={column} onLeave={onLeave} />
        ))}
        {item.link && !isListedBelow(item) && (
          <TextLink variant="plain" css={styles.all} to={item.link} onClick={onLeave}>
            All {item.name}
          </TextLink>
        )}
      </chakra.div>
      {item.sidebarHtml && <Html css={styles.tiles} html={item.sidebarHtml} />}
    </Container>
  );
}

function Column({ column, onLeave }: { column: MenuColumn; onLeave: () => void }) {
  const { heading, entries } = column;
  return (
    <chakra.div css={styles.column} data-long={entries.length > LONG_LIST || undefined}>
      {heading && (
        <chakra.p css={styles.heading}>
          {heading.link ? (
            <Link to={heading.link} onClick={onLeave}>
              {heading.name}
            </Link>
          ) : (
            heading.name
          )}
        </chakra.p>
      )}
      <ul>
        {entries.map((entry) => (
          <li key={entry.id}>
            <Link to={entry.link ?? '/'} onClick={onLeave}>
              {entry.name}
            </Link>
          </li>
        ))}
      </ul>
    </chakra.div>
  );
}

/** Milliseconds of hover before a panel opens, so that crossing the bar opens none. */
const INTENT_MS = 90;
/** Milliseconds to move the pointer from the bar into the panel. */
const CLOSE_MS = 200;

function useMegaMenu() {
  const [openId, setOpenId] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const bar = useRef<HTMLElement>(null);

  const change = useCallback((id: string | null, afterMs = 0) => {
    clearTimeout(timer.current);
    if (afterMs === 0) setOpenId(id);
    else timer.current = setTimeout(() => setOpenId(id), afterMs);
  }, []);

  useOnPageChange(() => change(null));
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    bar,
    openId,
    open: (id: string) => change(id),
    close: () => change(null),
    // A touch enters before its click, which would then follow the link.
    handlePointerEnter: ({ pointerType }: PointerEvent, id: string | null) => {
      if (pointerType === 'mouse') change(id, openId === null ? INTENT_MS : CLOSE_MS / 2);
    },
    keepOpen: () => clearTimeout(timer.current),
    handlePointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') change(null, CLOSE_MS);
    },
    handleBlur: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) change(null);
    },
    handleKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || openId === null) return;
      event.stopPropagation();
      const opener = bar.current?.querySelector<HTMLElement>('[aria-expanded="true"]');
      change(null);
      opener?.focus();
    },
  };
}

/** Moves the focus by `step` among the links of `within`, wrapping around. */
function moveFocus(within: HTMLElement | null, selector: string, step: 1 | -1): void {
  const links = [...(within?.querySelectorAll<HTMLElement>(selector) ?? [])];
  const active = document.activeElement;
  const at = active instanceof HTMLElement ? links.indexOf(active) : -1;
  const next = at < 0 && step < 0 ? links.length - 1 : (at + step + links.length) % links.length;
  links[next]?.focus();
}
