import graphql from '@graphql-eslint/eslint-plugin';
import parser from '@typescript-eslint/parser';
import regexp from 'eslint-plugin-regexp';
import security from 'eslint-plugin-security';

/** One for both blocks: the plugin loads the first it meets and keeps it. */
const graphQLConfig = {
  schema: ['schema/schema.graphql', 'web/src/apollo/local.graphql'],
  documents: ['web/src/**/!(local).graphql', 'gateway/src/routes/playground/**/*.graphql'],
};

/** ESLint checks GraphQL, and TypeScript for security only: the rest is Biome's. */
export default [
  {
    ignores: [
      'schema/*.graphql',
      'web/src/apollo/local.graphql',
      'schema/dist/**',
      '**/generated/**',
      '**/*.generated.ts',
      '**/*.{test,test-helpers}.{ts,tsx}',
    ],
  },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parser },
    plugins: { security, regexp },
    rules: {
      ...security.configs.recommended.rules,
      // Replaces detect-unsafe-regex, which reports every quantified group that contains a quantifier, and nothing else.
      'security/detect-unsafe-regex': 'off',
      'regexp/no-super-linear-backtracking': 'error',
      // Reports every index and every comparison of a token with null or ''.
      'security/detect-object-injection': 'off',
      'security/detect-possible-timing-attacks': 'off',
    },
  },
  {
    // Their paths and patterns come from constants, settings, or values that are checked or escaped.
    files: [
      'backend/src/{catalogue,db,demo}/**',
      'backend/src/domains/{cart/countries,content/newsletter,content/seed,sell/consignment}.ts',
      'backend/src/{media/plugin,sandbox/payments/store,uploads/photos}.ts',
      'backend/src/search/engine/{index/store,query/filter-mask,query/filters/facet-filters}.ts',
      'gateway/src/{cache/picture-cache,routes/playground,sources/commerce-rest/errors}.ts',
      'gateway/src/graphql/{documents,sdl}.ts',
      'indexer/src/state.ts',
      'web/server/{app,offlinePage}.ts',
      'web/src/domains/catalog/{listing/url/priceInTerm,product/details}.ts',
      'web/src/lib/server/inlineCriticalCss.server.ts',
    ],
    rules: {
      'security/detect-non-literal-fs-filename': 'off',
      'security/detect-non-literal-regexp': 'off',
    },
  },
  {
    files: ['schema/*/*.graphql'],
    languageOptions: { parser: graphql.parser, parserOptions: { graphQLConfig } },
    plugins: { '@graphql-eslint': graphql },
    rules: {
      '@graphql-eslint/require-description': [
        'error',
        {
          types: true,
          FieldDefinition: true,
          InputValueDefinition: true,
          EnumValueDefinition: true,
          rootField: true,
        },
      ],
      '@graphql-eslint/description-style': ['error', { style: 'inline' }],
      '@graphql-eslint/no-hashtag-description': 'error',
      '@graphql-eslint/require-deprecation-reason': 'error',
      '@graphql-eslint/naming-convention': [
        'error',
        {
          types: 'PascalCase',
          FieldDefinition: 'camelCase',
          InputValueDefinition: 'camelCase',
          EnumValueDefinition: 'UPPER_CASE',
        },
      ],
      '@graphql-eslint/no-unreachable-types': 'off',
      '@graphql-eslint/input-name': 'off',
    },
  },
  {
    files: ['web/src/**/*.graphql', 'gateway/src/**/*.graphql'],
    ignores: ['gateway/src/sources/**'],
    languageOptions: {
      parser: graphql.parser,
      parserOptions: { graphQLConfig },
    },
    plugins: { '@graphql-eslint': graphql },
    rules: {
      '@graphql-eslint/no-anonymous-operations': 'error',
      '@graphql-eslint/no-deprecated': 'error',
      '@graphql-eslint/fields-on-correct-type': 'error',
      '@graphql-eslint/known-argument-names': 'error',
      '@graphql-eslint/no-unused-fragments': 'error',
      '@graphql-eslint/no-duplicate-fields': 'error',
      '@graphql-eslint/unique-operation-name': 'error',
      '@graphql-eslint/unique-fragment-name': 'error',
    },
  },
];
