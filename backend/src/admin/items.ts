import type { SellFacts } from '../domains/sell/facts.ts';
import { labels, openTransitions, statuses } from '../domains/sell/rules.ts';
import type { SellStaff } from '../domains/sell/staff.ts';
import type { CustomerContacts, SellItem } from '../domains/sell/types.ts';
import { currentOffer, toSituation } from '../domains/sell/workflow.ts';
import { moment } from '../shared/moment.ts';
import { money } from '../shared/money.ts';
import { type Section, toId } from './actions.ts';
import { itemActions } from './item-actions.ts';
import { factList, filterLinks, type Html, html, link, table, toLabel } from './layout.ts';

export interface ItemsSectionSources {
  readonly staff: SellStaff;
  readonly customers: CustomerContacts;
  readonly facts: SellFacts;
}

const MAX_ROWS = 200;

const toItemName = ({ details }: SellItem): string => `${details.designer} ${details.model}`;

/** Whether the item waits for an action of the staff. */
export const waitsForStaff = (item: SellItem): boolean =>
  item.status !== 'on_consignment' &&
  (item.status !== 'quote_accepted' || item.shipment !== null) &&
  openTransitions(toSituation(item), 'staff').length > 0;

/** A table of items: name, owner, status and since when. */
export const itemRows = (items: readonly SellItem[], customers: CustomerContacts): Html =>
  table(
    ['Item', 'Owner', 'Status', 'Since'],
    items.map((item) => [
      link(`/admin/items/${item.id}`, toItemName(item)),
      customers.byId(item.customerId)?.email ?? 'Unknown',
      html`${labels[item.status]}${item.status === 'quote_accepted' && item.shipment !== null && ' · shipped'}`,
      moment(item.changedMs),
    ]),
  );

function offerFacts(item: SellItem): [string, string][] {
  const offer = currentOffer(item);
  if (offer === undefined) return [];
  return [
    [offer.stage === 'final' ? 'Final offer' : 'Quote', `${money(offer.cashCents)} in cash`],
    ['Store credit', money(offer.creditCents)],
    ['On consignment', `${money(offer.listLowCents)}–${money(offer.listHighCents)}`],
  ];
}

const sum = (label: string, cents: number | null) =>
  cents !== null && ([label, money(cents)] as const);

function itemFacts(item: SellItem, { customers }: ItemsSectionSources): Html {
  const { details, inspection, shipment, payout } = item;
  const conditions = details.answers.map((one) => `${toLabel(one.part)}: ${one.answer}`).join('; ');
  return factList([
    ['Status', html`<strong>${labels[item.status]}</strong>`],
    ['Owner', customers.byId(item.customerId)?.email ?? 'Unknown'],
    ['Category', details.category],
    ['Condition', toLabel(details.condition)],
    conditions !== '' && ['Owner says', conditions],
    details.notes !== '' && ['Notes', details.notes],
    sum('Asking price', item.askingCents),
    ...offerFacts(item),
    sum('Counter-offer', item.counterCents),
    item.payoutKind !== null && ['Payout method', toLabel(item.payoutKind)],
    shipment !== null && ['Package', shipment.trackingNumber],
    inspection !== null && ['Inspection', `${toLabel(inspection.condition)}. ${inspection.note}`],
    sum('Listed for', item.listCents),
    item.sku !== null && ['Product', link(`/admin/products/${item.sku}`, item.sku)],
    sum('Sold for', item.soldCents),
    sum('Amount due', item.dueCents),
    payout !== null && ['Paid', `${money(payout.amountCents)}, ${payout.reference}`],
  ]);
}

const history = ({ history: entries }: SellItem): Html =>
  html`<ol class="history" reversed>${entries
    .toReversed()
    .map(
      (entry) =>
        html`<li><strong>${labels[entry.to]}</strong> <span class="quiet">${toLabel(entry.move)} by ${entry.actor}, ${moment(entry.atMs)}</span>${entry.reason !== null && html`<br>${entry.reason}`}</li>`,
    )}</ol>`;

const body = (item: SellItem, sources: ItemsSectionSources): Html =>
  html`<section class="card"><div class="photos">${item.photos.map(
    ({ id }, index) =>
      html`<a href="/admin/photos/${id}"><img src="/admin/photos/${id}" alt="Photo ${index + 1}"></a>`,
  )}</div>${itemFacts(item, sources)}</section>
<section class="card"><h2>History</h2>${history(item)}</section>`;

/** The items that customers offer, with the staff's actions. */
export function itemsSection(sources: ItemsSectionSources): Section {
  const { staff, customers } = sources;
  const refresh = (): void => {
    staff.expire();
    staff.settle();
  };
  return {
    name: 'items',
    list: ({ status }) => {
      refresh();
      const known = statuses.find((one) => one === status);
      const found = staff.list(known ? { statuses: [known] } : {}, { offset: 0, limit: MAX_ROWS });
      return {
        title: 'Consignment',
        body: html`<p class="lead quiet">Items customers have offered, newest first.</p>${filterLinks('/admin/items', ['status', 'Status'], { current: known, options: statuses.map((one) => [one, labels[one]]) })}${itemRows(found, customers)}`,
      };
    },
    open: (text) => {
      refresh();
      const id = toId(text);
      const item = id === undefined ? undefined : staff.find(id);
      if (item === undefined) return undefined;
      return {
        title: toItemName(item),
        body: body(item, sources),
        actions: itemActions(item, sources),
      };
    },
  };
}
