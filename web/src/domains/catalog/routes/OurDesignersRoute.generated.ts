/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
import * as Operations from './OurDesignersRoute.generated.ts';
import type * as ApolloReactCommon from '@apollo/client';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type OurDesignersRouteQueryVariables = Exact<{ [key: string]: never; }>;


export type OurDesignersRouteQuery = { categorySearch: { totalCount: number, categories: Array<{ id: string, name: string, path: string, productCount: number }> } };


export const OurDesignersRoute = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OurDesignersRoute"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categorySearch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"designersOnly"},"value":{"kind":"BooleanValue","value":true}},{"kind":"Argument","name":{"kind":"Name","value":"count"},"value":{"kind":"IntValue","value":"1000"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"productCount"}}]}}]}}]}}]} as unknown as DocumentNode<OurDesignersRouteQuery, OurDesignersRouteQueryVariables>;

export function useOurDesignersRouteQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<OurDesignersRouteQuery, OurDesignersRouteQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<OurDesignersRouteQuery, OurDesignersRouteQueryVariables>(Operations.OurDesignersRoute, options);
      }
