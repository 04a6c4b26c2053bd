import { expect, test } from 'vitest';
import { hasPanel, isListedBelow, type MenuNode, menuColumns } from './menuColumns.ts';

function anEntry(partial: Partial<MenuNode> & { id: string }): MenuNode {
  return {
    name: `Entry ${partial.id}`,
    link: `/${partial.id}`,
    isGroup: false,
    children: [],
    ...partial,
  };
}

test('gives a group its own column and collects other entries in a column without a heading', () => {
  const item = anEntry({
    id: 'bags',
    children: [
      anEntry({ id: 'new' }),
      anEntry({ id: 'sale' }),
      anEntry({ id: 'shape', isGroup: true, link: null, children: [anEntry({ id: 'tote' })] }),
      anEntry({ id: 'last' }),
    ],
  });
  const columns = menuColumns(item);
  expect(columns.map((column) => column.heading?.id ?? null)).toEqual([null, 'shape', null]);
  expect(columns.map((column) => column.entries.map((entry) => entry.id))).toEqual([
    ['new', 'sale'],
    ['tote'],
    ['last'],
  ]);
});

test('gives an entry with children a column even when it is not marked as a group', () => {
  const item = anEntry({
    id: 'a',
    children: [anEntry({ id: 'b', children: [anEntry({ id: 'c' })] })],
  });
  expect(menuColumns(item)).toMatchObject([{ heading: { id: 'b' }, entries: [{ id: 'c' }] }]);
});

test('omits headings without link and content, and entries without a URL', () => {
  const item = anEntry({
    id: 'a',
    children: [
      anEntry({ id: 'empty', isGroup: true, link: null }),
      anEntry({ id: 'g', isGroup: true, link: null, children: [anEntry({ id: 'x', link: null })] }),
    ],
  });
  expect(menuColumns(item)).toEqual([]);
});

test('opens a panel for an entry with children or banner tiles', () => {
  expect(hasPanel(anEntry({ id: 'a' }))).toBe(false);
  expect(hasPanel(anEntry({ id: 'a', sidebarHtml: '<p>Tile</p>' }))).toBe(true);
  expect(hasPanel(anEntry({ id: 'a', children: [anEntry({ id: 'b' })] }))).toBe(true);
});

test('omits the link to all when a child links to the same page', () => {
  const sell = anEntry({ id: 'sell', children: [anEntry({ id: 'how', link: '/sell' })] });
  expect(isListedBelow(anEntry({ id: 'sell', children: [sell] }))).toBe(true);
  expect(isListedBelow(anEntry({ id: 'bags', children: [anEntry({ id: 'tote' })] }))).toBe(false);
  const headed = anEntry({ id: 'x', link: '/bags', children: [anEntry({ id: 'tote' })] });
  expect(isListedBelow(anEntry({ id: 'bags', children: [headed] }))).toBe(false);
});
