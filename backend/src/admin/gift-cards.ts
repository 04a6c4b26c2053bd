import { type GiftCardRepository, MAX_DOLLARS } from '../domains/giftcards/repository.ts';
import { money } from '../shared/money.ts';
import { badInput } from '../shared/webapi/errors.ts';
import { type Action, dollars, type Section, type SectionPage } from './actions.ts';
import { factCard, type Html, html, link, searchForm, table, toLabel } from './layout.ts';

export interface GiftCardsSectionSources {
  readonly cards: Pick<GiftCardRepository, 'issue' | 'byCode'>;
  /** The id of the customer with this email address; undefined if there is none. */
  readonly findCustomer: (email: string) => number | undefined;
}

function issueAction({ cards, findCustomer }: GiftCardsSectionSources): Action {
  return {
    name: 'issue',
    label: 'Issue gift card',
    fields: [
      { name: 'amount', label: 'Amount', kind: 'money' },
      { name: 'email', label: 'Customer (empty: anyone with the code)', kind: 'text' },
    ],
    run: (values) => {
      const email = values.email?.trim() ?? '';
      const customerId = email === '' ? null : findCustomer(email);
      if (customerId === undefined) throw badInput('No customer has this email address.');
      const amount = dollars(values, 'amount', 'Amount');
      if (amount > MAX_DOLLARS) throw badInput('A gift card can’t exceed $10,000.');
      const code = cards.issue({ dollars: amount, customerId });
      return `Issued as ${code}.`;
    },
  };
}

function open(code: string, sources: GiftCardsSectionSources): SectionPage | undefined {
  if (code === 'new') {
    const body = html`<p class="quiet">A card can be used right away and does not expire.</p>`;
    return { title: 'New gift card', body, actions: [issueAction(sources)] };
  }
  const card = sources.cards.byCode(code);
  if (card === undefined) return undefined;
  return {
    title: `Gift card ${card.code}`,
    body: html`${factCard([
      ['Balance', html`<strong>${money(card.balanceCents)}</strong>`],
      ['Issued', `${money(card.initialCents)} · ${card.createdAt}`],
    ])}${table(
      ['When', 'What', 'Order', 'Change'],
      card.history.map(({ createdAt, reason, orderIncrementId, changeCents }) => [
        createdAt,
        toLabel(reason),
        orderIncrementId ?? '',
        money(changeCents),
      ]),
    )}`,
    actions: [],
  };
}

/** A table with the card of this code; empty without one. */
function found(code: string, { cards }: GiftCardsSectionSources): Html {
  const card = cards.byCode(code);
  const toRow = ({ code: number, createdAt, balanceCents }: NonNullable<typeof card>) => [
    link(`/admin/gift-cards/${number}`, number),
    createdAt,
    money(balanceCents),
  ];
  return table(['Card', 'Issued', 'Balance'], card ? [toRow(card)] : []);
}

export const giftCardsSection = (sources: GiftCardsSectionSources): Section => ({
  name: 'gift-cards',
  list: ({ q = '' }) => {
    const code = q.trim().slice(0, 100);
    return {
      title: 'Gift cards',
      body: html`<p class="lead quiet">Search by card code. <a href="/admin/gift-cards/new">Issue a new one</a></p>
${searchForm('/admin/gift-cards', 'Code', code)}${code !== '' && found(code, sources)}`,
    };
  },
  open: (code) => open(code, sources),
});
