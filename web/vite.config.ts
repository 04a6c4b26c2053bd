import { reactRouter } from '@react-router/dev/vite';
import { defaultClientConditions, defineConfig } from 'vite';
import { env } from './env.ts';
import { GATEWAY_FOLDERS } from './server/gatewayProxy.ts';
import { chunks } from './vite.chunks.ts';
import { leanPackages } from './vite.leanPackages.ts';
import { precompression } from './vite.precompression.ts';
import { serviceWorker } from './vite.serviceWorker.ts';

const gateway = new URL(env.GATEWAY_URL);

/** Builds the shop, and serves it with hot reload under `react-router dev`, which proxies the gateway's paths. */
export default defineConfig({
  plugins: [leanPackages(), chunks(), reactRouter(), serviceWorker(), precompression()],
  // RxJS ships a build with native classes, which is smaller than its default ES5 build.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  server: {
    host: env.HOST,
    port: env.PORT,
    strictPort: true,
    proxy: {
      '/graphql': {
        target: gateway.origin,
        rewrite: (path) => path.replace(/^\/graphql/, gateway.pathname),
      },
      ...Object.fromEntries(GATEWAY_FOLDERS.map((path) => [path, { target: gateway.origin }])),
    },
  },
  build: {
    assetsInlineLimit: 0,
    // Every page contains the only style sheet; split by chunk, parts that load later would load it again.
    cssCodeSplit: false,
    target: 'es2022',
    // Emotion imports it for `withTheme`, which nothing uses.
    rolldownOptions: {
      treeshake: {
        moduleSideEffects: [{ test: /\/hoist-non-react-statics\//, sideEffects: false }],
      },
    },
  },
});
