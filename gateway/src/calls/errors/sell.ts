import type { ErrorRule } from '../user-errors.ts';

const bad = (template: string, field: readonly string[]): ErrorRule => ({
  template,
  code: 'BAD_USER_INPUT',
  field,
});

const namedFields = (names: Readonly<Record<string, readonly string[]>>): ErrorRule[] =>
  Object.entries(names).map(([fieldName, field]) => ({ fieldName, code: 'BAD_USER_INPUT', field }));

/** The parts of an item, by their names on the wire. */
const detailFields = (path: string): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    [
      ['designer', 'designer'],
      ['category', 'category'],
      ['model', 'model'],
      ['material', 'material'],
      ['color', 'color'],
      ['size', 'size'],
      ['notes', 'notes'],
      ['condition', 'condition'],
      ['part', 'answers'],
      ['answer', 'answers'],
      ['extras', 'extras'],
      ['asking_price', 'askingPrice'],
      ['photos', 'photoIds'],
    ].map(([wire = '', ours = '']) => [wire, [path, ours]]),
  );

const detailRules = (path: string): ErrorRule[] => [
  bad('We do not take items by "%1" at the moment.', [path, 'designer']),
  bad('The photo "%1" is not there. Please add it again.', [path, 'photoIds']),
  bad('A photo is there twice.', [path, 'photoIds']),
  bad('An item has at most %1 photos.', [path, 'photoIds']),
  bad('There are too many answers.', [path, 'answers']),
  ...namedFields(detailFields(path)),
];

/** What the refusals of a submission mean; the message says which item. */
export const SELL_SUBMIT_RULES: readonly ErrorRule[] = [
  bad('Please send at most %1 items.', ['items']),
  ...namedFields({ items: ['items'] }),
  ...detailRules('items'),
];

/** What the refusals of a change or a move of an item mean. */
export const SELL_UPDATE_RULES: readonly ErrorRule[] = [
  { status: 404, fieldName: 'itemId', code: 'NOT_FOUND', field: ['itemId'] },
  { fieldName: 'item', code: 'BAD_USER_INPUT', field: ['itemId'] },
  bad('The item cannot go from "%1" to "%2".', ['move', 'status']),
  bad('Please choose how you would like to be paid.', ['move', 'payout']),
  bad('The item cannot go to "%1" with this way of being paid.', ['move', 'payout']),
  bad('Please give a reason.', ['move', 'reason']),
  bad('Please say what you would accept.', ['move', 'counterPrice']),
  bad('The offer has changed. Please look at the new one.', ['move', 'offerId']),
  bad('An item can be changed only until its quote is ready.', ['details']),
  ...namedFields({
    reason: ['move', 'reason'],
    counter_price: ['move', 'counterPrice'],
    payout: ['move', 'payout'],
    status: ['move', 'status'],
  }),
  ...detailRules('details'),
];

/** What the refusals of a parcel mean. */
export const SELL_SHIPMENT_RULES: readonly ErrorRule[] = [
  { status: 404, fieldName: 'itemId', code: 'NOT_FOUND', field: ['itemIds'] },
  { status: 404, fieldName: 'itemCode', code: 'NOT_FOUND', field: ['itemCodes'] },
  { status: 404, fieldName: 'shipmentId', code: 'NOT_FOUND', field: ['shipmentId'] },
  bad('The item "%1" does not wait to be shipped.', ['itemIds']),
  ...namedFields({
    items: ['itemIds'],
    itemCodes: ['itemCodes'],
    email: ['email'],
    carrier: ['carrier'],
    trackingNumber: ['trackingNumber'],
    sender: ['sender'],
    name: ['sender', 'name'],
    street: ['sender', 'line1'],
    city: ['sender', 'city'],
    postcode: ['sender', 'postalCode'],
    countryId: ['sender', 'country'],
  }),
];

/** What the refusals of a draft mean. */
export const SELL_DRAFT_RULES: readonly ErrorRule[] = [
  { status: 404, fieldName: 'draftId', code: 'NOT_FOUND', field: ['draftId'] },
  { fieldName: 'draft', code: 'BAD_USER_INPUT', field: ['draftId'] },
  bad('Please send at most %1 items.', ['items']),
  bad('The draft is too long.', ['items']),
  bad('The photo "%1" is not there. Please add it again.', ['items', 'photoIds']),
];
