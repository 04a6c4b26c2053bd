import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Headers, read, startShop } from '../../../../test/helpers/graphql-shop.ts';

let shop: Awaited<ReturnType<typeof startShop>>;

beforeAll(async () => {
  shop = await startShop();
});

afterAll(() => shop.stop());

describe('over HTTP', () => {
  it('reads POST with variables and ignores operationName', async () => {
    const query = 'query A($url: String!) { urlResolver(url: $url) { id } }';
    const body = { query, variables: { url: 'handbags' }, operationName: 'B' };
    const response = await shop.post(body);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect((await read(response)).body).toEqual({ data: { urlResolver: { id: 3 } } });
    const two = { query: 'query A { __typename } query B { __typename }', operationName: 'B' };
    expect((await read(await shop.post(two))).body.errors?.[0]?.message).toMatch(/operation name/);
  });

  it('reads variables of GET', async () => {
    const query = 'query ($id: Int) { cmsPage(id: $id) { title } }';
    expect((await shop.get(query, { variables: '{"id":8}' })).body.data).toEqual({
      cmsPage: { title: 'Contact us' },
    });
  });

  it('rejects another content type', async () => {
    const response = await read(
      await shop.post({ query: '{ __typename }' }, { 'content-type': 'text/plain' }),
    );
    expect(response.status).toBe(500);
    expect(response.body).toEqual({
      errors: [
        {
          message: 'Request content type must be application/json',
          extensions: { category: 'graphql-input' },
        },
      ],
    });
  });

  it('rejects a mutation by GET', async () => {
    expect(await shop.rejection('mutation { anything }')).toMatchObject({
      status: 500,
      message: 'Mutation requests allowed only for POST requests',
      category: 'graphql-input',
    });
  });

  it('accepts no other currency than its own', async () => {
    for (const currency of ['USD', ' usd ', '']) {
      const { body } = await shop.get('{ __typename }', { 'content-currency': currency });
      expect(body.data, currency).toEqual({ __typename: 'Query' });
    }
    const { status, body } = await shop.get('{ __typename }', { 'content-currency': 'EUR' });
    expect([status, body]).toEqual([
      500,
      {
        errors: [
          {
            message: 'Please correct the target currency',
            extensions: { category: 'graphql-input' },
          },
        ],
      },
    ]);
  });

  it('returns 500 for a syntax error and 200 for an unknown field, both without data', async () => {
    const { status, body } = await shop.get('{ storeConfig {');
    expect([status, Object.keys(body)]).toEqual([500, ['errors']]);
    const unknown = await shop.get('{ storeConfig { nonsense } other }');
    expect(unknown.status).toBe(200);
    expect(unknown.body.errors).toHaveLength(1);
    expect(unknown.body.errors?.[0]?.message).toBe(
      'Cannot query field "nonsense" on type "StoreConfig".',
    );
    expect(unknown.body.errors?.[0]?.extensions).toBeUndefined();
    expect(unknown.body).not.toHaveProperty('data');
  });

  it.each([['{"query":'], [''], ['\ufeff{"query":"{__typename}"}']])(
    'returns an HTML error page for the body %j',
    async (body) => {
      const response = await shop.post(body);
      expect(response.status).toBe(500);
      expect(response.headers.get('content-type')).toMatch('text/html');
    },
  );

  const noQuery = (column: number) => ({
    message: 'Syntax Error: Unexpected <EOF>',
    locations: [{ line: 1, column }],
  });

  it.each([
    ['{}', 1],
    ['[]', 1],
    ['[{"query":"{__typename}"}]', 1],
    ['{"query":null}', 1],
    ['{"query":""}', 1],
    ['{"query":"  "}', 3],
  ])('finds no query in the body %j', async (body, column) => {
    const response = await read(await shop.post(body));
    expect([response.status, response.body]).toEqual([500, { errors: [noQuery(column)] }]);
  });

  it.each([
    'null',
    '"{__typename}"',
    '{"query":5}',
    '{"query":{}}',
    '{"query":"{a}","variables":"x"}',
  ])('returns a plain-text error for the body %j', async (body) => {
    const response = await shop.post(body);
    expect([response.status, await response.text()]).toEqual([
      500,
      'An error has happened during application run. See exception log for details.\n',
    ]);
  });

  it.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS'])('ignores the query of %s', async (method) => {
    const response = await read(await shop.send(method, '?query={__typename}'));
    expect([response.status, response.body]).toEqual([500, { errors: [noQuery(1)] }]);
  });

  it('reports a missing query of GET', async () => {
    const response = await read(await shop.send('GET', ''));
    expect([response.status, response.body]).toEqual([500, { errors: [noQuery(1)] }]);
  });

  it.each([
    ['{ cmsPage(id: $i) { title } }', 'Variable "$i" is not defined by operation "".'],
    ['subscription { x }', 'Schema is not configured for subscriptions.'],
  ])('reports %s in the words of a live Magento', async (query, message) => {
    expect(await shop.rejection(query)).toMatchObject({ status: 200, message });
  });

  it('limits complexity, also through fragments', async () => {
    const many = (count: number) =>
      `{ ${Array.from({ length: count }, (_, n) => `a${n}: storeConfig { id }`).join(' ')} }`;
    expect((await shop.get(many(150))).body.errors).toBeUndefined();
    expect(await shop.rejection(many(151))).toMatchObject({
      status: 500,
      message: 'Max query complexity should be 300 but got 302.',
      category: 'graphql-input',
    });
    const spread = `{ ...F ...F } fragment F on Query ${many(76)}`;
    expect(await shop.rejection(spread)).toMatchObject({
      status: 200,
      message: 'Max query complexity should be 300 but got 304.',
    });
  });

  it('hides the text of internal errors', async () => {
    shop.db.exec('ALTER TABLE cms_block RENAME TO cms_block_away');
    const { message } = await shop.rejection(
      '{ cmsBlocks(identifiers: ["terms"]) { items { title } } }',
    );
    shop.db.exec('ALTER TABLE cms_block_away RENAME TO cms_block');
    expect(message).toBe('Internal server error');
    expect(shop.faults).toHaveLength(1);
  });
});

describe('caching', () => {
  const getCacheHeader = async (query: string, headers: Headers = {}) => {
    const { response } = await shop.get(query, headers);
    return {
      id: response.headers.get('x-magento-cache-id') ?? '',
      control: response.headers.get('cache-control'),
      tags: response.headers.get('x-magento-tags'),
    };
  };
  const PAGE = '{ cmsPage(identifier: "terms") { title } }';

  it('allows caching of pages, blocks and addresses, with their tags', async () => {
    const { id, control, tags } = await getCacheHeader(PAGE);
    expect(id).toMatch(/^[0-9a-f]{64}$/);
    expect(control).toContain('public');
    expect(tags).toBe('cms_p,cms_p_10,FPC');
    const blocks = '{ cmsBlocks(identifiers: ["review-badge"]) { items { title } } }';
    expect((await getCacheHeader(blocks)).tags).toMatch(/^cms_b,cms_b_\d+,cms_b_review-badge,FPC$/);
    expect((await getCacheHeader('{ urlResolver(url: "flap-1.html") { id } }')).tags).toBe(
      'cat_p,cat_p_1,FPC',
    );
    expect((await getCacheHeader(PAGE, { 'x-magento-cache-id': id })).control).toContain('public');
  });

  it('forbids caching of everything else', async () => {
    const other = { 'x-magento-cache-id': 'f'.repeat(64) };
    expect((await getCacheHeader(PAGE, other)).control).toContain('no-store');
    for (const query of ['{ storeConfig { id } }', '{ customer { id } }', '{ cmsPage { title } }'])
      expect((await getCacheHeader(query)).control, query).toContain('no-store');
    const posted = await shop.post({ query: PAGE });
    expect(posted.headers.get('cache-control')).toContain('no-store');
  });
});
