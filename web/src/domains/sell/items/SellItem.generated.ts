/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
import * as Operations from './SellItem.generated.ts';
import type * as ApolloReactCommon from '@apollo/client';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** What went wrong, for programs. New codes may be added: treat an unknown one as BAD_USER_INPUT. */
export type ErrorCode =
  /** The input was refused; message says why. */
  | 'BAD_USER_INPUT'
  /** The session's customer may not do this. */
  | 'FORBIDDEN'
  /** The idempotency key was used before, with another payload: take a new key for another order. */
  | 'IDEMPOTENCY_MISMATCH'
  /** The thing asked for does not exist, or is not yours. */
  | 'NOT_FOUND'
  /** The commerce back end that is configured does not offer this. */
  | 'NOT_SUPPORTED'
  /** The cart does not exist or is no longer active: create a new one. */
  | 'NO_ACTIVE_CART'
  /** The item is sold or not available in the wanted quantity. */
  | 'OUT_OF_STOCK'
  /** The payment provider did not pay: nothing was ordered, and no money is kept. */
  | 'PAYMENT_FAILED'
  /** It is not known yet whether the payment was made: send the same call with the same key again in a moment. */
  | 'PAYMENT_PENDING'
  /** Too many attempts; wait and try again. */
  | 'RATE_LIMITED'
  /** This needs a signed-in customer, or the session has ended. */
  | 'UNAUTHENTICATED';

/** What the viewer may do with an item now. */
export type SellAction =
  /** Accept the current offer, and choose how to be paid. By sellItemUpdate with a move. */
  | 'ACCEPT'
  /** Ask for another quote after one was declined. By sellItemUpdate with a move. */
  | 'ASK_AGAIN'
  /** Take an acceptance back while the item is not shipped. By sellItemUpdate with a move. */
  | 'CANCEL'
  /** Say what one would accept instead. By sellItemUpdate with a move. */
  | 'COUNTER'
  /** Decline the current offer, with a reason. By sellItemUpdate with a move. */
  | 'DECLINE'
  /** Change words and photos. By sellItemUpdate with details. */
  | 'EDIT'
  /** Have the parcel's label mailed once more. By sellShipmentLabelEmail. */
  | 'EMAIL_LABEL'
  /** Put it into a parcel. By sellShipmentCreate. */
  | 'SHIP'
  /** Take a submission back before its quote is ready. By sellItemUpdate with a move. */
  | 'WITHDRAW';

/** Who did something to an item. */
export type SellActor =
  /** Time: an offer has lapsed. */
  | 'CLOCK'
  /** Its owner. */
  | 'CUSTOMER'
  /** A guest who shipped it. */
  | 'GUEST'
  /** The shop's staff. */
  | 'STAFF';

/** An answer about one part of an item. */
export type SellAnswerInput = {
  /** What is to be said about it, at most 200 characters. */
  answer: string;
  /** The part, such as `exterior`, from sellTerms. */
  part: string;
};

/** Who carries a parcel. */
export type SellCarrier =
  /** DHL, paid by the sender. */
  | 'DHL'
  /** FedEx, paid by the sender. */
  | 'FEDEX'
  /** Another one, paid by the sender. */
  | 'OTHER'
  /** The shop pays, insures and numbers the parcel. */
  | 'PREPAID'
  /** UPS, paid by the sender. */
  | 'UPS'
  /** USPS, paid by the sender. */
  | 'USPS';

/** What to change about an item; what is left out stays. */
export type SellItemDetailsInput = {
  /** Answers about its parts. */
  answers?: Array<SellAnswerInput> | null | undefined;
  /** What the owner would like to have, in dollars; null takes an earlier price back. */
  askingPrice?: string | null | undefined;
  /** The category, from sellTerms. */
  category?: string | null | undefined;
  /** The colour. */
  color?: string | null | undefined;
  /** Code of the condition, from sellTerms. */
  condition?: string | null | undefined;
  /** The designer's name, from sellDesigners. */
  designer?: string | null | undefined;
  /** What comes with it, from sellTerms. */
  extras?: Array<string> | null | undefined;
  /** The material. */
  material?: string | null | undefined;
  /** The model, at most 120 characters. */
  model?: string | null | undefined;
  /** More words, at most 2,000 characters. */
  notes?: string | null | undefined;
  /** Ids of uploaded photos in order. */
  photoIds?: Array<string | number> | null | undefined;
  /** The size. */
  size?: string | null | undefined;
};

/** What a list of items may be narrowed to: a status, or one of the two named lists. */
export type SellItemFilter =
  /** The shop has the item and inspects it. */
  | 'ITEM_RECEIVED'
  /** The item went back to its owner. */
  | 'ITEM_RETURNED'
  /** Submitted; the shop has not named a price yet. */
  | 'NEW_QUOTE_REQUESTED'
  /** The owner has declined the offer after inspection. */
  | 'OFFER_DECLINED'
  /** After inspection the shop offers something else; the owner answers. */
  | 'OFFER_READY_FOR_REVIEW'
  /** The shop sells the item for its owner. */
  | 'ON_CONSIGNMENT'
  /** The owner is paid. */
  | 'PAID'
  /** The owner has accepted; the item waits to be shipped or is on its way. */
  | 'QUOTE_ACCEPTED'
  /** The quote was declined, withdrawn, refused or has lapsed. */
  | 'QUOTE_DECLINED'
  /** The shop has named a price; the owner answers. */
  | 'QUOTE_READY_FOR_REVIEW'
  /** Accepted items in a parcel that has not arrived. */
  | 'SHIPPED'
  /** Accepted items that are in no parcel yet. */
  | 'TO_SHIP'
  /** The owner's money is on its way. */
  | 'WAITING_FOR_PAYMENT';

/** A move of the owner's, from SellItem.moves. */
export type SellItemMoveInput = {
  /** What the owner would accept, in dollars; for moves that need it. */
  counterPrice?: string | null | undefined;
  /** The offer that is answered; a newer one then makes the move a user error. */
  offerId?: string | number | null | undefined;
  /** The way of being paid; for moves that need one. */
  payout?: SellPayoutKind | null | undefined;
  /** Why, at most 500 characters; for moves that need a reason. */
  reason?: string | null | undefined;
  /** The status it leads to. */
  status: SellStatus;
};

/** What to change of an item: a move or details. */
export type SellItemUpdateInput = {
  /** Other words or photos, while there is no quote. */
  details?: SellItemDetailsInput | null | undefined;
  /** The item's id. */
  itemId: string | number;
  /** A move of the owner's. */
  move?: SellItemMoveInput | null | undefined;
};

/** What a move needs besides the status it leads to. */
export type SellMoveNeed =
  /** The price that the owner would accept. */
  | 'COUNTER'
  /** The way of being paid, and best the offer's id. */
  | 'PAYOUT'
  /** A reason in words. */
  | 'REASON';

/** What comes next, whoever's turn it is. */
export type SellNextActionCode =
  /** The owner answers the current offer. */
  | 'ANSWER_OFFER'
  /** The owner ships the item. */
  | 'SHIP'
  /** The parcel is on its way. */
  | 'WAIT_FOR_ARRIVAL'
  /** The shop inspects the item. */
  | 'WAIT_FOR_INSPECTION'
  /** The shop pays. */
  | 'WAIT_FOR_PAYMENT'
  /** The shop makes a quote. */
  | 'WAIT_FOR_QUOTE'
  /** The shop sends the item back. */
  | 'WAIT_FOR_RETURN'
  /** The shop sells the item. */
  | 'WAIT_FOR_SALE';

/** Whether an offer was made from the photos or after inspection. */
export type SellOfferStage =
  /** After inspection. */
  | 'FINAL'
  /** From words and photos. */
  | 'QUOTE';

/** How an owner is paid. */
export type SellPayoutKind =
  /** At once, in money. */
  | 'CASH'
  /** When the shop has sold the item. */
  | 'CONSIGN'
  /** At once, in credit of the shop, a little more than in money. */
  | 'STORE_CREDIT';

/** Where an item stands on its way from its owner to the payout, in the order in which filters show it. */
export type SellStatus =
  /** The shop has the item and inspects it. */
  | 'ITEM_RECEIVED'
  /** The item went back to its owner. */
  | 'ITEM_RETURNED'
  /** Submitted; the shop has not named a price yet. */
  | 'NEW_QUOTE_REQUESTED'
  /** The owner has declined the offer after inspection. */
  | 'OFFER_DECLINED'
  /** After inspection the shop offers something else; the owner answers. */
  | 'OFFER_READY_FOR_REVIEW'
  /** The shop sells the item for its owner. */
  | 'ON_CONSIGNMENT'
  /** The owner is paid. */
  | 'PAID'
  /** The owner has accepted; the item waits to be shipped or is on its way. */
  | 'QUOTE_ACCEPTED'
  /** The quote was declined, withdrawn, refused or has lapsed. */
  | 'QUOTE_DECLINED'
  /** The shop has named a price; the owner answers. */
  | 'QUOTE_READY_FOR_REVIEW'
  /** The owner's money is on its way. */
  | 'WAITING_FOR_PAYMENT';

export type SellItem_RowFragment = { id: string, quoteId: string, designer: string, model: string, category: string, status: SellStatus, statusLabel: string, updatedAt: string, createdAt: string, allowedActions: Array<SellAction>, nextAction: { code: SellNextActionCode, until: string | null } | null, photos: Array<{ id: string, path: string }>, payout: { kind: SellPayoutKind, paidAt: string | null, reference: string | null, amount: { amount: string } | null } | null, shipment: { id: string, carrier: SellCarrier, trackingNumber: string, labelPath: string, createdAt: string, itemIds: Array<string>, insuredValue: { amount: string }, events: Array<{ code: string, location: string, note: string, at: string }> | null } | null };

export type SellItem_OfferFragment = { id: string, stage: SellOfferStage, note: string, madeAt: string, expiresAt: string, cash: { amount: string }, storeCredit: { amount: string }, consignReceive: { low: { amount: string }, high: { amount: string } }, consignPrice: { low: { amount: string }, high: { amount: string } } };

export type SellItem_DetailsFragment = { material: string, color: string, size: string, notes: string, condition: string, extras: Array<string>, shipCode: string | null, id: string, quoteId: string, designer: string, model: string, category: string, status: SellStatus, statusLabel: string, updatedAt: string, createdAt: string, allowedActions: Array<SellAction>, answers: Array<{ part: string, answer: string }>, askingPrice: { amount: string } | null, counterPrice: { amount: string } | null, moves: Array<{ action: SellAction, status: SellStatus, needs: SellMoveNeed | null, payouts: Array<SellPayoutKind> }>, currentOffer: { id: string, stage: SellOfferStage, note: string, madeAt: string, expiresAt: string, cash: { amount: string }, storeCredit: { amount: string }, consignReceive: { low: { amount: string }, high: { amount: string } }, consignPrice: { low: { amount: string }, high: { amount: string } } } | null, offers: Array<{ id: string, stage: SellOfferStage, note: string, madeAt: string, expiresAt: string, cash: { amount: string }, storeCredit: { amount: string }, consignReceive: { low: { amount: string }, high: { amount: string } }, consignPrice: { low: { amount: string }, high: { amount: string } } }>, inspection: { condition: string, note: string, answers: Array<{ part: string, answer: string }> } | null, consignment: { listedAt: string, price: { amount: string }, soldPrice: { amount: string } | null, priceSchedule: Array<{ at: string, price: { amount: string }, receive: { amount: string } }>, product: { sku: string, path: string } | null } | null, history: Array<{ from: SellStatus | null, status: SellStatus, statusLabel: string, move: string, actor: SellActor, reason: string | null, at: string }>, nextAction: { code: SellNextActionCode, until: string | null } | null, photos: Array<{ id: string, path: string }>, payout: { kind: SellPayoutKind, paidAt: string | null, reference: string | null, amount: { amount: string } | null } | null, shipment: { id: string, carrier: SellCarrier, trackingNumber: string, labelPath: string, createdAt: string, itemIds: Array<string>, insuredValue: { amount: string }, events: Array<{ code: string, location: string, note: string, at: string }> | null } | null };

export type SellItemReadQueryVariables = Exact<{
  id: string | number;
}>;


export type SellItemReadQuery = { sellItem: { material: string, color: string, size: string, notes: string, condition: string, extras: Array<string>, shipCode: string | null, id: string, quoteId: string, designer: string, model: string, category: string, status: SellStatus, statusLabel: string, updatedAt: string, createdAt: string, allowedActions: Array<SellAction>, answers: Array<{ part: string, answer: string }>, askingPrice: { amount: string } | null, counterPrice: { amount: string } | null, moves: Array<{ action: SellAction, status: SellStatus, needs: SellMoveNeed | null, payouts: Array<SellPayoutKind> }>, currentOffer: { id: string, stage: SellOfferStage, note: string, madeAt: string, expiresAt: string, cash: { amount: string }, storeCredit: { amount: string }, consignReceive: { low: { amount: string }, high: { amount: string } }, consignPrice: { low: { amount: string }, high: { amount: string } } } | null, offers: Array<{ id: string, stage: SellOfferStage, note: string, madeAt: string, expiresAt: string, cash: { amount: string }, storeCredit: { amount: string }, consignReceive: { low: { amount: string }, high: { amount: string } }, consignPrice: { low: { amount: string }, high: { amount: string } } }>, inspection: { condition: string, note: string, answers: Array<{ part: string, answer: string }> } | null, consignment: { listedAt: string, price: { amount: string }, soldPrice: { amount: string } | null, priceSchedule: Array<{ at: string, price: { amount: string }, receive: { amount: string } }>, product: { sku: string, path: string } | null } | null, history: Array<{ from: SellStatus | null, status: SellStatus, statusLabel: string, move: string, actor: SellActor, reason: string | null, at: string }>, nextAction: { code: SellNextActionCode, until: string | null } | null, photos: Array<{ id: string, path: string }>, payout: { kind: SellPayoutKind, paidAt: string | null, reference: string | null, amount: { amount: string } | null } | null, shipment: { id: string, carrier: SellCarrier, trackingNumber: string, labelPath: string, createdAt: string, itemIds: Array<string>, insuredValue: { amount: string }, events: Array<{ code: string, location: string, note: string, at: string }> | null } | null } | null, sellTerms: { conditions: Array<{ code: string, label: string }> } };

export type SellItemListQueryVariables = Exact<{
  page: number;
  filters: Array<SellItemFilter> | SellItemFilter;
}>;


export type SellItemListQuery = { sellItems: { totalCount: number, pageCount: number, items: Array<{ id: string, quoteId: string, designer: string, model: string, category: string, status: SellStatus, statusLabel: string, updatedAt: string, createdAt: string, allowedActions: Array<SellAction>, nextAction: { code: SellNextActionCode, until: string | null } | null, photos: Array<{ id: string, path: string }>, payout: { kind: SellPayoutKind, paidAt: string | null, reference: string | null, amount: { amount: string } | null } | null, shipment: { id: string, carrier: SellCarrier, trackingNumber: string, labelPath: string, createdAt: string, itemIds: Array<string>, insuredValue: { amount: string }, events: Array<{ code: string, location: string, note: string, at: string }> | null } | null }> }, sellItemFilters: Array<{ status: SellStatus, label: string, count: number }>, toShip: { totalCount: number }, shipped: { totalCount: number } };

export type SellMoveMutationVariables = Exact<{
  input: SellItemUpdateInput;
}>;


export type SellMoveMutation = { sellItemUpdate: { item: { material: string, color: string, size: string, notes: string, condition: string, extras: Array<string>, shipCode: string | null, id: string, quoteId: string, designer: string, model: string, category: string, status: SellStatus, statusLabel: string, updatedAt: string, createdAt: string, allowedActions: Array<SellAction>, answers: Array<{ part: string, answer: string }>, askingPrice: { amount: string } | null, counterPrice: { amount: string } | null, moves: Array<{ action: SellAction, status: SellStatus, needs: SellMoveNeed | null, payouts: Array<SellPayoutKind> }>, currentOffer: { id: string, stage: SellOfferStage, note: string, madeAt: string, expiresAt: string, cash: { amount: string }, storeCredit: { amount: string }, consignReceive: { low: { amount: string }, high: { amount: string } }, consignPrice: { low: { amount: string }, high: { amount: string } } } | null, offers: Array<{ id: string, stage: SellOfferStage, note: string, madeAt: string, expiresAt: string, cash: { amount: string }, storeCredit: { amount: string }, consignReceive: { low: { amount: string }, high: { amount: string } }, consignPrice: { low: { amount: string }, high: { amount: string } } }>, inspection: { condition: string, note: string, answers: Array<{ part: string, answer: string }> } | null, consignment: { listedAt: string, price: { amount: string }, soldPrice: { amount: string } | null, priceSchedule: Array<{ at: string, price: { amount: string }, receive: { amount: string } }>, product: { sku: string, path: string } | null } | null, history: Array<{ from: SellStatus | null, status: SellStatus, statusLabel: string, move: string, actor: SellActor, reason: string | null, at: string }>, nextAction: { code: SellNextActionCode, until: string | null } | null, photos: Array<{ id: string, path: string }>, payout: { kind: SellPayoutKind, paidAt: string | null, reference: string | null, amount: { amount: string } | null } | null, shipment: { id: string, carrier: SellCarrier, trackingNumber: string, labelPath: string, createdAt: string, itemIds: Array<string>, insuredValue: { amount: string }, events: Array<{ code: string, location: string, note: string, at: string }> | null } | null } | null, userErrors: Array<{ message: string, code: ErrorCode }> } };

export const SellItemRead = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SellItemRead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sellItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SellItem_details"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sellTerms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"conditions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SellShipment_parcel"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SellShipment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"carrier"}},{"kind":"Field","name":{"kind":"Name","value":"trackingNumber"}},{"kind":"Field","name":{"kind":"Name","value":"labelPath"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"itemIds"}},{"kind":"Field","name":{"kind":"Name","value":"insuredValue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SellItem_row"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SellItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"quoteId"}},{"kind":"Field","name":{"kind":"Name","value":"designer"}},{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}},{"kind":"Field","name":{"kind":"Name","value":"nextAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"Field","name":{"kind":"Name","value":"payout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"shipment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SellShipment_parcel"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SellItem_offer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SellOffer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"madeAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"cash"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"storeCredit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"consignReceive"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"low"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"high"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"consignPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"low"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"high"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SellItem_details"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SellItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SellItem_row"}},{"kind":"Field","name":{"kind":"Name","value":"material"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"condition"}},{"kind":"Field","name":{"kind":"Name","value":"extras"}},{"kind":"Field","name":{"kind":"Name","value":"shipCode"}},{"kind":"Field","name":{"kind":"Name","value":"answers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"askingPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"counterPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"moves"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"needs"}},{"kind":"Field","name":{"kind":"Name","value":"payouts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"currentOffer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SellItem_offer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"offers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SellItem_offer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"inspection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"condition"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"answers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"consignment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listedAt"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"soldPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"priceSchedule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"receive"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"move"}},{"kind":"Field","name":{"kind":"Name","value":"actor"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as DocumentNode<SellItemReadQuery, SellItemReadQueryVariables>;
export const SellItemList = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SellItemList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filters"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SellItemFilter"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sellItems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"itemsPerPage"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"filters"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filters"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SellItem_row"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"sellItemFilters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"toShip"},"name":{"kind":"Name","value":"sellItems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"itemsPerPage"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"filters"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"TO_SHIP"}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"shipped"},"name":{"kind":"Name","value":"sellItems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"itemsPerPage"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"filters"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"SHIPPED"}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SellShipment_parcel"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SellShipment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"carrier"}},{"kind":"Field","name":{"kind":"Name","value":"trackingNumber"}},{"kind":"Field","name":{"kind":"Name","value":"labelPath"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"itemIds"}},{"kind":"Field","name":{"kind":"Name","value":"insuredValue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SellItem_row"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SellItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"quoteId"}},{"kind":"Field","name":{"kind":"Name","value":"designer"}},{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}},{"kind":"Field","name":{"kind":"Name","value":"nextAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"Field","name":{"kind":"Name","value":"payout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"shipment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SellShipment_parcel"}}]}}]}}]} as unknown as DocumentNode<SellItemListQuery, SellItemListQueryVariables>;
export const SellMove = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SellMove"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SellItemUpdateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sellItemUpdate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SellItem_details"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SellShipment_parcel"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SellShipment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"carrier"}},{"kind":"Field","name":{"kind":"Name","value":"trackingNumber"}},{"kind":"Field","name":{"kind":"Name","value":"labelPath"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"itemIds"}},{"kind":"Field","name":{"kind":"Name","value":"insuredValue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SellItem_row"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SellItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"quoteId"}},{"kind":"Field","name":{"kind":"Name","value":"designer"}},{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}},{"kind":"Field","name":{"kind":"Name","value":"nextAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"Field","name":{"kind":"Name","value":"payout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"shipment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SellShipment_parcel"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SellItem_offer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SellOffer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"madeAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"cash"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"storeCredit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"consignReceive"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"low"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"high"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"consignPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"low"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"high"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SellItem_details"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SellItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SellItem_row"}},{"kind":"Field","name":{"kind":"Name","value":"material"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"condition"}},{"kind":"Field","name":{"kind":"Name","value":"extras"}},{"kind":"Field","name":{"kind":"Name","value":"shipCode"}},{"kind":"Field","name":{"kind":"Name","value":"answers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"askingPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"counterPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"moves"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"needs"}},{"kind":"Field","name":{"kind":"Name","value":"payouts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"currentOffer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SellItem_offer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"offers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SellItem_offer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"inspection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"condition"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"answers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"consignment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listedAt"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"soldPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"priceSchedule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"receive"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"move"}},{"kind":"Field","name":{"kind":"Name","value":"actor"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as DocumentNode<SellMoveMutation, SellMoveMutationVariables>;

export function useSellItemReadQuery(baseOptions: ApolloReactHooks.QueryHookOptions<SellItemReadQuery, SellItemReadQueryVariables> & ({ variables: SellItemReadQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<SellItemReadQuery, SellItemReadQueryVariables>(Operations.SellItemRead, options);
      }
export function useSellItemListQuery(baseOptions: ApolloReactHooks.QueryHookOptions<SellItemListQuery, SellItemListQueryVariables> & ({ variables: SellItemListQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<SellItemListQuery, SellItemListQueryVariables>(Operations.SellItemList, options);
      }
