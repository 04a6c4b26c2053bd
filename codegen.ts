import { globSync, readFileSync } from 'node:fs';

import type { CodegenConfig } from '@graphql-codegen/cli';

/** TypeScript types of the scalars. */
export const scalars = {
  Decimal: 'string',
  DateTime: 'string',
  URL: 'string',
  HTML: 'string',
  CountryCode: 'string',
  EmailAddress: 'string',
  NonNegativeInt: 'number',
  PositiveInt: 'number',
};

const schema = 'schema/schema.graphql';
/** SDL of the local-only fields of the browser's cache. */
const localSchema = 'web/src/apollo/local.graphql';

const OPTIONAL = /use\w+(?:Query|Mutation|Subscription)|\w+FragmentDoc/;

/** The hooks and fragment documents that the shop uses; the plugins generate every variant. */
const named = new Set(
  globSync('web/src/**/*.{ts,tsx}', { exclude: ['**/*.generated.ts'] }).flatMap(
    (file) => readFileSync(file, 'utf8').match(new RegExp(OPTIONAL, 'g')) ?? [],
  ),
);

/** True for unused declarations that the plugins always generate. */
function isUnused(declaration: string): boolean {
  if (/^\/\/ @ts-ignore|^export type (Incremental|\w+HookResult)\b/.test(declaration)) return true;
  const [, name = ''] = /^export (?:const|function) (\w+)/.exec(declaration) ?? [];
  return new RegExp(`^(?:${OPTIONAL.source})$`).test(name) && !named.has(name);
}

function withoutUnused(path: string, content: string): string {
  if (!path.endsWith('.generated.ts')) return content;
  const declarations = content.split(/^(?=(?:export|import|\/\/ @ts-ignore|const) ?)/m);
  const used = declarations.filter((declaration) => !isUnused(declaration)).join('');
  // The hooks plugin imports the documents from a file named after the .graphql file.
  return sharingFragments(used.replace(/\.graphql\.ts'/g, ".generated.ts'"));
}

/** Removes duplicates: the plugin repeats a fragment in every document that uses it, 30 kB for the cart's. */
function sharingFragments(content: string): string {
  const [own, fragments, ...others] = content.split(/^(export const \w+FragmentDoc = .*\n)/m);
  if (own === undefined || fragments === undefined) return content;
  const [, name = '', document = ''] =
    /^export const (\w+) = (.*) as unknown as /.exec(fragments) ?? [];
  const { definitions }: { definitions: object[] } = JSON.parse(document);
  const rest = definitions.reduce(
    (text, definition, index) =>
      text.replaceAll(JSON.stringify(definition), `${name}.definitions[${index}]`),
    others.join(''),
  );
  return own + fragments + rest;
}

/** Generates types and hooks from the schema. `npm run codegen` writes them, `npm run codegen:check` fails if they are stale. */
const config: CodegenConfig = {
  hooks: { beforeOneFileWrite: withoutUnused },
  generates: {
    'web/src/': {
      schema: [schema, localSchema],
      documents: ['web/src/**/*.graphql', `!${localSchema}`],
      preset: 'near-operation-file',
      presetConfig: { extension: '.generated.ts' },
      plugins: [
        'typescript-operations',
        'typed-document-node',
        {
          'typescript-react-apollo': {
            documentMode: 'external',
            importDocumentNodeExternallyFrom: 'near-operation-file',
          },
        },
      ],
      config: {
        scalars: { ...scalars, LocalJSON: 'unknown' },
        strictScalars: true,
        enumsAsTypes: true,
        useTypeImports: true,
        importExtension: '.ts',
        documentVariableSuffix: '',
        documentNodeImport: '@apollo/client#TypedDocumentNode',
        withResultType: false,
        withMutationFn: false,
        withMutationOptionsType: false,
        addDocBlocks: false,
        apolloReactHooksImportFrom: '@apollo/client/react',
        apolloReactCommonImportFrom: '@apollo/client',
      },
    },
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
          Product: '../domains/catalog/product-mappers.ts#ProductModel',
          Category: '../domains/catalog/mappers.ts#CategoryModel',
          Image: '../domains/catalog/product-mappers.ts#ImageModel',
          Cart: '../domains/cart/mappers.ts#CartModel',
          CartLine: '../domains/cart/mappers.ts#CartLineModel',
          GuestCartCreatePayload: '../domains/cart/mappers.ts#GuestCartCreateModel',
          CustomerCartCreatePayload: '../domains/cart/mappers.ts#CustomerCartCreateModel',
          GuestCartItemAddPayload: '../domains/cart/mappers.ts#CartItemAddModel',
          GuestCartItemRemovePayload: '../domains/cart/mappers.ts#CartPayloadModel',
          CartItemAddPayload: '../domains/cart/mappers.ts#CartItemAddModel',
          CartPayload: '../domains/cart/mappers.ts#CartPayloadModel',
          CustomerCartMergePayload: '../domains/cart/mappers.ts#CustomerCartMergeModel',
          CustomerSignInPayload: '../domains/customer/mappers.ts#CustomerSignInModel',
          WishlistPayload: '../domains/wishlist/loaders.ts#WishlistPayloadModel',
          WalletPaymentPayload: '../domains/cart/mappers.ts#WalletPaymentModel',
          SellItem: '../sources/commerce-rest/sell-responses.ts#SellItemResponse',
          SellOffer: '../sources/commerce-rest/sell-responses.ts#SellOfferResponse',
          SellPhoto: '../sources/commerce-rest/sell-responses.ts#SellPhotoResponse',
          SellShipment: '../sources/commerce-rest/sell-responses.ts#SellShipmentResponse',
          OrderPlacePayload: '../domains/payments/mappers.ts#OrderPlaceModel',
        },
      },
    },
  },
};

export default config;
