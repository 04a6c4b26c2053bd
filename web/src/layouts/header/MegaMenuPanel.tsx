import type { KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { Html } from '../../ui/Html.tsx';
import { isListedBelow, type MenuColumn, type MenuNode, menuColumns } from './menuColumns.ts';
import { moveFocus } from './useMegaMenu.ts';

/** A list longer than this runs in several columns. */
const LONG_LIST = 14;

/** What is below one entry of the bar: columns of links, and banner tiles at the right. */
export function MegaMenuPanel({ item, onLeave }: { item: MenuNode; onLeave: () => void }) {
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : null;
    if (!step) return;
    event.preventDefault();
    moveFocus(event.currentTarget, 'a', step);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrows move among the links, which are the controls.
    <div className="e-wrap e-mega-inner" onKeyDown={handleKeyDown}>
      <div className="e-mega-columns">
        {menuColumns(item).map((column) => (
          <Column key={column.id} column={column} onLeave={onLeave} />
        ))}
        {item.link && !isListedBelow(item) && (
          <Link className="e-mega-all" to={item.link} onClick={onLeave}>
            All {item.name}
          </Link>
        )}
      </div>
      {item.sidebarHtml && <Html className="e-mega-tiles" html={item.sidebarHtml} />}
    </div>
  );
}

function Column({ column, onLeave }: { column: MenuColumn; onLeave: () => void }) {
  const { heading, entries } = column;
  return (
    <div className="e-mega-column" data-long={entries.length > LONG_LIST || undefined}>
      {heading && (
        <p className="e-eyebrow">
          {heading.link ? (
            <Link to={heading.link} onClick={onLeave}>
              {heading.name}
            </Link>
          ) : (
            heading.name
          )}
        </p>
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
    </div>
  );
}
