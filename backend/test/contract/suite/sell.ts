import { type Call, type Case, ownCall } from '../runner/case.ts';
import type { Send } from '../runner/exchange.ts';
import { arrayLike, having, id, like, moment, type Shape, text } from '../runner/shape.ts';
import { signedOut } from '../runner/signed-out.ts';
import { invalid, noRoute, noSuch, rejection, required, unsupported, wrongType } from '../runner/words.ts';
import { customer, own, parcelCalls } from './sell-parcels.ts';

const wanted = { designer: '{designer}', category: '{category}', model: '{model}', condition: 'very-good', photos: ['{photo}'] };
const submit = (...items: readonly unknown[]): Send => ['POST', '/V1/sell/my/item', { items }];
const photo = { given: 'photo', as: 'customer' } as const;
const rejected = (name: string, part: object, body: Shape): Case => ({ ...photo, name, send: submit({ ...wanted, ...part }), status: 400, body });

/** An item as its owner sees it; what it says depends on where it is. */
const item = (status: string): Shape =>
  having({
    item_id: id,
    status,
    designer: '{designer}',
    model: '{model}',
    category: '{category}',
    condition: 'very-good',
    history: arrayLike(having({ status: text, at: moment }), 1),
    photos: arrayLike(having({ id: text, url: text }), 1),
    created_at: moment,
  });

const submitting: readonly Case[] = [
  { ...photo, name: 'submits an item', send: submit(wanted), status: 200, body: { submission_id: id, items: [item('new_quote_requested')] } },
  rejected('rejects a missing designer', { designer: undefined }, required('designer')),
  rejected(
    'rejects a designer that the shop does not accept',
    { designer: 'Nobody at all' },
    rejection('We aren\'t accepting "%1" right now.', ['Nobody at all']),
  ),
  rejected('rejects an empty model', { model: '' }, required('model')),
  rejected('rejects an unknown condition', { condition: 'x' }, invalid('condition', 'x')),
  rejected('rejects missing photos', { photos: [] }, required('photos')),
  rejected('rejects an unknown photo', { photos: ['x'] }, rejection('Photo "%1" was not found. Please add it again.', ['x'])),
  rejected('rejects a duplicate photo', { photos: ['{photo}', '{photo}'] }, rejection('A photo was added twice.')),
  rejected('rejects an unknown property', { foo: 1 }, unsupported('Foo')),
  rejected('rejects photos that are not a list', { photos: 'x' }, wrongType('string', 'string[]', ['photos'])),
  rejected('rejects a price that is not a number', { asking_price: 'x' }, wrongType('x', 'float', ['asking_price'])),
  {
    ...photo,
    name: 'rejects a photo of another customer',
    as: 'other',
    send: submit(wanted),
    status: 400,
    body: rejection('Photo "%1" was not found. Please add it again.', ['{photo}']),
  },
  { ...photo, name: 'rejects an empty object', send: ['POST', '/V1/sell/my/item', {}], status: 400, body: required('items') },
  { ...photo, name: 'rejects items that are not a list', send: ['POST', '/V1/sell/my/item', { items: 'x' }], status: 400, body: required('items') },
  ...signedOut(submit({})),
];

const list = (query: string): Send => ['GET', `/V1/sell/my/item${query}`];
const page = (items: Shape, total: number, size = 20): Shape => ({
  items,
  total_count: total,
  page: 1,
  items_per_page: size,
  total_pages: Math.ceil(total / size),
});
const one = '/V1/sell/my/item/{sellItem}';
const put = (part: unknown, path = one): Send => ['PUT', path, { item: part }];
const quoted = { given: 'quotedItem', needs: 'staff', as: 'customer' } as const;

const changing: readonly Case[] = [
  {
    ...own,
    name: 'updates the notes',
    send: put({ notes: 'Bought in 2019.' }),
    status: 200,
    body: having({ notes: 'Bought in 2019.', status: 'new_quote_requested' }),
  },
  { ...own, name: 'withdraws the item', send: put({ status: 'quote_declined' }), status: 200, body: item('quote_declined') },
  {
    ...quoted,
    name: 'accepts the quote',
    send: put({ status: 'quote_accepted', payout: 'cash' }),
    status: 200,
    body: having({ status: 'quote_accepted', ship_code: like(/^\w{12}$/) }),
  },
  { ...quoted, name: 'accepts the label of a status', send: put({ status: 'Quote Accepted', payout: 'consign' }), status: 200, body: item('quote_accepted') },
  {
    ...quoted,
    name: 'rejects acceptance without a payout',
    send: put({ status: 'quote_accepted' }),
    status: 400,
    body: rejection('Please choose how you would like to be paid.'),
  },
  { ...quoted, name: 'rejects a decline without a reason', send: put({ status: 'quote_declined' }), status: 400, body: rejection('Please enter a reason.') },
  {
    ...quoted,
    name: 'rejects a counter-offer without an amount',
    send: put({ status: 'new_quote_requested' }),
    status: 400,
    body: rejection("Please enter the amount you'd accept."),
  },
  {
    ...quoted,
    name: 'rejects acceptance of an outdated offer',
    send: put({ status: 'quote_accepted', payout: 'cash', offer_id: 999999 }),
    status: 400,
    body: rejection('The offer has changed. Please review the new one.'),
  },
  {
    ...quoted,
    name: 'rejects an edit of a quoted item',
    send: put({ notes: 'x' }),
    status: 400,
    body: rejection('You can edit an item only until its quote is ready.'),
  },
  {
    ...own,
    name: 'rejects an invalid transition',
    send: put({ status: 'paid' }),
    status: 400,
    body: rejection('The item can\'t change from "%1" to "%2".', ['New Quote Requested', 'Paid']),
  },
  { ...own, name: 'rejects an unknown status', send: put({ status: 'x' }), status: 400, body: invalid('status', 'x') },
  { ...own, name: 'rejects an unknown property', send: put({ foo: 1 }), status: 400, body: unsupported('Foo') },
  { ...own, name: 'rejects an empty object', send: ['PUT', one, {}], status: 400, body: required('item') },
  { ...own, name: 'rejects an item of another customer', as: 'other', send: put({ notes: 'x' }), status: 404, body: noSuch('itemId', '{sellItem}') },
  { ...customer, name: 'rejects an unknown item', send: put({ notes: 'x' }, '/V1/sell/my/item/999999'), status: 404, body: noSuch('itemId', 999999) },
  ...signedOut(put({ notes: 'x' }, '/V1/sell/my/item/1')),
];

/** Selling to the shop. */
export const sellCalls: readonly Call[] = [
  ownCall('POST /V1/sell/my/item', submitting),
  ownCall('GET /V1/sell/my/item', [
    { ...own, name: 'returns the items', send: list(''), status: 200, body: page([item('new_quote_requested')], 1) },
    { ...customer, name: 'returns an empty page without items', send: list(''), status: 200, body: page([], 0) },
    {
      ...own,
      name: 'filters by status',
      send: list('?filters=new_quote_requested,paid&itemsPerPage=5&page=1'),
      status: 200,
      body: page([item('new_quote_requested')], 1, 5),
    },
    { ...own, name: 'returns an empty page for an unused status', send: list('?filters=paid'), status: 200, body: page([], 0) },
    { ...own, name: 'rejects an unknown filter', send: list('?filters=x'), status: 400, body: invalid('filters', 'x') },
    { ...own, name: 'rejects page 0', send: list('?page=0'), status: 400, body: invalid('page', 0) },
    { ...own, name: 'rejects more than 100 items a page', send: list('?itemsPerPage=101'), status: 400, body: invalid('itemsPerPage', 101) },
    { ...own, name: 'rejects a page that is not a number', send: list('?page=x'), status: 400, body: wrongType('x', 'int') },
    ...signedOut(list('')),
  ]),
  ownCall('GET /V1/sell/my/item/{id}', [
    { ...own, name: 'returns the item', send: ['GET', one], status: 200, body: item('new_quote_requested') },
    { ...own, name: 'rejects an item of another customer', as: 'other', send: ['GET', one], status: 404, body: noSuch('itemId', '{sellItem}') },
    { ...customer, name: 'rejects an unknown id', send: ['GET', '/V1/sell/my/item/999999'], status: 404, body: noSuch('itemId', 999999) },
    { ...customer, name: 'rejects an id that is not a number', send: ['GET', '/V1/sell/my/item/x'], status: 400, body: wrongType('x', 'int') },
    ...signedOut(['GET', '/V1/sell/my/item/1']),
  ]),
  ownCall('PUT /V1/sell/my/item/{id}', changing),
  ownCall('GET /V1/sell/my/filters', [
    {
      ...own,
      name: 'returns the statuses with their counts',
      send: ['GET', '/V1/sell/my/filters'],
      status: 200,
      body: [
        { code: 'new_quote_requested', label: 'New Quote Requested', count: 1 },
        ...Array.from({ length: 10 }, () => ({ code: text, label: text, count: 0 })),
      ],
    },
    ...signedOut(['GET', '/V1/sell/my/filters']),
  ]),
  ...parcelCalls,
  ownCall('GET /V1/selltous/designers', [
    {
      name: 'returns the designers',
      send: ['GET', '/V1/selltous/designers'],
      status: 200,
      body: arrayLike({ name: text, url_path: like(/^designers\//), categories: arrayLike(text), models: arrayLike({ name: text, category: text }) }, 1),
    },
    { name: 'ignores an invalid token', as: 'nonsense', send: ['GET', '/V1/selltous/designers?fields=name'], status: 200, body: arrayLike({ name: text }, 1) },
    { name: 'rejects a path below the route', send: ['GET', '/V1/selltous/designers/chanel'], status: 404, body: noRoute },
  ]),
];
