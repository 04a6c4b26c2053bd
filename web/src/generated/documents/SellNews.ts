import type * as Types from '../types.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';

export const SellNews = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"SellNews"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sellItemChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<Types.SellNewsSubscription, Types.SellNewsSubscriptionVariables>;