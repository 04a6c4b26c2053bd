import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { MobileUserLinks } from '../../domains/customer/index.ts';
import type { MegaMenu_MenuFragment } from '../../generated/documents.ts';
import { useOpenLinks } from '../../shared/useOpenLinks.ts';
import { hasPanel, isListedBelow, type MenuNode } from './menuColumns.ts';
import './mobileMenu.css';

/** The menu of narrow screens: one level at a time, sliding to the next in 200 ms. */
export function MobileMenu(props: { menu: MegaMenu_MenuFragment; onLeave: () => void }) {
  const { menu, onLeave } = props;
  const [path, setPath] = useState<readonly MenuNode[]>([]);
  const [direction, setDirection] = useState<'deeper' | 'back' | null>(null);
  const level = useRef<HTMLDivElement>(null);
  const current = path.at(-1);
  const items = current ? entriesOf(current) : menu.items;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of level moves the focus into it.
  useEffect(() => {
    if (direction) level.current?.querySelector<HTMLElement>('button, a')?.focus();
  }, [direction, path]);

  const enter = (item: MenuNode) => {
    setDirection('deeper');
    setPath([...path, item]);
  };
  const goBack = () => {
    setDirection('back');
    setPath(path.slice(0, -1));
  };
  return (
    <nav className="e-drill" aria-label="Main">
      <div
        ref={level}
        key={path.length}
        className="e-drill-level"
        data-direction={direction ?? undefined}
      >
        {current && (
          <>
            <button type="button" className="e-drill-back" onClick={goBack}>
              <ChevronLeft size={18} strokeWidth={1.4} aria-hidden="true" />
              {path.at(-2)?.name ?? 'Menu'}
            </button>
            <p className="e-heading">{current.name}</p>
          </>
        )}
        <ul>
          {current?.link && !current.isGroup && !isListedBelow(current) && (
            <li>
              <Link to={current.link}>All {current.name}</Link>
            </li>
          )}
          {items.map((item: MenuNode) => (
            <li key={item.id}>
              <Entry item={item} onEnter={enter} />
            </li>
          ))}
        </ul>
        {!current && <PersonalLinks onLeave={onLeave} />}
      </div>
    </nav>
  );
}

/** A level of one group alone would be a step for nothing. */
function entriesOf({ children = [] }: MenuNode): readonly MenuNode[] {
  const [first, ...others] = children;
  return others.length === 0 && first?.children?.length ? first.children : children;
}

function Entry({ item, onEnter }: { item: MenuNode; onEnter: (item: MenuNode) => void }) {
  if (!hasPanel(item) || !item.children?.length) {
    return item.link ? <Link to={item.link}>{item.name}</Link> : <span>{item.name}</span>;
  }
  return (
    <button type="button" onClick={() => onEnter(item)}>
      {item.name}
      <ChevronRight size={18} strokeWidth={1.4} aria-hidden="true" />
    </button>
  );
}

const PERSONAL = [
  { to: '/favorites', text: 'Favorites' },
  { to: '/selling-consignment', text: 'Sell with us' },
];

function PersonalLinks({ onLeave }: { onLeave: () => void }) {
  const links = useOpenLinks(PERSONAL);
  return (
    <ul className="e-drill-personal">
      <MobileUserLinks onLeave={onLeave} />
      {links.map(({ to, text }) => (
        <li key={to}>
          <Link to={to}>{text}</Link>
        </li>
      ))}
    </ul>
  );
}
