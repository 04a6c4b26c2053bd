/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
import * as Operations from './CatchAllRoute.generated.ts';
import type * as ApolloReactCommon from '@apollo/client';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** What a path of the shop leads to. */
export type UrlRewriteEntityTypeEnum =
  /** A category or designer page. */
  | 'CATEGORY'
  /** A content page. */
  | 'CMS_PAGE'
  /** A product page. */
  | 'PRODUCT';

export type CatchAllRouteQueryVariables = Exact<{
  path: string;
}>;


export type CatchAllRouteQuery = { urlResolver: { id: number | null, type: UrlRewriteEntityTypeEnum | null, relativeUrl: string | null, redirectCode: number | null } | null };

export type CatchAllRoutePageQueryVariables = Exact<{
  id: number;
}>;


export type CatchAllRoutePageQuery = { cmsPage: { identifier: string | null, urlKey: string | null, title: string | null, content: string | null, contentHeading: string | null, pageLayout: string | null, metaTitle: string | null, metaDescription: string | null, metaKeywords: string | null } | null };


export const CatchAllRoute = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CatchAllRoute"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"path"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"urlResolver"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"url"},"value":{"kind":"Variable","name":{"kind":"Name","value":"path"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"relativeUrl"}},{"kind":"Field","name":{"kind":"Name","value":"redirectCode"}}]}}]}}]} as unknown as DocumentNode<CatchAllRouteQuery, CatchAllRouteQueryVariables>;
export const CatchAllRoutePage = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CatchAllRoutePage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cmsPage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContentPage_page"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContentPage_page"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CmsPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"identifier"}},{"kind":"Field","name":{"kind":"Name","value":"urlKey"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"contentHeading"}},{"kind":"Field","name":{"kind":"Name","value":"pageLayout"}},{"kind":"Field","name":{"kind":"Name","value":"metaTitle"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"metaKeywords"}}]}}]} as unknown as DocumentNode<CatchAllRoutePageQuery, CatchAllRoutePageQueryVariables>;

export function useCatchAllRoutePageQuery(baseOptions: ApolloReactHooks.QueryHookOptions<CatchAllRoutePageQuery, CatchAllRoutePageQueryVariables> & ({ variables: CatchAllRoutePageQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CatchAllRoutePageQuery, CatchAllRoutePageQueryVariables>(Operations.CatchAllRoutePage, options);
      }
