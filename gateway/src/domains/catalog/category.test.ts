import { describe, expect, test } from 'vitest';
import { aCategoryRecord, aSearchResponse } from '../../../test/helpers/builders.ts';
import { runOperation } from '../../../test/helpers/run-operation.ts';

const CHANEL = aCategoryRecord({
  objectID: '120',
  name: 'Chanel',
  path: 'Designers / Chanel',
  url_path: 'designers/chanel',
});

describe('categories', () => {
  test('loads two categories and their paths with one call', async () => {
    const { data, searchCalls } = await runOperation(
      '{ a: category(id: "21") { id path level productCount isDesigner breadcrumbs { name path } } b: category(id: "9") { id } }',
      { search: { object: ({ objectID }) => (objectID === '21' ? aCategoryRecord() : null) } },
    );
    expect(data).toEqual({
      a: {
        id: '21',
        path: '/handbags/shoulder-bags',
        level: 2,
        productCount: 812,
        isDesigner: false,
        breadcrumbs: [
          { name: 'Handbags', path: '/handbags' },
          { name: 'Shoulder Bags', path: '/handbags/shoulder-bags' },
        ],
      },
      b: null,
    });
    expect(searchCalls).toHaveLength(1);
  });

  test('applies the URL suffix of the shop to all paths', async () => {
    const url_path = 'handbags/shoulder-bags.html';
    const { data } = await runOperation('{ category(id: "21") { path breadcrumbs { path } } }', {
      search: { object: () => aCategoryRecord({ url_path }) },
    });
    expect(data.category).toEqual({
      path: `/${url_path}`,
      breadcrumbs: [{ path: '/handbags.html' }, { path: `/${url_path}` }],
    });
  });

  test('searches designers separately', async () => {
    const { data } = await runOperation(
      '{ categorySearch(term: "a", designersOnly: true) { totalCount categories { path isDesigner } } }',
      {
        search: { query: () => aSearchResponse({ hits: [aCategoryRecord(), CHANEL], nbHits: 2 }) },
      },
    );
    expect(data.categorySearch).toEqual({
      totalCount: 1,
      categories: [{ path: '/designers/chanel', isDesigner: true }],
    });
  });
});

describe('pages, blocks and attributes of the search service', () => {
  test('finds pages by their content', async () => {
    const hits = [{ objectID: '1', slug: 'about-us', name: 'About us', content: 'words' }];
    const { data } = await runOperation(
      '{ pageSearch(term: "about") { totalCount pages { path title excerpt } } }',
      { search: { query: () => aSearchResponse({ hits }) } },
    );
    expect(data.pageSearch).toEqual({
      totalCount: 1,
      pages: [{ path: '/about-us', title: 'About us', excerpt: 'words' }],
    });
  });

  test('returns the beginning of a long page as its excerpt', async () => {
    const content = `${'word '.repeat(39)}and, further on.`;
    const hits = [{ objectID: '1', slug: 'a', name: 'A', content }];
    const { data } = await runOperation('{ pageSearch(term: "") { pages { excerpt } } }', {
      search: { query: () => aSearchResponse({ hits }) },
    });
    expect(data.pageSearch.pages[0].excerpt).toBe(`${'word '.repeat(39)}and …`);
  });

  test('loads blocks with one call, omits unknown ones and sanitizes their HTML', async () => {
    const block = { objectID: 'hero', title: 'Hero', content: '<p>Hi<script>1</script></p>' };
    const { data, searchCalls } = await runOperation(
      '{ sectionBlocks(identifiers: ["hero", "none"]) { identifier content } }',
      { search: { object: ({ objectID }) => (objectID === 'hero' ? block : null) } },
    );
    expect(data.sectionBlocks).toEqual([{ identifier: 'hero', content: '<p>Hi</p>' }]);
    expect(searchCalls).toHaveLength(1);
  });

  test('reads the landing block of a category only if it has one', async () => {
    const block = { objectID: 'hero', title: 'Hero', content: '<p>Hi</p>' };
    const records: Record<string, object> = {
      hero: block,
      21: aCategoryRecord({ landing_block: 'hero' }),
      22: aCategoryRecord({ objectID: '22' }),
      23: aCategoryRecord({ objectID: '23', landing_block: 'deleted' }),
    };
    const { data } = await runOperation(
      '{ a: category(id: "21") { landingBlock { content } } b: category(id: "22") { landingBlock { content } } c: category(id: "23") { landingBlock { content } } }',
      { search: { object: ({ objectID }) => (records[objectID] ?? null) as never } },
    );
    expect(data).toEqual({
      a: { landingBlock: { content: '<p>Hi</p>' } },
      b: { landingBlock: null },
      c: { landingBlock: null },
    });
  });

  test('returns attributes in display order, without records that lack a code', async () => {
    const hits = [
      { objectID: 'b', attribute_code: 'b', frontend_label: 'B', position: 9 },
      { objectID: 'a', attribute_code: 'a', frontend_label: 'A', position: 4 },
      { objectID: 'no code', frontend_label: 'Z', position: 1 },
      { objectID: 'no label', attribute_code: 'c', position: 10 },
    ];
    const { data, searchCalls } = await runOperation(
      '{ filterableAttributes { code label position } }',
      { search: { query: () => aSearchResponse({ hits }) } },
    );
    expect(data.filterableAttributes).toEqual([
      { code: 'a', label: 'A', position: 1 },
      { code: 'b', label: 'B', position: 2 },
      { code: 'c', label: 'c', position: 3 },
    ]);
    expect(searchCalls).toEqual([{ queries: [{ index: 'product_attributes', hitsPerPage: 100 }] }]);
  });
});
