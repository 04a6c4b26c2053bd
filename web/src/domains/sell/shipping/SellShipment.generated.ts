/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
import * as Operations from './SellShipment.generated.ts';
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

/** A parcel that a guest ships for an owner. */
export type GuestSellShipmentCreateInput = {
  /** Who carries it. */
  carrier?: SellCarrier;
  /** The owner's mail address. */
  email: string;
  /** The items' ship codes, 1 to 20; hyphens and case do not count. */
  itemCodes: Array<string | number>;
  /** Where it comes from. */
  sender: SellSenderInput;
  /** The carrier's number; required unless the shop pays. */
  trackingNumber?: string | number | null | undefined;
};

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

/** Where a parcel comes from. */
export type SellSenderInput = {
  /** Name of the city or town that the parcel is sent from. */
  city: string;
  /** Country, ISO 3166-1 alpha-2. */
  country?: string | number;
  /** First line of the street. */
  line1: string;
  /** Second line of the street. */
  line2?: string | null | undefined;
  /** Name of the person who sends the parcel. */
  name: string;
  /** Telephone number. */
  phone?: string | null | undefined;
  /** Postal code. */
  postalCode: string;
  /** State or province, such as `CA`. */
  region?: string | null | undefined;
};

/** A parcel of the customer's own items. */
export type SellShipmentCreateInput = {
  /** Who carries it. */
  carrier?: SellCarrier;
  /** Items that wait to be shipped, 1 to 20; one that cannot go stops the whole parcel. */
  itemIds: Array<string | number>;
  /** Where it comes from; left out, the account's address. */
  sender?: SellSenderInput | null | undefined;
  /** The carrier's number; required unless the shop pays. */
  trackingNumber?: string | number | null | undefined;
};

/** Which label to mail. */
export type SellShipmentLabelEmailInput = {
  /** The parcel's id. */
  shipmentId: string | number;
};

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

export type SellShipment_ParcelFragment = { id: string, carrier: SellCarrier, trackingNumber: string, labelPath: string, createdAt: string, itemIds: Array<string>, insuredValue: { amount: string }, events: Array<{ code: string, location: string, note: string, at: string }> | null };

export type SellShipment_SenderFragment = { id: string, firstName: string, lastName: string, addresses: Array<{ id: string, line1: string, city: string, region: string | null, regionCode: string | null, postalCode: string | null, country: string, phone: string | null, isDefaultShipping: boolean }> };

export type SellToShipQueryVariables = Exact<{ [key: string]: never; }>;


export type SellToShipQuery = { customer: { id: string, firstName: string, lastName: string, addresses: Array<{ id: string, line1: string, city: string, region: string | null, regionCode: string | null, postalCode: string | null, country: string, phone: string | null, isDefaultShipping: boolean }> } | null, sellItems: { items: Array<{ id: string, quoteId: string, designer: string, model: string, category: string, status: SellStatus, statusLabel: string, updatedAt: string, createdAt: string, allowedActions: Array<SellAction>, nextAction: { code: SellNextActionCode, until: string | null } | null, photos: Array<{ id: string, path: string }>, payout: { kind: SellPayoutKind, paidAt: string | null, reference: string | null, amount: { amount: string } | null } | null, shipment: { id: string, carrier: SellCarrier, trackingNumber: string, labelPath: string, createdAt: string, itemIds: Array<string>, insuredValue: { amount: string }, events: Array<{ code: string, location: string, note: string, at: string }> | null } | null }> } };

export type SellShippedQueryVariables = Exact<{ [key: string]: never; }>;


export type SellShippedQuery = { sellItems: { items: Array<{ id: string, quoteId: string, designer: string, model: string, category: string, status: SellStatus, statusLabel: string, updatedAt: string, createdAt: string, allowedActions: Array<SellAction>, nextAction: { code: SellNextActionCode, until: string | null } | null, photos: Array<{ id: string, path: string }>, payout: { kind: SellPayoutKind, paidAt: string | null, reference: string | null, amount: { amount: string } | null } | null, shipment: { id: string, carrier: SellCarrier, trackingNumber: string, labelPath: string, createdAt: string, itemIds: Array<string>, insuredValue: { amount: string }, events: Array<{ code: string, location: string, note: string, at: string }> | null } | null }> } };

export type SellShipMutationVariables = Exact<{
  input: SellShipmentCreateInput;
}>;


export type SellShipMutation = { sellShipmentCreate: { shipment: { id: string, carrier: SellCarrier, trackingNumber: string, labelPath: string, itemIds: Array<string>, insuredValue: { amount: string } } | null, userErrors: Array<{ message: string, field: Array<string> | null }> } };

export type SellGuestShipMutationVariables = Exact<{
  input: GuestSellShipmentCreateInput;
}>;


export type SellGuestShipMutation = { guestSellShipmentCreate: { shipment: { id: string, carrier: SellCarrier, trackingNumber: string, labelPath: string, itemIds: Array<string>, insuredValue: { amount: string } } | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type SellShipment_NewFragment = { id: string, carrier: SellCarrier, trackingNumber: string, labelPath: string, itemIds: Array<string>, insuredValue: { amount: string } };

export type SellLabelEmailMutationVariables = Exact<{
  input: SellShipmentLabelEmailInput;
}>;


export type SellLabelEmailMutation = { sellShipmentLabelEmail: { isSent: boolean, userErrors: Array<{ message: string }> } };

export const SellToShip = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SellToShip"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SellShipment_sender"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sellItems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"itemsPerPage"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"filters"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"TO_SHIP"}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SellItem_row"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SellShipment_parcel"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SellShipment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"carrier"}},{"kind":"Field","name":{"kind":"Name","value":"trackingNumber"}},{"kind":"Field","name":{"kind":"Name","value":"labelPath"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"itemIds"}},{"kind":"Field","name":{"kind":"Name","value":"insuredValue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SellShipment_sender"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Customer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"addresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"line1"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"regionCode"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"isDefaultShipping"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SellItem_row"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SellItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"quoteId"}},{"kind":"Field","name":{"kind":"Name","value":"designer"}},{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}},{"kind":"Field","name":{"kind":"Name","value":"nextAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"Field","name":{"kind":"Name","value":"payout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"shipment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SellShipment_parcel"}}]}}]}}]} as unknown as DocumentNode<SellToShipQuery, SellToShipQueryVariables>;
export const SellShipped = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SellShipped"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sellItems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"itemsPerPage"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"filters"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"SHIPPED"}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SellItem_row"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SellShipment_parcel"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SellShipment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"carrier"}},{"kind":"Field","name":{"kind":"Name","value":"trackingNumber"}},{"kind":"Field","name":{"kind":"Name","value":"labelPath"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"itemIds"}},{"kind":"Field","name":{"kind":"Name","value":"insuredValue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SellItem_row"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SellItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"quoteId"}},{"kind":"Field","name":{"kind":"Name","value":"designer"}},{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}},{"kind":"Field","name":{"kind":"Name","value":"nextAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"Field","name":{"kind":"Name","value":"payout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"shipment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SellShipment_parcel"}}]}}]}}]} as unknown as DocumentNode<SellShippedQuery, SellShippedQueryVariables>;
export const SellShip = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SellShip"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SellShipmentCreateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sellShipmentCreate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shipment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SellShipment_new"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SellShipment_new"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SellShipment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"carrier"}},{"kind":"Field","name":{"kind":"Name","value":"trackingNumber"}},{"kind":"Field","name":{"kind":"Name","value":"labelPath"}},{"kind":"Field","name":{"kind":"Name","value":"itemIds"}},{"kind":"Field","name":{"kind":"Name","value":"insuredValue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]} as unknown as DocumentNode<SellShipMutation, SellShipMutationVariables>;
export const SellGuestShip = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SellGuestShip"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GuestSellShipmentCreateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"guestSellShipmentCreate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shipment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SellShipment_new"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SellShipment_new"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SellShipment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"carrier"}},{"kind":"Field","name":{"kind":"Name","value":"trackingNumber"}},{"kind":"Field","name":{"kind":"Name","value":"labelPath"}},{"kind":"Field","name":{"kind":"Name","value":"itemIds"}},{"kind":"Field","name":{"kind":"Name","value":"insuredValue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]} as unknown as DocumentNode<SellGuestShipMutation, SellGuestShipMutationVariables>;
export const SellLabelEmail = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SellLabelEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SellShipmentLabelEmailInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sellShipmentLabelEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isSent"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SellLabelEmailMutation, SellLabelEmailMutationVariables>;

export function useSellToShipQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<SellToShipQuery, SellToShipQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<SellToShipQuery, SellToShipQueryVariables>(Operations.SellToShip, options);
      }
export function useSellShippedQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<SellShippedQuery, SellShippedQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<SellShippedQuery, SellShippedQueryVariables>(Operations.SellShipped, options);
      }
