import type { CodegenConfig } from '@graphql-codegen/cli';

const scalars = {
  Decimal: 'string',
  DateTime: 'string',
  URL: 'string',
  HTML: 'string',
};

/** The plugin's hooks spread options in a way exactOptionalPropertyTypes refuses; their callers stay fully checked. */
const uncheckedBecauseOfOptionalProperties = '// @ts-nocheck';

/** Types and hooks made from the schema. `npm run codegen` writes them, `npm run codegen:check` fails when they are stale. */
const config: CodegenConfig = {
  generates: {
    'web/src/generated/documents.ts': {
      schema: 'schema/schema.graphql',
      documents: 'web/src/**/*.graphql',
      plugins: ['typescript-operations', 'typed-document-node'],
      config: {
        scalars,
        strictScalars: true,
        enumsAsTypes: true,
        useTypeImports: true,
        documentVariableSuffix: '',
        documentNodeImport: '@apollo/client#TypedDocumentNode',
      },
    },
    'web/src/generated/hooks.ts': {
      schema: 'schema/schema.graphql',
      documents: 'web/src/**/*.graphql',
      preset: 'import-types',
      presetConfig: { typesPath: './documents.ts' },
      plugins: [
        { add: { content: uncheckedBecauseOfOptionalProperties } },
        'typescript-react-apollo',
      ],
      config: {
        useTypeImports: true,
        documentMode: 'external',
        importDocumentNodeExternallyFrom: './documents.ts',
        withHooks: true,
        withSuspenseQuery: false,
        withResultType: false,
        withMutationFn: false,
        withMutationOptionsType: false,
        apolloReactHooksImportFrom: '@apollo/client/react',
        apolloReactCommonImportFrom: '@apollo/client',
      },
    },
    'gateway/src/generated/types.ts': {
      schema: 'schema/*/*.graphql',
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
      schema: 'schema/*/*.graphql',
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
          OrderPlacePayload: '../domains/payments/models.ts#OrderPlaceModel',
        },
      },
    },
  },
};

export default config;
