import { expect, test } from 'vitest';
import { aSearchResponse } from '../../../test/helpers/builders.ts';
import { runOperation } from '../../../test/helpers/run-operation.ts';

function entry(overrides: Record<string, unknown>) {
  return {
    item_id: '1',
    name: 'Bags',
    link: '/handbags',
    is_group: '0',
    status: '1',
    ...overrides,
  };
}

async function readMenu(items: unknown[]) {
  const { data, restCalls } = await runOperation(
    `{ menu { id name items { ...E children { ...E children { ...E children { id } } } } } }
     fragment E on MenuItem { id name link isGroup sidebarHtml }`,
    { rest: { 'GET /V1/ves-megamenu/1': { menu_id: '1', name: 'Shop', items } } },
  );
  expect(restCalls).toEqual([{ call: 'GET /V1/ves-megamenu/1' }]);
  return data.menu;
}

test('reads three levels, flags and ids of the menu from text', async () => {
  const deep = entry({
    item_id: '3',
    children: [entry({ item_id: '4', children: [entry({ item_id: '5' })] })],
  });
  const menu = await readMenu([entry({ item_id: '2', is_group: '1', children: [deep] })]);
  expect(menu).toMatchObject({ id: '1', name: 'Shop', items: [{ id: '2', isGroup: true }] });
  expect(menu.items[0].children[0].children[0]).toMatchObject({ id: '4', children: [] });
});

test('omits disabled entries', async () => {
  expect((await readMenu([entry({ status: '0' })])).items).toEqual([]);
});

test('is made of the categories in the menu if the back end has no module for it', async () => {
  const category = (objectID: string, level: number, parent_id: string, more: object) => ({
    objectID,
    level,
    parent_id,
    name: `No. ${objectID}`,
    url_path: `c/${objectID}.html`,
    include_in_menu: 1,
    ...more,
  });
  const hits = [
    category('9', 1, '2', { name: 'Designers', url_path: 'designers.html', position: 2 }),
    category('21', 2, '9', { url_path: 'designers/chanel.html' }),
    category('3', 1, '2', { name: 'Bags', position: 1 }),
    category('5', 2, '3', { position: 2 }),
    category('4', 2, '3', { position: 1 }),
    category('6', 3, '4', {}),
    category('7', 2, '3', { include_in_menu: 0 }),
    category('8', 2, '3', { product_count: 0 }),
  ];
  const { data, restCalls } = await runOperation(
    '{ menu { items { id name link children { id children { id link children { id } } } } } }',
    { search: { query: () => aSearchResponse({ hits }) }, features: { MENU: 'SEARCH' } },
  );
  expect(restCalls).toEqual([]);
  expect(data.menu.items).toEqual([
    {
      id: '3',
      name: 'Bags',
      link: '/c/3.html',
      children: [
        { id: '4', children: [{ id: '6', link: '/c/6.html', children: [] }] },
        { id: '5', children: [] },
      ],
    },
    { id: '9', name: 'Designers', link: '/designers.html', children: [] },
  ]);
});

test.each([
  ['/sale', '/sale'],
  ['handbags/totes', '/handbags/totes'],
  ['https://example.test/x', 'https://example.test/x'],
  ['javascript:alert(1)', null],
  ['//evil.test', null],
  ['', null],
])('maps the link %j to %j', async (link, expected) => {
  expect((await readMenu([entry({ link })])).items[0].link).toBe(expected);
});

test('sanitizes banner tiles', async () => {
  const right_sidebar_html =
    '<a href="/x" target="_blank" onclick="x()"><img src="/a.webp" onerror="x()" alt="A"></a><script>x()</script><a href="javascript:x()">b</a>';
  const [item] = (await readMenu([entry({ right_sidebar_html })])).items;
  expect(item.sidebarHtml).toBe(
    '<a href="/x" target="_blank" rel="noopener"><img src="/a.webp" alt="A" /></a><a rel="noopener">b</a>',
  );
});
