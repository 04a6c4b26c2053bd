/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
import * as Operations from './OrdersList.generated.ts';
import type * as ApolloReactCommon from '@apollo/client';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** ISO 4217 currency codes the shop sells in. */
export type CurrencyCode =
  /** US dollar. */
  | 'USD';

/** How far an order is. */
export type OrderState =
  /** It was called off. */
  | 'CANCELED'
  /** It was paid back. */
  | 'CLOSED'
  /** It was shipped. */
  | 'COMPLETE'
  /** The shop holds it. */
  | 'HOLDED'
  /** It was placed. */
  | 'NEW'
  /** Its payment is being looked at. */
  | 'PAYMENT_REVIEW'
  /** It waits for its payment. */
  | 'PENDING_PAYMENT'
  /** It is being prepared. */
  | 'PROCESSING';

/** How far a parcel is. */
export type ShipmentStatus =
  /** It has arrived. */
  | 'DELIVERED'
  /** It is on its way. */
  | 'IN_TRANSIT'
  /** Label created. */
  | 'LABEL_CREATED'
  /** It is with the driver. */
  | 'OUT_FOR_DELIVERY';

export type OrdersListQueryVariables = Exact<{
  page: number;
}>;


export type OrdersListQuery = { customerOrders: { page: number, pageCount: number, totalCount: number, orders: Array<{ id: string, number: string, createdAt: string | null, state: OrderState | null, status: string, totalQuantity: number, totals: { grandTotal: { amount: string, currency: CurrencyCode } }, items: Array<{ id: string, sku: string, name: string, product: { sku: string, images: Array<{ alt: string, position: number, thumbnail: string }> } | null }>, shipments: Array<{ id: string, status: ShipmentStatus | null }> }> } };

export type OrderRow_OrderFragment = { id: string, number: string, createdAt: string | null, state: OrderState | null, status: string, totalQuantity: number, totals: { grandTotal: { amount: string, currency: CurrencyCode } }, items: Array<{ id: string, sku: string, name: string, product: { sku: string, images: Array<{ alt: string, position: number, thumbnail: string }> } | null }>, shipments: Array<{ id: string, status: ShipmentStatus | null }> };

export const OrdersList = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrdersList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customerOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"orders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderRow_order"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderRow_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"totalQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"grandTotal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","alias":{"kind":"Name","value":"thumbnail"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"EnumValue","value":"THUMBNAIL"}}]}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"shipments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<OrdersListQuery, OrdersListQueryVariables>;

export function useOrdersListQuery(baseOptions: ApolloReactHooks.QueryHookOptions<OrdersListQuery, OrdersListQueryVariables> & ({ variables: OrdersListQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<OrdersListQuery, OrdersListQueryVariables>(Operations.OrdersList, options);
      }
