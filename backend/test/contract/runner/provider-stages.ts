import { ask } from './ask.ts';
import { type CartStage, cartStages, type Kind } from './cart-stages.ts';
import { type Maker, NothingLeft } from './maker.ts';
import type { Vars } from './shape.ts';
import type { Target } from './target.ts';

type CardStage = 'approved' | 'declined' | 'noMoney' | 'failing' | 'silent' | 'hidden';
type FinancingStage = 'approved' | 'small' | 'declined' | 'failing' | 'silent';
type WalletStage = 'opened' | 'approved' | 'refused' | 'failing' | 'silent' | 'captured' | 'express' | 'expressOpened' | 'rival';

/** What a shopper has done at a provider, for a cart of a guest or of a customer. */
export type ProviderStage = `${Kind}.card.${CardStage}` | `${Kind}.financing.${FinancingStage}` | `${Kind}.wallet.${WalletStage}`;

/** The cart as the providers' calls name it. */
export const toQuoteId = (kind: Kind): string => (kind === 'guest' ? '{cart}' : '{quote}');

const cards: Readonly<Record<CardStage, string>> = {
  approved: '4242424242424242',
  declined: '4000000000000002',
  noMoney: '4000000000009995',
  failing: '4000000000000119',
  silent: '4000000000000259',
  hidden: '4000000000000267',
};

const borrowers: Readonly<Record<FinancingStage, readonly [person: string, amount: string]>> = {
  approved: ['nora', '99999.00'],
  small: ['nora', '1.00'],
  declined: ['pilar', '99999.00'],
  failing: ['quinn', '99999.00'],
  silent: ['rosa', '99999.00'],
};

/** What shoppers do on the pages of the sandbox's providers. */
function createPages({ sandbox, patienceSeconds }: Target) {
  const post = async (path: string, fields: Record<string, string>): Promise<string> => {
    if (sandbox === undefined) throw new NothingLeft('needs the sandbox of payments: name it with --sandbox');
    const body = new URLSearchParams({ ...fields, origin: sandbox.shopUrl });
    return (await ask(sandbox.url + path, patienceSeconds, { method: 'POST', body })).text;
  };
  return {
    cardNonce: async (number: string): Promise<string> => {
      if (sandbox === undefined) throw new NothingLeft('needs the sandbox of payments: name it with --sandbox');
      const { text } = await ask(`${sandbox.url}/card/nonces`, patienceSeconds, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ number, expiry: '12/39', cvc: '123' }),
      });
      return String(Object(JSON.parse(text)).nonce);
    },
    borrow: async (person: string, amount: string): Promise<string> =>
      /"payment_method_nonce":"([^"]+)"/.exec(await post('/financing/approve', { person, amount }))?.[1] ?? '',
    approve: async (token: unknown, payer: string): Promise<void> => {
      await post('/wallet/approve', { token: String(token), payer: `${payer}@wallet.example` });
    },
  };
}

type Make = () => Promise<Vars>;

function walletStages(maker: Maker, kind: Kind, carts: Readonly<Record<CartStage, Make>>): Readonly<Record<WalletStage, Make>> {
  const { approve } = createPages(maker.target);
  const as = kind === 'guest' ? 'guest' : 'customer';
  const open = async (vars: Vars, token: string): Promise<Vars> => {
    const walletOrder = await maker.must(vars, as, ['GET', `/V1/wallet/${token}?quoteId=${toQuoteId(kind)}`]);
    return { ...vars, walletOrder };
  };
  const opened = async (): Promise<Vars> => open(await carts.paid(), 'checkouttoken');
  const approvedBy = async (vars: Vars, payer: string): Promise<Vars> => {
    await approve(vars.walletOrder, payer);
    return vars;
  };
  const capture = async (vars: Vars): Promise<Vars> => {
    const body = { paypalorderid: '{walletOrder}', quoteId: toQuoteId(kind) };
    await maker.must(vars, as, ['PUT', '/V1/wallet/capture', body]);
    return vars;
  };
  const approved = async (): Promise<Vars> => approvedBy(await opened(), 'ada.marlowe');
  const expressOpened = async (): Promise<Vars> => open(await carts.lineToBuy(), 'paypaltoken');
  return {
    opened,
    approved,
    expressOpened,
    refused: async () => approvedBy(await opened(), 'bruno.keller'),
    failing: async () => approvedBy(await opened(), 'celia.hart'),
    silent: async () => approvedBy(await opened(), 'dario.ruiz'),
    captured: async () => capture(await approved()),
    express: async () => approvedBy(await expressOpened(), 'ada.marlowe'),
    rival: async () => capture(await approvedBy(await open(await carts.rival(), 'checkouttoken'), 'ada.marlowe')),
  };
}

function createKindStages(maker: Maker, kind: Kind): (readonly [string, Make])[] {
  const pages = createPages(maker.target);
  const carts = cartStages(maker, kind);
  const wallet = walletStages(maker, kind, carts);
  return [
    ...Object.entries(cards).map(
      ([name, number]) => [`${kind}.card.${name}`, async () => ({ ...(await carts.paid()), nonce: await pages.cardNonce(number) })] as const,
    ),
    ...Object.entries(borrowers).map(
      ([name, [person, amount]]) =>
        [`${kind}.financing.${name}`, async () => ({ ...(await carts.paid()), nonce: await pages.borrow(person, amount) })] as const,
    ),
    ...Object.entries(wallet).map(([name, make]) => [`${kind}.wallet.${name}`, make] as const),
  ];
}

/** The stages of the providers' calls, from an order that was opened to money that was taken. */
export const providerStages = (maker: Maker): Readonly<Record<ProviderStage, Make>> =>
  Object.fromEntries([...createKindStages(maker, 'guest'), ...createKindStages(maker, 'mine')]) as Record<ProviderStage, Make>;
