import type { GiftCardRepository } from '../domains/giftcards/repository.ts';
import { badInput } from '../shared/webapi/errors.ts';
import { type Action, dollars } from './actions.ts';
import { html, money, words } from './html.ts';
import { facts, table } from './layout.ts';
import type { Opened, Room } from './room.ts';

export interface GiftCardsRoomSources {
  readonly cards: Pick<GiftCardRepository, 'issue' | 'byCode'>;
  /** Number of the customer with this mail address; undefined when there is none. */
  readonly customerOf: (email: string) => number | undefined;
}

function issueAction({ cards, customerOf }: GiftCardsRoomSources): Action {
  return {
    name: 'issue',
    label: 'Issue the gift card',
    fields: [
      { name: 'amount', label: 'Amount', kind: 'money' },
      { name: 'email', label: 'Customer (empty: whoever holds the code)', kind: 'text' },
    ],
    run: (typed) => {
      const email = typed.email?.trim() ?? '';
      const customerId = email === '' ? null : customerOf(email);
      if (customerId === undefined) throw badInput('There is no customer with this mail address.');
      const code = cards.issue({ dollars: dollars(typed, 'amount', 'Amount'), customerId });
      return `Issued as ${code}.`;
    },
  };
}

function open(code: string, sources: GiftCardsRoomSources): Opened | undefined {
  if (code === 'new') {
    const body = html`<p class="quiet">A card is worth its amount at once and does not expire.</p>`;
    return { title: 'New gift card', body, actions: [issueAction(sources)] };
  }
  const card = sources.cards.byCode(code);
  if (card === undefined) return undefined;
  return {
    title: `Gift card ${card.code}`,
    body: html`<section class="card">${facts([
      ['Balance', html`<strong>${money(card.balanceCents)}</strong>`],
      ['Issued', `${money(card.initialCents)} · ${card.createdAt}`],
    ])}</section>${table(
      ['When', 'What', 'Order', 'Change'],
      card.history.map(({ createdAt, reason, orderIncrementId, changeCents }) => [
        html`${createdAt}`,
        html`${words(reason)}`,
        html`${orderIncrementId ?? ''}`,
        html`${money(changeCents)}`,
      ]),
    )}`,
    actions: [],
  };
}

/** Gift cards: a new one at /desk/gift-cards/new, any by its code. */
export const giftCardsRoom = (sources: GiftCardsRoomSources): Room => ({
  name: 'gift-cards',
  list: () => ({
    title: 'Gift cards',
    body: html`<p class="lead quiet">A card is opened by its code: /desk/gift-cards/{code}. <a href="/desk/gift-cards/new">Issue a new one</a></p>`,
  }),
  open: (code) => open(code, sources),
});
