import { Link as ChakraLink, Container, chakra } from '@chakra-ui/react';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { megaMenu as styles } from '#theme/recipes/menus.ts';
import { Html } from '#ui/Html.tsx';
import { isListedBelow, type MenuColumn, type MenuNode, menuColumns } from './menuColumns.ts';
import { moveFocus } from './useMegaMenu.ts';

const LONG_LIST = 14;

/** The panel of an entry: columns of links, with banner tiles on the right. */
export function MegaMenuPanel({ item, onLeave }: { item: MenuNode; onLeave: () => void }) {
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
          <ChakraLink asChild variant="plain" css={styles.all}>
            <Link to={item.link} onClick={onLeave}>
              All {item.name}
            </Link>
          </ChakraLink>
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
