import { Button, chakra } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { MobileUserLinks } from '#domains/customer/index.ts';
import { useOpenLinks } from '#lib/site/useSite.ts';
import { mobileMenu as styles } from '#theme/recipes/mobileMenu.ts';
import { hasPanel, isListedBelow, type Menu, type MenuNode } from './menuColumns.ts';

export function MobileMenu(props: { menu: Menu; onLeave: () => void }) {
  const { menu, onLeave } = props;
  const [path, setPath] = useState<readonly MenuNode[]>([]);
  const [direction, setDirection] = useState<'deeper' | 'back' | null>(null);
  const level = useRef<HTMLDivElement>(null);
  const current = path.at(-1);
  const items = current ? getEntries(current) : menu.items;

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
    <chakra.nav css={styles.root} aria-label="Main">
      <chakra.div
        ref={level}
        key={path.length}
        css={styles.level}
        data-direction={direction ?? undefined}
      >
        {current && (
          <>
            <Button
              variant="plain"
              fontSize="md"
              onClick={goBack}
              color="fg.muted"
              textDecoration="none"
            >
              <ChevronLeft size={18} strokeWidth={1.4} aria-hidden="true" />
              {path.at(-2)?.name ?? 'Menu'}
            </Button>
            <chakra.p textStyle="heading" pt="1" pb="2.5">
              {current.name}
            </chakra.p>
          </>
        )}
        <chakra.ul css={styles.list}>
          {current?.link && !current.isGroup && !isListedBelow(current) && (
            <li>
              <Link to={current.link}>All {current.name}</Link>
            </li>
          )}
          {items.map((item) => (
            <li key={item.id}>
              <Entry item={item} onEnter={enter} />
            </li>
          ))}
        </chakra.ul>
        {!current && <PersonalLinks onLeave={onLeave} />}
      </chakra.div>
    </chakra.nav>
  );
}

/** Skips a level that contains only one group. */
function getEntries({ children = [] }: MenuNode): readonly MenuNode[] {
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
    <chakra.ul css={styles.personal}>
      <MobileUserLinks onLeave={onLeave} />
      {links.map(({ to, text }) => (
        <li key={to}>
          <Link to={to}>{text}</Link>
        </li>
      ))}
    </chakra.ul>
  );
}
