import graphql from '@graphql-eslint/eslint-plugin';

/** One for both blocks: the plugin loads the first it meets and keeps it. */
const graphQLConfig = {
  schema: ['schema/schema.graphql', 'web/src/apollo/local.graphql'],
  documents: ['web/src/**/!(local).graphql', 'gateway/src/routes/playground/**/*.graphql'],
};

/** ESLint reads GraphQL only: TypeScript is Biome's. */
export default [
  {
    ignores: [
      'schema/*.graphql',
      'web/src/apollo/local.graphql',
      'schema/dist/**',
      '**/*.ts',
      '**/*.tsx',
      '**/*.js',
      '**/generated/**',
    ],
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
