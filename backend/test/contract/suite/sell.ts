import { type Call, type Case, ownCall, type Send } from '../runner/case.ts';
import { arrayLike, having, id, like, moment, type Shape, text } from '../runner/shape.ts';
import { invalid, noRoute, noSuch, rejection, required, unsupported, wrongType } from '../runner/words.ts';
import { customer, own, parcelCalls, signedOut } from './sell-parcels.ts';

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
  { ...photo, name: 'good', send: submit(wanted), status: 200, body: { submission_id: id, items: [item('new_quote_requested')] } },
  rejected('no designer', { designer: undefined }, required('designer')),
  rejected('a designer whom nobody takes', { designer: 'Nobody at all' }, rejection('We aren\'t accepting "%1" right now.', ['Nobody at all'])),
  rejected('no model', { model: '' }, required('model')),
  rejected('unknown condition', { condition: 'x' }, invalid('condition', 'x')),
  rejected('no photos', { photos: [] }, required('photos')),
  rejected('a photo that is not there', { photos: ['x'] }, rejection('Photo "%1" was not found. Please add it again.', ['x'])),
  rejected('a photo twice', { photos: ['{photo}', '{photo}'] }, rejection('A photo was added twice.')),
  rejected('unknown property', { foo: 1 }, unsupported('Foo')),
  rejected('photos as a text', { photos: 'x' }, wrongType('string', 'string[]', ['photos'])),
  rejected('a price that is none', { asking_price: 'x' }, wrongType('x', 'float', ['asking_price'])),
  {
    ...photo,
    name: 'a photo of somebody else',
    as: 'other',
    send: submit(wanted),
    status: 400,
    body: rejection('Photo "%1" was not found. Please add it again.', ['{photo}']),
  },
  { ...photo, name: 'nothing', send: ['POST', '/V1/sell/my/item', {}], status: 400, body: required('items') },
  { ...photo, name: 'items that are no list', send: ['POST', '/V1/sell/my/item', { items: 'x' }], status: 400, body: required('items') },
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
    name: 'other words',
    send: put({ notes: 'Bought in 2019.' }),
    status: 200,
    body: having({ notes: 'Bought in 2019.', status: 'new_quote_requested' }),
  },
  { ...own, name: 'withdrawn', send: put({ status: 'quote_declined' }), status: 200, body: item('quote_declined') },
  {
    ...quoted,
    name: 'accepted',
    send: put({ status: 'quote_accepted', payout: 'cash' }),
    status: 200,
    body: having({ status: 'quote_accepted', ship_code: like(/^\w{12}$/) }),
  },
  { ...quoted, name: 'accepted by the status’s label', send: put({ status: 'Quote Accepted', payout: 'consign' }), status: 200, body: item('quote_accepted') },
  {
    ...quoted,
    name: 'accepted without a way to be paid',
    send: put({ status: 'quote_accepted' }),
    status: 400,
    body: rejection('Please choose how you would like to be paid.'),
  },
  { ...quoted, name: 'declined without a reason', send: put({ status: 'quote_declined' }), status: 400, body: rejection('Please enter a reason.') },
  {
    ...quoted,
    name: 'another price without one',
    send: put({ status: 'new_quote_requested' }),
    status: 400,
    body: rejection("Please enter the amount you'd accept."),
  },
  {
    ...quoted,
    name: 'an offer that has changed',
    send: put({ status: 'quote_accepted', payout: 'cash', offer_id: 999999 }),
    status: 400,
    body: rejection('The offer has changed. Please review the new one.'),
  },
  {
    ...quoted,
    name: 'other words when it is quoted',
    send: put({ notes: 'x' }),
    status: 400,
    body: rejection('You can edit an item only until its quote is ready.'),
  },
  {
    ...own,
    name: 'a move that is not open',
    send: put({ status: 'paid' }),
    status: 400,
    body: rejection('The item can\'t change from "%1" to "%2".', ['New Quote Requested', 'Paid']),
  },
  { ...own, name: 'unknown status', send: put({ status: 'x' }), status: 400, body: invalid('status', 'x') },
  { ...own, name: 'unknown property', send: put({ foo: 1 }), status: 400, body: unsupported('Foo') },
  { ...own, name: 'nothing', send: ['PUT', one, {}], status: 400, body: required('item') },
  { ...own, name: 'somebody else’s', as: 'other', send: put({ notes: 'x' }), status: 404, body: noSuch('itemId', '{sellItem}') },
  { ...customer, name: 'unknown', send: put({ notes: 'x' }, '/V1/sell/my/item/999999'), status: 404, body: noSuch('itemId', 999999) },
  ...signedOut(put({ notes: 'x' }, '/V1/sell/my/item/1')),
];

/** Selling to the shop. */
export const sellCalls: readonly Call[] = [
  ownCall('POST /V1/sell/my/item', submitting),
  ownCall('GET /V1/sell/my/item', [
    { ...own, name: 'good', send: list(''), status: 200, body: page([item('new_quote_requested')], 1) },
    { ...customer, name: 'none', send: list(''), status: 200, body: page([], 0) },
    {
      ...own,
      name: 'by status',
      send: list('?filters=new_quote_requested,paid&itemsPerPage=5&page=1'),
      status: 200,
      body: page([item('new_quote_requested')], 1, 5),
    },
    { ...own, name: 'none of that status', send: list('?filters=paid'), status: 200, body: page([], 0) },
    { ...own, name: 'unknown filter', send: list('?filters=x'), status: 400, body: invalid('filters', 'x') },
    { ...own, name: 'page 0', send: list('?page=0'), status: 400, body: invalid('page', 0) },
    { ...own, name: 'too many on a page', send: list('?itemsPerPage=101'), status: 400, body: invalid('itemsPerPage', 101) },
    { ...own, name: 'a page that is no number', send: list('?page=x'), status: 400, body: wrongType('x', 'int') },
    ...signedOut(list('')),
  ]),
  ownCall('GET /V1/sell/my/item/{id}', [
    { ...own, name: 'good', send: ['GET', one], status: 200, body: item('new_quote_requested') },
    { ...own, name: 'somebody else’s', as: 'other', send: ['GET', one], status: 404, body: noSuch('itemId', '{sellItem}') },
    { ...customer, name: 'unknown', send: ['GET', '/V1/sell/my/item/999999'], status: 404, body: noSuch('itemId', 999999) },
    { ...customer, name: 'no number', send: ['GET', '/V1/sell/my/item/x'], status: 400, body: wrongType('x', 'int') },
    ...signedOut(['GET', '/V1/sell/my/item/1']),
  ]),
  ownCall('PUT /V1/sell/my/item/{id}', changing),
  ownCall('GET /V1/sell/my/filters', [
    {
      ...own,
      name: 'good',
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
      name: 'good',
      send: ['GET', '/V1/selltous/designers'],
      status: 200,
      body: arrayLike({ name: text, url_path: like(/^designers\//), categories: arrayLike(text), models: arrayLike({ name: text, category: text }) }, 1),
    },
    { name: 'with a token that is none', as: 'nonsense', send: ['GET', '/V1/selltous/designers?fields=name'], status: 200, body: arrayLike({ name: text }, 1) },
    { name: 'deeper than there is', send: ['GET', '/V1/selltous/designers/chanel'], status: 404, body: noRoute },
  ]),
];
