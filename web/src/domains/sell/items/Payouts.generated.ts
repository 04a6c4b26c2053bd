/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
import * as Operations from './Payouts.generated.ts';
import type * as ApolloReactCommon from '@apollo/client';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
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

export type SellPayoutsQueryVariables = Exact<{ [key: string]: never; }>;


export type SellPayoutsQuery = { sellPayouts: { totalCount: number, items: Array<{ id: string, quoteId: string, designer: string, model: string, category: string, status: SellStatus, statusLabel: string, updatedAt: string, createdAt: string, allowedActions: Array<SellAction>, nextAction: { code: SellNextActionCode, until: string | null } | null, photos: Array<{ id: string, path: string }>, payout: { kind: SellPayoutKind, paidAt: string | null, reference: string | null, amount: { amount: string } | null } | null, shipment: { id: string, carrier: SellCarrier, trackingNumber: string, labelPath: string, createdAt: string, itemIds: Array<string>, insuredValue: { amount: string }, events: Array<{ code: string, location: string, note: string, at: string }> | null } | null }> } };


export const SellPayouts = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SellPayouts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sellPayouts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"itemsPerPage"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SellItem_row"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SellShipment_parcel"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SellShipment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"carrier"}},{"kind":"Field","name":{"kind":"Name","value":"trackingNumber"}},{"kind":"Field","name":{"kind":"Name","value":"labelPath"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"itemIds"}},{"kind":"Field","name":{"kind":"Name","value":"insuredValue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SellItem_row"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SellItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"quoteId"}},{"kind":"Field","name":{"kind":"Name","value":"designer"}},{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}},{"kind":"Field","name":{"kind":"Name","value":"nextAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"Field","name":{"kind":"Name","value":"payout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"shipment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SellShipment_parcel"}}]}}]}}]} as unknown as DocumentNode<SellPayoutsQuery, SellPayoutsQueryVariables>;

export function useSellPayoutsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<SellPayoutsQuery, SellPayoutsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<SellPayoutsQuery, SellPayoutsQueryVariables>(Operations.SellPayouts, options);
      }
