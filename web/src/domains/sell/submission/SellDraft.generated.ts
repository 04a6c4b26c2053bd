/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
import * as Operations from './SellDraft.generated.ts';
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

/** An answer about one part of an item. */
export type SellAnswerInput = {
  /** What is to be said about it, at most 200 characters. */
  answer: string;
  /** The part, such as `exterior`, from sellTerms. */
  part: string;
};

/** How the owner may be reached about a submission. */
export type SellContactInput = {
  /** Name of the person to ask back. */
  name?: string | null | undefined;
  /** Telephone number. */
  phone?: string | null | undefined;
  /** The way that is liked best, such as `mail` or `phone`. */
  preferred?: string | null | undefined;
};

/** Which draft to forget. */
export type SellDraftDeleteInput = {
  /** The draft's id. */
  draftId: string | number;
};

/** A draft to keep. */
export type SellDraftSaveInput = {
  /** How the owner may be reached. */
  contact?: SellContactInput | null | undefined;
  /** The draft that is replaced; left out, a new one is made. */
  draftId?: string | number | null | undefined;
  /** The items so far, at most 20. */
  items: Array<SellItemDetailsInput>;
  /** The step at which its owner leaves it, at most 40 characters. */
  step?: string | null | undefined;
};

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

export type SellDraft_DraftFragment = { id: string, step: string | null, updatedAt: string, contact: { name: string | null, phone: string | null, preferred: string | null } | null, items: Array<{ designer: string | null, category: string | null, model: string | null, material: string | null, color: string | null, size: string | null, notes: string | null, condition: string | null, extras: Array<string>, answers: Array<{ part: string, answer: string }>, askingPrice: { amount: string } | null, photos: Array<{ id: string, path: string }> }> };

export type SellDraftsQueryVariables = Exact<{ [key: string]: never; }>;


export type SellDraftsQuery = { sellDrafts: Array<{ id: string, step: string | null, updatedAt: string, contact: { name: string | null, phone: string | null, preferred: string | null } | null, items: Array<{ designer: string | null, category: string | null, model: string | null, material: string | null, color: string | null, size: string | null, notes: string | null, condition: string | null, extras: Array<string>, answers: Array<{ part: string, answer: string }>, askingPrice: { amount: string } | null, photos: Array<{ id: string, path: string }> }> }> };

export type SellDraftSaveMutationVariables = Exact<{
  input: SellDraftSaveInput;
}>;


export type SellDraftSaveMutation = { sellDraftSave: { draft: { id: string } | null, userErrors: Array<{ message: string, code: ErrorCode }> } };

export type SellDraftDeleteMutationVariables = Exact<{
  input: SellDraftDeleteInput;
}>;


export type SellDraftDeleteMutation = { sellDraftDelete: { isDeleted: boolean } };

export const SellDrafts = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SellDrafts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sellDrafts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SellDraft_draft"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SellDraft_draft"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SellDraft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"preferred"}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"designer"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"material"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"condition"}},{"kind":"Field","name":{"kind":"Name","value":"answers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"extras"}},{"kind":"Field","name":{"kind":"Name","value":"askingPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]}}]} as unknown as DocumentNode<SellDraftsQuery, SellDraftsQueryVariables>;
export const SellDraftSave = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SellDraftSave"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SellDraftSaveInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sellDraftSave"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<SellDraftSaveMutation, SellDraftSaveMutationVariables>;
export const SellDraftDelete = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SellDraftDelete"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SellDraftDeleteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sellDraftDelete"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isDeleted"}}]}}]}}]} as unknown as DocumentNode<SellDraftDeleteMutation, SellDraftDeleteMutationVariables>;

