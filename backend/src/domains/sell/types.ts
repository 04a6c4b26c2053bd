import type { Mailer } from '../../mail/mailer.ts';
import type { OfferSums } from './money-rules.ts';
import type { PayoutKind, Status } from './rules.ts';

/** The owner's description of a part of an item, such as the corners or the lining. */
export interface Answer {
  readonly part: string;
  readonly answer: string;
}

export interface ItemDetails {
  readonly designer: string;
  readonly category: string;
  readonly model: string;
  readonly material: string;
  readonly color: string;
  readonly size: string;
  readonly notes: string;
  /** A code of the condition scale, such as `very-good`. */
  readonly condition: string;
  readonly answers: readonly Answer[];
  /** Included accessories, such as the dust bag. */
  readonly extras: readonly string[];
}

export interface Inspection {
  readonly condition: string;
  readonly answers: readonly Answer[];
  readonly note: string;
}

/** An offer of the shop. Amounts in cents, timestamps in ms since 1970. */
export interface Offer extends OfferSums {
  readonly id: number;
  /** The first offer, or the one after inspection. */
  readonly stage: 'quote' | 'final';
  readonly note: string;
  readonly madeMs: number;
  readonly expiresMs: number;
}

export type HistoryActor = 'customer' | 'guest' | 'staff' | 'clock';

export interface HistoryEntry {
  /** Null for the submission. */
  readonly from: Status | null;
  readonly to: Status;
  readonly move: string;
  readonly actor: HistoryActor;
  readonly reason: string | null;
  readonly atMs: number;
}

export interface ItemPhoto {
  readonly id: string;
  readonly width: number;
  readonly height: number;
}

export interface Payout {
  readonly kind: PayoutKind;
  readonly amountCents: number;
  readonly reference: string;
  readonly paidMs: number;
}

export interface ItemState {
  readonly status: Status;
  readonly payoutKind: PayoutKind | null;
  readonly counterCents: number | null;
  readonly expiresMs: number | null;
  readonly shipByMs: number | null;
  readonly inspection: Inspection | null;
  readonly listCents: number | null;
  readonly listedMs: number | null;
  readonly sku: string | null;
  readonly soldCents: number | null;
  readonly dueCents: number | null;
}

/** An item that a customer offers to the shop. Amounts in cents, timestamps in ms since 1970. */
export interface SellItem extends ItemState {
  readonly id: number;
  readonly customerId: number;
  readonly submissionId: number;
  readonly details: ItemDetails;
  readonly askingCents: number | null;
  /** Identifies the item for a guest who ships it. */
  readonly shipCode: string;
  readonly shipment: Shipment | null;
  readonly offers: readonly Offer[];
  readonly photos: readonly ItemPhoto[];
  readonly history: readonly HistoryEntry[];
  readonly payout: Payout | null;
  readonly madeMs: number;
  readonly changedMs: number;
}

export interface Sender {
  readonly name: string;
  readonly street: readonly string[];
  readonly city: string;
  readonly region: string;
  readonly postcode: string;
  readonly countryId: string;
  readonly telephone: string;
}

export interface Shipment {
  readonly id: number;
  readonly customerId: number;
  readonly carrier: string;
  readonly trackingNumber: string;
  readonly sender: Sender;
  readonly insuredCents: number;
  /** Gives a guest access to the label. */
  readonly labelToken: string;
  readonly itemIds: readonly number[];
  readonly madeMs: number;
}

export interface CustomerContact {
  readonly id: number;
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  /** The default shipping address; null without one. */
  readonly address: Sender | null;
}

export interface CustomerContacts {
  byId(id: number): CustomerContact | undefined;
}

export type EmailSender = Pick<Mailer, 'send' | 'shopUrl'>;
