/** The dependency rules (docs/decisions/0001-dependency-rules-are-checked-by-dependency-cruiser.md). The comment of a rule is printed on a violation. */
const domains = 'catalog|cart|payments|customer|orders|wishlist|alerts|giftcards|sell|content';
const notTests = '\\.test\\.tsx?$|\\.test-helpers\\.tsx?$|/e2e/';

module.exports = {
  forbidden: [
    {
      name: 'web-stands-alone',
      comment: 'web imports from no other workspace; it uses generated code only.',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^(gateway|backend|indexer|doctor|schema)/' },
    },
    {
      name: 'gateway-stands-alone',
      comment:
        'The gateway shares no code with the embedded back end, so that the contract tests verify the API itself.',
      severity: 'error',
      from: { path: '^gateway/' },
      to: { path: '^(backend|indexer|doctor|web)/' },
    },
    {
      name: 'backend-shares-search-records-alone',
      comment:
        'The embedded back end and the indexer write the same records: backend imports indexer/src/records and nothing else.',
      severity: 'error',
      from: { path: '^backend/' },
      to: { path: '^(gateway|web|indexer|doctor)/', pathNot: '^indexer/src/records/' },
    },
    {
      name: 'indexer-stands-alone',
      comment: 'The indexer runs without the embedded back end; its tests may start one.',
      severity: 'error',
      from: { path: '^indexer/src/' },
      to: { path: '^(gateway|backend|doctor|web)/' },
    },
    {
      name: 'doctor-reads-settings-like-the-gateway',
      comment:
        'The doctor checks services with the settings and clients of the gateway and the signature of the indexer; its tests may start the embedded back end.',
      severity: 'error',
      from: { path: '^doctor/src/' },
      to: {
        path: '^(gateway|backend|indexer|web)/',
        pathNot:
          '^(gateway/src/(env|deps|core/values|domains/payments/config)|indexer/src/(env|magento-client))\\.ts$',
      },
    },
    {
      name: 'records-import-nothing',
      comment: 'The image of the embedded back end contains indexer/src/records alone.',
      severity: 'error',
      from: { path: '^indexer/src/records/', pathNot: notTests },
      to: { pathNot: '^indexer/src/records/' },
    },
    {
      name: 'gateway-domains-are-apart',
      comment: 'Return a reference; the owning domain resolves it.',
      severity: 'error',
      from: { path: `^gateway/src/domains/(${domains})/`, pathNot: notTests },
      to: { path: '^gateway/src/domains/', pathNot: '^gateway/src/domains/$1/' },
    },
    {
      name: 'context-imports-no-domain',
      comment: 'A domain declares its additions to the context; context modules import no domain.',
      severity: 'error',
      from: {
        path: '^gateway/src/(context\\.ts|calls/|session/|telemetry/)',
        pathNot: notTests,
      },
      to: { path: '^gateway/src/domains/' },
    },
    {
      name: 'core-imports-nothing-above',
      comment: 'gateway/src/core is the lowest layer and imports no other gateway module.',
      severity: 'error',
      from: { path: '^gateway/src/core/', pathNot: notTests },
      to: { path: '^gateway/src/(?!core/|generated/)' },
    },
    {
      name: 'sources-import-core-alone',
      comment: 'Sources are below sessions, calls and the context.',
      severity: 'error',
      from: { path: '^gateway/src/sources/', pathNot: notTests },
      to: { path: '^gateway/src/(context\\.ts|deps\\.ts|calls/|session/|graphql/|routes/)' },
    },
    {
      name: 'resolvers-know-no-client',
      comment:
        'Resolvers use loaders and the interfaces of the context, not the clients of sources.',
      severity: 'error',
      from: { path: '^gateway/src/domains/.*/resolvers\\.ts$' },
      to: {
        path: '^gateway/src/sources/.*/(client|executor)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'sources-know-no-domain',
      comment: 'Sources import no domain and no generated code.',
      severity: 'error',
      from: { path: '^gateway/src/sources/', pathNot: notTests },
      to: { path: '^gateway/src/(domains|generated)/' },
    },
    {
      name: 'mappers-and-rules-do-no-io',
      comment: 'Mappers and rules are pure: no network, no files, no database.',
      severity: 'error',
      from: { path: '[/-](mappers?|rules)\\.ts$' },
      to: {
        path: '^(node:)?(fs|fs/promises|net|http|https|sqlite|child_process)$|node_modules/(undici|fastify|algoliasearch)/|/(client|executor|repository)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'web-domains-import-each-other-through-index',
      comment:
        'A web domain imports another only through its index.ts; generated operations may import fragments directly.',
      severity: 'error',
      from: { path: `^web/src/domains/(${domains})/`, pathNot: '\\.generated\\.ts$' },
      to: {
        path: '^web/src/domains/',
        pathNot: ['^web/src/domains/$1/', '^web/src/domains/[^/]+/index\\.ts$'],
      },
    },
    {
      name: 'ui-and-theme-know-no-domain',
      comment: 'web/src/ui, web/src/theme and web/src/lib do not import domains.',
      severity: 'error',
      from: { path: '^web/src/(ui|theme|lib)/', pathNot: notTests },
      to: { path: '^web/src/(domains|apollo|generated)/' },
    },
    {
      name: 'no-cycles',
      comment:
        'Two files that import each other, types included, should be merged, or share a third file.',
      severity: 'error',
      // A generated hook imports its document through its own module.
      from: { pathNot: '\\.generated\\.ts$' },
      to: { circular: true },
    },
    {
      name: 'no-orphan-imports',
      comment:
        'The import cannot be resolved. Peers of the benchmarks are separate packages, installed on demand.',
      severity: 'error',
      from: { pathNot: '^bench/src/peers/[^/]+/' },
      to: { couldNotResolve: true, pathNot: '^(\\+types|\\./\\+types|virtual:)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Hive Gateway in the benchmarks has its own dependencies, installed on demand.
    exclude: { path: '(^|/)(build|dist|\\.react-router)/|^bench/src/peers/hive/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json'],
    },
  },
};
