import { type Call, type Case, ownCall, stockCall } from '../runner/case.ts';
import type { Send } from '../runner/exchange.ts';
import { arrayLike, either, having, id, moment, number, type Shape, text } from '../runner/shape.ts';
import { signedOut } from '../runner/signed-out.ts';
import { noRoute, noSuch, notAllowed, rejection, required, wrongType } from '../runner/words.ts';

const notThere = rejection("The entity that was requested doesn't exist. Verify the entity and try again.");
const view = notAllowed('Magento_Sales::actions_view');
const fields = '?fields=entity_id,increment_id,state,status,grand_total,customer_is_guest';
const fresh = (guest: 0 | 1): Shape => ({
  entity_id: '{order}',
  increment_id: '{incrementId}',
  state: 'new',
  status: 'pending',
  grand_total: number,
  customer_is_guest: guest,
});
const ordered = { needs: 'orders', given: 'mine.ordered' } as const;
const criteria = (text: string): string => text.replaceAll('sC', 'searchCriteria');
const byNumber = criteria(
  'sC[filter_groups][0][filters][0][field]=increment_id&sC[filter_groups][0][filters][0][value]={incrementId}&sC[filter_groups][0][filters][0][condition_type]=eq',
);

const buyers: { readonly [key: string]: Shape } = {
  entity_id: '{order}',
  increment_id: '{incrementId}',
  state: 'new',
  status: 'pending',
  created_at: moment,
  customer_email: '{email}',
  customer_id: '{customerId}',
  customer_is_guest: 0,
  order_currency_code: 'USD',
  subtotal: '{price}',
  shipping_amount: '{flatRate}',
  grand_total: number,
  total_item_count: 1,
  total_qty_ordered: 1,
  items: [having({ sku: '{sku}', name: '{name}', price: '{price}', qty_ordered: 1, qty_shipped: 0 })],
  billing_address: having({ firstname: 'Gina', lastname: 'Guest', city: 'Los Angeles', postcode: '90001', region_code: 'CA', street: ['1 Main St', 'Apt 2'] }),
  payment: having({ method: 'checkmo' }),
};

const admin = (name: string, given: Partial<Case>, [send, status, body]: readonly [Send, number, Shape]): Case => ({
  ...given,
  name,
  needs: given.given ? ['admin', 'orders'] : 'admin',
  as: 'admin',
  send,
  status,
  body,
});

const reading: readonly Case[] = [
  admin('returns an order', { given: 'mine.ordered' }, [['GET', `/V1/orders/{order}${fields}`], 200, fresh(0)]),
  admin('returns a guest’s order', { given: 'guest.ordered' }, [['GET', `/V1/orders/{order}${fields}`], 200, fresh(1)]),
  admin('returns all fields', { given: 'mine.ordered' }, [['GET', '/V1/orders/{order}'], 200, having(buyers)]),
  admin('rejects an unknown id', {}, [['GET', '/V1/orders/999999'], 404, notThere]),
  admin('rejects an id that is not a number', {}, [['GET', '/V1/orders/abc'], 400, wrongType('abc', 'int')]),
  { name: 'rejects a request without a token', send: ['GET', '/V1/orders/1'], status: 401, body: view },
  { name: 'rejects an invalid token', as: 'nonsense', send: ['GET', '/V1/orders/1'], status: 401, body: view },
];

/** A stock Magento rejects every customer's token here. */
const readingOwn: readonly Case[] = [
  { ...ordered, name: 'returns an own order', as: 'customer', send: ['GET', '/V1/orders/{order}'], status: 200, body: having(buyers) },
  {
    ...ordered,
    name: 'rejects an order of another customer',
    as: 'other',
    send: ['GET', '/V1/orders/{order}'],
    status: 404,
    body: noSuch('orderId', '{order}'),
  },
  { name: 'rejects an unknown id', as: 'customer', send: ['GET', '/V1/orders/999999'], status: 404, body: noSuch('orderId', 999999) },
];

const listing: readonly Case[] = [
  admin('finds an order by its number', { given: 'mine.ordered' }, [
    ['GET', `/V1/orders?${byNumber}&fields=items[entity_id,increment_id],total_count`],
    200,
    { items: [{ entity_id: '{order}', increment_id: '{incrementId}' }], total_count: 1 },
  ]),
  admin('returns the search criteria', { given: 'mine.ordered' }, [
    ['GET', `/V1/orders?${byNumber}&${criteria('sC[pageSize]=5&sC[currentPage]=1')}&fields=search_criteria`],
    200,
    {
      search_criteria: {
        filter_groups: [{ filters: [{ field: 'increment_id', value: '{incrementId}', condition_type: 'eq' }] }],
        page_size: 5,
        current_page: 1,
      },
    },
  ]),
  admin('finds the orders of a customer', { given: 'mine.ordered' }, [
    [
      'GET',
      criteria(
        '/V1/orders?sC[filterGroups][0][filters][0][field]=customer_id&sC[filterGroups][0][filters][0][value]={customerId}&fields=items[entity_id],total_count',
      ),
    ],
    200,
    { items: [{ entity_id: '{order}' }], total_count: 1 },
  ]),
  admin('supports the like condition', { given: 'mine.ordered' }, [
    [
      'GET',
      `/V1/orders?${byNumber.replace('=eq', '=like')}&${criteria('sC[sortOrders][0][field]=created_at&sC[sortOrders][0][direction]=desc')}&fields=items[entity_id],total_count`,
    ],
    200,
    { items: [{ entity_id: '{order}' }], total_count: 1 },
  ]),
  admin('returns an empty page after the last', { given: 'mine.ordered' }, [
    ['GET', `/V1/orders?${byNumber}&${criteria('sC[pageSize]=1&sC[currentPage]=2')}&fields=items,total_count`],
    200,
    { items: [], total_count: 1 },
  ]),
  admin('rejects a page size that is not a number', {}, [
    ['GET', criteria('/V1/orders?sC[page_size]=many')],
    400,
    rejection('Error occurred during "page_size" processing. The "many" value\'s type is invalid. The "int" type was expected. Verify and try again.'),
  ]),
  admin('rejects an invalid sort direction', {}, [
    ['GET', criteria('/V1/orders?sC[sortOrders][0][field]=created_at&sC[sortOrders][0][direction]=up')],
    400,
    rejection('The sort order has to be specified as %1 for ascending order or %2 for descending order.', ['ASC', 'DESC']),
  ]),
  admin('rejects missing search criteria', {}, [['GET', '/V1/orders'], 400, required('searchCriteria')]),
  admin('returns an empty list when nothing matches', {}, [
    ['GET', criteria('/V1/orders?sC[filter_groups][0][filters][0][field]=increment_id&sC[filter_groups][0][filters][0][value]=none&fields=items,total_count')],
    200,
    { items: [], total_count: 0 },
  ]),
  { name: 'rejects a customer’s token', as: 'customer', send: ['GET', criteria('/V1/orders?sC[pageSize]=5')], status: 401, body: view },
  { name: 'rejects a request without a token', send: ['GET', '/V1/orders?searchCriteria='], status: 401, body: view },
];

const guest = (order: string, name: string, postcode: string): Send => ['GET', `/V1/guestorder?orderid=${order}&lname=${name}&postcode=${postcode}`];
const noMatch = rejection('No order matches this number, last name and postcode.');
const bought = { needs: 'orders', given: 'guest.ordered' } as const;

const event = { status: either('label_created', 'in_transit', 'out_for_delivery', 'delivered'), location: text, note: text, created_at: moment };

/** Orders of customers and guests, and the way of their parcels. */
export const orderCalls: readonly Call[] = [
  stockCall('GET /V1/orders/{id}', reading),
  ownCall('GET /V1/orders/{id} of a customer', readingOwn),
  stockCall('GET /V1/orders', listing),
  ownCall('GET /V1/orders/mine', [
    {
      ...ordered,
      name: 'returns the orders',
      as: 'customer',
      send: ['GET', '/V1/orders/mine'],
      status: 200,
      body: { items: [having(buyers)], search_criteria: { filter_groups: [] }, total_count: 1 },
    },
    {
      name: 'returns an empty list without orders',
      given: 'customer',
      as: 'customer',
      send: ['GET', '/V1/orders/mine'],
      status: 200,
      body: { items: [], search_criteria: { filter_groups: [] }, total_count: 0 },
    },
    {
      ...ordered,
      name: 'returns one page',
      as: 'customer',
      send: ['GET', criteria('/V1/orders/mine?sC[pageSize]=1&sC[currentPage]=1&fields=items[entity_id],total_count')],
      status: 200,
      body: { items: [{ entity_id: '{order}' }], total_count: 1 },
    },
    {
      ...ordered,
      name: 'ignores a filter for another customer',
      as: 'other',
      send: [
        'GET',
        criteria('/V1/orders/mine?sC[filter_groups][0][filters][0][field]=customer_id&sC[filter_groups][0][filters][0][value]={customerId}&fields=total_count'),
      ],
      status: 200,
      body: { total_count: 0 },
    },
    ...signedOut(['GET', '/V1/orders/mine']),
  ]),
  ownCall('GET /V1/orders/mine/{id}', [
    { ...ordered, name: 'returns the order', as: 'customer', send: ['GET', '/V1/orders/mine/{order}'], status: 200, body: having(buyers) },
    { ...ordered, name: 'returns the order by its number', as: 'customer', send: ['GET', '/V1/orders/mine/{incrementId}'], status: 200, body: having(buyers) },
    { ...ordered, name: 'rejects an id of another customer', as: 'other', send: ['GET', '/V1/orders/mine/{order}'], status: 404, body: notThere },
    { name: 'rejects an unknown id', as: 'customer', send: ['GET', '/V1/orders/mine/999999'], status: 404, body: notThere },
    { name: 'rejects an id that is not a number', as: 'customer', send: ['GET', '/V1/orders/mine/abc'], status: 404, body: notThere },
    { name: 'rejects a path below the route', as: 'customer', send: ['GET', '/V1/orders/mine/1/2'], status: 404, body: noRoute },
    ...signedOut(['GET', '/V1/orders/mine/1']),
  ]),
  ownCall('GET /V1/guestorder', [
    {
      ...bought,
      name: 'returns the order',
      send: guest('{incrementId}', 'Guest', '90001'),
      status: 200,
      body: having({ increment_id: '{incrementId}', customer_is_guest: 1, status: 'pending' }),
    },
    {
      ...bought,
      name: 'ignores the case of the name',
      send: guest('{incrementId}', 'gUEST', '90001'),
      status: 200,
      body: having({ increment_id: '{incrementId}' }),
    },
    { ...bought, name: 'rejects another last name', send: guest('{incrementId}', 'Other', '90001'), status: 404, body: noMatch },
    { ...bought, name: 'rejects another postcode', send: guest('{incrementId}', 'Guest', '10001'), status: 404, body: noMatch },
    { name: 'rejects an unknown number', send: guest('999999999', 'Guest', '90001'), status: 404, body: noMatch },
    { name: 'rejects a missing postcode', send: ['GET', '/V1/guestorder?orderid=1&lname=Guest'], status: 400, body: required('postcode') },
    { name: 'rejects a request without parameters', send: ['GET', '/V1/guestorder'], status: 400, body: having({ errors: arrayLike(having({}), 3) }) },
  ]),
  ownCall('GET /V1/shimpent/track/{id}', [
    {
      name: 'returns the tracking of an order',
      needs: ['staff', 'orders'],
      given: 'shippedOrder',
      send: ['GET', '/V1/shimpent/track/{track}'],
      status: 200,
      body: { id, carrier_code: text, title: text, track_number: '{track}', created_at: moment, status: text, events: arrayLike(event, 1) },
    },
    {
      name: 'returns the tracking of a seller’s parcel',
      needs: 'staff',
      given: 'sellShipment',
      send: ['GET', '/V1/shimpent/track/{track}'],
      status: 200,
      body: having({ track_number: '{track}', events: arrayLike(having({ status: text }), 1) }),
    },
    {
      name: 'rejects an unknown tracking number',
      send: ['GET', '/V1/shimpent/track/NOPE'],
      status: 404,
      body: rejection('No shipment has this tracking number.'),
    },
    { name: 'has no route without a tracking number', send: ['GET', '/V1/shimpent/track/'], status: 404, body: noRoute },
  ]),
];
