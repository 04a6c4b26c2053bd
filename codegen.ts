import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { CodegenConfig } from '@graphql-codegen/cli';
import { perFile } from './codegen.per-file.ts';

/** What scalars are in TypeScript. */
export const scalars = {
  Decimal: 'string',
  DateTime: 'string',
  URL: 'string',
  HTML: 'string',
};

const sources = globSync('web/src/**/*.graphql').sort();
const hasOperation = (file: string): boolean =>
  /^(query|mutation|subscription)\b/m.test(readFileSync(file, 'utf8'));

const schema = 'schema/schema.graphql';
const operations = { schema, documents: 'web/src/**/*.graphql' };

/** The plugin's hooks spread options in a way exactOptionalPropertyTypes refuses; their callers stay fully checked. */
const uncheckedBecauseOfOptionalProperties = '// @ts-nocheck';

/** One module that passes on every file of a generated folder; a bundler looks through it. */
const doorOf = (folder: string, files: readonly string[], first: readonly string[] = []) => ({
  ...operations,
  plugins: [
    {
      add: {
        content: [
          ...first,
          ...files.map((file) => `export * from './${folder}/${basename(file, '.graphql')}.ts';`),
        ].join('\n'),
      },
    },
  ],
});

/** Types and hooks made from the schema. `npm run codegen` writes them, `npm run codegen:check` fails when they are stale. */
const config: CodegenConfig = {
  generates: {
    'web/src/generated/types.ts': {
      ...operations,
      plugins: ['typescript-operations'],
      config: { scalars, strictScalars: true, enumsAsTypes: true, useTypeImports: true },
    },
    'web/src/generated/documents/': {
      ...operations,
      preset: perFile,
      presetConfig: { typesPath: '../types.ts' },
      plugins: ['typed-document-node'],
      config: {
        useTypeImports: true,
        documentVariableSuffix: '',
        documentNodeImport: '@apollo/client#TypedDocumentNode',
      },
    },
    'web/src/generated/hooks/': {
      ...operations,
      preset: perFile,
      presetConfig: { typesPath: '../types.ts', onlyOperations: true },
      plugins: [
        { add: { content: uncheckedBecauseOfOptionalProperties } },
        'typescript-react-apollo',
      ],
      config: {
        useTypeImports: true,
        documentMode: 'external',
        importDocumentNodeExternallyFrom: '../documents.ts',
        withHooks: true,
        withSuspenseQuery: false,
        withResultType: false,
        withMutationFn: false,
        withMutationOptionsType: false,
        apolloReactHooksImportFrom: '@apollo/client/react',
        apolloReactCommonImportFrom: '@apollo/client',
      },
    },
    'web/src/generated/documents.ts': doorOf('documents', sources, [
      "export type * from './types.ts';",
    ]),
    'web/src/generated/hooks.ts': doorOf('hooks', sources.filter(hasOperation)),
    'gateway/src/generated/types.ts': {
      schema,
      plugins: ['typescript'],
      config: {
        scalars,
        strictScalars: true,
        enumsAsTypes: true,
        useTypeImports: true,
        immutableTypes: true,
        avoidOptionals: { defaultValue: true },
      },
    },
    'gateway/src/generated/resolvers.ts': {
      schema,
      preset: 'import-types',
      presetConfig: { typesPath: './types.ts' },
      plugins: [
        { add: { content: "import type * as Types from './types.ts';" } },
        'typescript-resolvers',
      ],
      config: {
        scalars,
        strictScalars: true,
        enumsAsTypes: true,
        useTypeImports: true,
        immutableTypes: true,
        contextType: '../context.ts#GatewayContext',
        mappers: {
          Product: '../domains/catalog/models.ts#ProductModel',
          Image: '../domains/catalog/models.ts#ImageModel',
          Cart: '../domains/cart/models.ts#CartModel',
          CartLine: '../domains/cart/models.ts#CartLineModel',
          GuestCartCreatePayload: '../domains/cart/models.ts#GuestCartCreateModel',
          CustomerCartCreatePayload: '../domains/cart/models.ts#CustomerCartCreateModel',
          GuestCartItemAddPayload: '../domains/cart/models.ts#CartItemAddModel',
          GuestCartItemRemovePayload: '../domains/cart/models.ts#CartPayloadModel',
          CartItemAddPayload: '../domains/cart/models.ts#CartItemAddModel',
          CartPayload: '../domains/cart/models.ts#CartPayloadModel',
          CustomerCartMergePayload: '../domains/cart/models.ts#CustomerCartMergeModel',
          CustomerSignInPayload: '../domains/cart/models.ts#CustomerSignInModel',
          SellConsignment: '../domains/sell/models.ts#SellConsignmentModel',
          Order: '../domains/orders/models.ts#OrderModel',
          OrderItem: '../domains/orders/models.ts#OrderItemModel',
          OrderList: '../domains/orders/models.ts#OrderListModel',
          OrderReturn: '../domains/orders/models.ts#OrderReturnModel',
          OrderReturnItem: '../domains/orders/models.ts#OrderReturnItemModel',
          Shipment: '../domains/orders/models.ts#ShipmentModel',
          Wishlist: '../domains/wishlist/models.ts#WishlistModel',
          WishlistItem: '../domains/wishlist/models.ts#WishlistItemModel',
          WishlistPayload: '../domains/wishlist/models.ts#WishlistPayloadModel',
          PriceAlert: '../domains/alerts/models.ts#PriceAlertModel',
          WalletPaymentPayload: '../domains/cart/models.ts#WalletPaymentModel',
          OrderPlacePayload: '../domains/payments/models.ts#OrderPlaceModel',
        },
      },
    },
  },
};

export default config;
