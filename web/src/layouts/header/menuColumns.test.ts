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

test('a group heads its own column, entries beside it share one without a heading', () => {
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

test('an entry with children heads a column even when it is not marked as a group', () => {
  const item = anEntry({
    id: 'a',
    children: [anEntry({ id: 'b', children: [anEntry({ id: 'c' })] })],
  });
  expect(menuColumns(item)).toMatchObject([{ heading: { id: 'b' }, entries: [{ id: 'c' }] }]);
});

test('headings that lead nowhere and hold nothing are left out, and so are entries without an address', () => {
  const item = anEntry({
    id: 'a',
    children: [
      anEntry({ id: 'empty', isGroup: true, link: null }),
      anEntry({ id: 'g', isGroup: true, link: null, children: [anEntry({ id: 'x', link: null })] }),
    ],
  });
  expect(menuColumns(item)).toEqual([]);
});

test('an entry opens a panel when it has children or banner tiles', () => {
  expect(hasPanel(anEntry({ id: 'a' }))).toBe(false);
  expect(hasPanel(anEntry({ id: 'a', sidebarHtml: '<p>Tile</p>' }))).toBe(true);
  expect(hasPanel(anEntry({ id: 'a', children: [anEntry({ id: 'b' })] }))).toBe(true);
});

test('an entry that one of its pages leads to itself needs no link to all of it', () => {
  const sell = anEntry({ id: 'sell', children: [anEntry({ id: 'how', link: '/sell' })] });
  expect(isListedBelow(anEntry({ id: 'sell', children: [sell] }))).toBe(true);
  expect(isListedBelow(anEntry({ id: 'bags', children: [anEntry({ id: 'tote' })] }))).toBe(false);
  const headed = anEntry({ id: 'x', link: '/bags', children: [anEntry({ id: 'tote' })] });
  expect(isListedBelow(anEntry({ id: 'bags', children: [headed] }))).toBe(false);
});
