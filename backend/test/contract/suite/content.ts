import { type Call, ownCall, stockCall } from '../runner/case.ts';
import type { Send } from '../runner/exchange.ts';
import { arrayLike, either, having, like, type Shape, text } from '../runner/shape.ts';
import { noRoute, noSuch, required, wrongType } from '../runner/words.ts';

const subscribe = (email: string): Send => ['GET', `/V1/newsletter/subscription?email=${email}`];
const said = (message: string, status: number): Shape => [{ message, status }];
const page = (fields: string, id_: number): Send => ['POST', '/graphql', { query: `{ cmsPage(id: ${id_}) { ${fields} } }` }];
const blocks = (identifiers: string): Send => [
  'POST',
  '/graphql',
  { query: `{ cmsBlocks(identifiers: [${identifiers}]) { items { identifier title content } } }` },
];
const resolve = (url: string): Send => ['POST', '/graphql', { query: `{ urlResolver(url: "${url}") { id type relative_url redirectCode } }` }];
const rejectedQuery = (message: Shape): Shape => having({ errors: [having({ message })] });

const menuItem: Shape = having({ item_id: like(/^\d+$/), name: text, is_group: either('0', '1'), children: arrayLike(having({ name: text })) });

/** Pages, blocks, addresses, settings, the menu, the newsletter. */
export const contentCalls: readonly Call[] = [
  ownCall('GET /V1/ves-megamenu/1', [
    {
      name: 'returns the menu',
      send: ['GET', '/V1/ves-megamenu/1'],
      status: 200,
      body: having({ menu_id: either('1', 1), name: text, menu_items: arrayLike(menuItem, 1) }),
    },
    { name: 'ignores an invalid token', as: 'nonsense', send: ['GET', '/V1/ves-megamenu/1?fields=name'], status: 200, body: { name: text } },
    { name: 'rejects an unknown id', send: ['GET', '/V1/ves-megamenu/2'], status: 404, body: noSuch('menuId', 2) },
    { name: 'rejects an id that is not a number', send: ['GET', '/V1/ves-megamenu/x'], status: 400, body: wrongType('x', 'int') },
    { name: 'has no route without an id', send: ['GET', '/V1/ves-megamenu'], status: 404, body: noRoute },
  ]),
  ownCall('GET /V1/newsletter/subscription', [
    { name: 'subscribes an email', send: subscribe('news-{unique}@example.test'), status: 200, body: said('Thank you for your subscription.', 1) },
    {
      name: 'reports an email that is already subscribed',
      after: [{ send: subscribe('news-{unique}@example.test') }],
      send: subscribe('news-{unique}@example.test'),
      status: 200,
      body: said('This email address is already subscribed.', 0),
    },
    { name: 'rejects an invalid email', send: subscribe('nope'), status: 200, body: said('Please enter a valid email address.', 0) },
    { name: 'rejects a missing email', send: ['GET', '/V1/newsletter/subscription'], status: 400, body: required('email') },
    {
      given: 'customer',
      as: 'customer',
      name: 'marks the account as subscribed',
      send: subscribe('{email}'),
      status: 200,
      body: said('Thank you for your subscription.', 1),
      afterwards: [
        { as: 'customer', send: ['GET', '/V1/customers/me?fields=extension_attributes'], status: 200, body: { extension_attributes: { is_subscribed: true } } },
      ],
    },
  ]),
  stockCall('GRAPHQL storeConfig', [
    {
      name: 'returns the settings',
      send: ['POST', '/graphql', { query: '{ storeConfig { store_code base_currency_code base_media_url } }' }],
      status: 200,
      body: { data: { storeConfig: { store_code: text, base_currency_code: 'USD', base_media_url: text } } },
    },
    {
      name: 'rejects an unknown field',
      send: ['POST', '/graphql', { query: '{ storeConfig { nope } }' }],
      status: 200,
      body: rejectedQuery(like(/^Cannot query field "nope" on type "StoreConfig"\./)),
    },
  ]),
  stockCall('GRAPHQL cmsPage', [
    { name: 'rejects an unknown id', send: page('title', 999999), status: 200, body: rejectedQuery('The CMS page with the "999999" ID doesn\'t exist.') },
    { name: 'rejects an unknown field', send: page('nope', 1), status: 200, body: rejectedQuery(like(/^Cannot query field "nope" on type "CmsPage"\./)) },
    {
      name: 'rejects an id that is a string',
      send: ['POST', '/graphql', { query: '{ cmsPage(id: "x") { title } }' }],
      status: 200,
      body: rejectedQuery(like(/^Int cannot represent non-integer value/)),
    },
    {
      name: 'rejects a query without id and identifier',
      send: ['POST', '/graphql', { query: '{ cmsPage { title } }' }],
      status: 200,
      body: rejectedQuery('"Page id/identifier should be specified'),
    },
  ]),
  stockCall('GRAPHQL cmsBlocks', [
    { name: 'rejects an unknown identifier', send: blocks('"nope"'), status: 200, body: rejectedQuery('The CMS block with the "nope" ID doesn\'t exist.') },
    { name: 'rejects a missing identifier', send: blocks(''), status: 200, body: rejectedQuery('"identifiers" of CMS blocks should be specified') },
  ]),
  stockCall('GRAPHQL urlResolver', [
    { name: 'returns null for an unknown URL', send: resolve('no/such/page'), status: 200, body: { data: { urlResolver: null } } },
    { name: 'answers an empty URL', send: resolve(''), status: 200, body: having({ data: having({}) }) },
  ]),
];
