/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
import * as Operations from './SellSubmit.generated.ts';
import type * as ApolloReactCommon from '@apollo/client';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
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

/** An item to offer. */
export type SellItemInput = {
  /** Answers about its parts. */
  answers?: Array<SellAnswerInput>;
  /** What the owner would like to have, in dollars. */
  askingPrice?: string | null | undefined;
  /** The category, from sellTerms. */
  category: string;
  /** The colour. */
  color?: string | null | undefined;
  /** Code of the condition, from sellTerms. */
  condition: string;
  /** The designer's name, from sellDesigners. */
  designer: string;
  /** What comes with it, from sellTerms. */
  extras?: Array<string>;
  /** The material. */
  material?: string | null | undefined;
  /** The model, at most 120 characters. */
  model: string;
  /** More words, at most 2,000 characters. */
  notes?: string | null | undefined;
  /** Ids of uploaded photos in order, 1 to 20; a photo belongs to one item. */
  photoIds: Array<string | number>;
  /** The size. */
  size?: string | null | undefined;
};

/** Items to offer. */
export type SellItemSubmitInput = {
  /** How the owner may be reached. */
  contact?: SellContactInput | null | undefined;
  /** Any text of the client's own making, new for each submission and the same for each try of it. */
  idempotencyKey: string | number;
  /** The items, at most 20. */
  items: Array<SellItemInput>;
};

export type SellSubmitMutationVariables = Exact<{
  input: SellItemSubmitInput;
}>;


export type SellSubmitMutation = { sellItemSubmit: { submissionId: string | null, items: Array<{ id: string, quoteId: string, designer: string, model: string }>, userErrors: Array<{ message: string, field: Array<string> | null }> } };


export const SellSubmit = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SellSubmit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SellItemSubmitInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sellItemSubmit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submissionId"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"quoteId"}},{"kind":"Field","name":{"kind":"Name","value":"designer"}},{"kind":"Field","name":{"kind":"Name","value":"model"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<SellSubmitMutation, SellSubmitMutationVariables>;

