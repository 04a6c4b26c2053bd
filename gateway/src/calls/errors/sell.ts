import type { ErrorRule } from '../user-errors.ts';

function bad(template: string, field: readonly string[]): ErrorRule {
  return {
    template,
    code: 'BAD_USER_INPUT',
    field,
  };
}

function namedFields(names: Readonly<Record<string, readonly string[]>>): ErrorRule[] {
  return Object.entries(names).map(([fieldName, field]) => ({
    fieldName,
    code: 'BAD_USER_INPUT',
    field,
  }));
}

/** The parts of an item, by their names on the wire. */
function detailFields(path: string): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
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
}

function detailRules(path: string): ErrorRule[] {
  return [
    bad('We aren\'t accepting "%1" right now.', [path, 'designer']),
    bad('Photo "%1" was not found. Please add it again.', [path, 'photoIds']),
    bad('A photo was added twice.', [path, 'photoIds']),
    bad('You can add up to %1 photos per item.', [path, 'photoIds']),
    bad('There are too many answers.', [path, 'answers']),
    ...namedFields(detailFields(path)),
  ];
}

/** What the rejections of a submission mean; the message says which item. */
export const SELL_SUBMIT_RULES: readonly ErrorRule[] = [
  bad('You can submit up to %1 items.', ['items']),
  ...namedFields({ items: ['items'] }),
  ...detailRules('items'),
];

/** What the rejections of a change or a move of an item mean. */
export const SELL_UPDATE_RULES: readonly ErrorRule[] = [
  { status: 404, fieldName: 'itemId', code: 'NOT_FOUND', field: ['itemId'] },
  { fieldName: 'item', code: 'BAD_USER_INPUT', field: ['itemId'] },
  bad('The item can\'t change from "%1" to "%2".', ['move', 'status']),
  bad('Please choose how you would like to be paid.', ['move', 'payout']),
  bad('The item can\'t change to "%1" with this payout method.', ['move', 'payout']),
  bad('Please enter a reason.', ['move', 'reason']),
  bad("Please enter the amount you'd accept.", ['move', 'counterPrice']),
  bad('The offer has changed. Please review the new one.', ['move', 'offerId']),
  bad('You can edit an item only until its quote is ready.', ['details']),
  ...namedFields({
    reason: ['move', 'reason'],
    counter_price: ['move', 'counterPrice'],
    payout: ['move', 'payout'],
    status: ['move', 'status'],
  }),
  ...detailRules('details'),
];

/** What the rejections of a parcel mean. */
export const SELL_SHIPMENT_RULES: readonly ErrorRule[] = [
  { status: 404, fieldName: 'itemId', code: 'NOT_FOUND', field: ['itemIds'] },
  { status: 404, fieldName: 'itemCode', code: 'NOT_FOUND', field: ['itemCodes'] },
  { status: 404, fieldName: 'shipmentId', code: 'NOT_FOUND', field: ['shipmentId'] },
  bad('The item "%1" isn\'t ready to ship.', ['itemIds']),
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

/** What the rejections of a draft mean. */
export const SELL_DRAFT_RULES: readonly ErrorRule[] = [
  { status: 404, fieldName: 'draftId', code: 'NOT_FOUND', field: ['draftId'] },
  { fieldName: 'draft', code: 'BAD_USER_INPUT', field: ['draftId'] },
  bad('You can submit up to %1 items.', ['items']),
  bad('The draft is too long.', ['items']),
  bad('Photo "%1" was not found. Please add it again.', ['items', 'photoIds']),
];

const ITEMS = ['itemIds'];

/** What the rejections of a return mean. */
export const RETURN_RULES: readonly ErrorRule[] = [
  { template: 'The order has not been shipped yet.', code: 'BAD_USER_INPUT', field: ['orderId'] },
  {
    template: 'Items can be returned within 15 days of shipping.',
    code: 'BAD_USER_INPUT',
    field: ['orderId'],
  },
  { template: 'Select an item to return.', code: 'BAD_USER_INPUT', field: ITEMS },
  { template: "This item isn't in the order.", code: 'NOT_FOUND', field: ITEMS },
  { template: 'The item has already been returned.', code: 'BAD_USER_INPUT', field: ITEMS },
  {
    status: 404,
    template: "The entity that was requested doesn't exist. Verify the entity and try again.",
    code: 'NOT_FOUND',
    field: ['orderId'],
  },
];
