import { byFieldName, byTemplate, type ErrorRule } from '../user-errors.ts';

/** Rules for an item's details, which are at `path` of the input. */
function detailRules(path: string): ErrorRule[] {
  return [
    ...byTemplate({
      'We aren\'t accepting "%1" right now.': `${path}.designer`,
      'Photo "%1" was not found. Please add it again.': `${path}.photoIds`,
      'A photo was added twice.': `${path}.photoIds`,
      'You can add up to %1 photos per item.': `${path}.photoIds`,
      'There are too many answers.': `${path}.answers`,
    }),
    ...byFieldName({
      designer: `${path}.designer`,
      category: `${path}.category`,
      model: `${path}.model`,
      material: `${path}.material`,
      color: `${path}.color`,
      size: `${path}.size`,
      notes: `${path}.notes`,
      condition: `${path}.condition`,
      part: `${path}.answers`,
      answer: `${path}.answers`,
      extras: `${path}.extras`,
      asking_price: `${path}.askingPrice`,
      photos: `${path}.photoIds`,
    }),
  ];
}

export const SELL_SUBMIT_RULES: readonly ErrorRule[] = [
  ...byTemplate({ 'You can submit up to %1 items.': 'items' }),
  ...byFieldName({ items: 'items' }),
  ...byTemplate(
    { 'The Idempotency-Key was used with another payload.': 'idempotencyKey' },
    { code: 'IDEMPOTENCY_MISMATCH', status: 409 },
  ),
  ...detailRules('items'),
];

export const SELL_UPDATE_RULES: readonly ErrorRule[] = [
  ...byFieldName({ itemId: 'itemId' }, { code: 'NOT_FOUND', status: 404 }),
  ...byFieldName({ item: 'itemId' }),
  ...byTemplate({
    'The item can\'t change from "%1" to "%2".': 'move.status',
    'Please choose how you would like to be paid.': 'move.payout',
    'The item can\'t change to "%1" with this payout method.': 'move.payout',
    'Please enter a reason.': 'move.reason',
    "Please enter the amount you'd accept.": 'move.counterPrice',
    'The offer has changed. Please review the new one.': 'move.offerId',
    'You can edit an item only until its quote is ready.': 'details',
  }),
  ...byFieldName({
    reason: 'move.reason',
    counter_price: 'move.counterPrice',
    payout: 'move.payout',
    status: 'move.status',
  }),
  ...detailRules('details'),
];

export const SELL_SHIPMENT_RULES: readonly ErrorRule[] = [
  ...byFieldName(
    { itemId: 'itemIds', itemCode: 'itemCodes', shipmentId: 'shipmentId' },
    { code: 'NOT_FOUND', status: 404 },
  ),
  ...byTemplate({ 'The item "%1" isn\'t ready to ship.': 'itemIds' }),
  ...byFieldName({
    items: 'itemIds',
    itemCodes: 'itemCodes',
    email: 'email',
    carrier: 'carrier',
    trackingNumber: 'trackingNumber',
    sender: 'sender',
    name: 'sender.name',
    street: 'sender.line1',
    city: 'sender.city',
    postcode: 'sender.postalCode',
    countryId: 'sender.country',
  }),
];

export const SELL_DRAFT_RULES: readonly ErrorRule[] = [
  ...byFieldName({ draftId: 'draftId' }, { code: 'NOT_FOUND', status: 404 }),
  ...byFieldName({ draft: 'draftId' }),
  ...byTemplate({
    'You can submit up to %1 items.': 'items',
    'The draft is too long.': 'items',
    'Photo "%1" was not found. Please add it again.': 'items.photoIds',
  }),
  ...byFieldName({ step: 'step' }),
];
