import { reactRouter } from '@react-router/dev/vite';
import { defaultClientConditions, defineConfig } from 'vite';
import { env } from './env.ts';
import { chunks } from './vite.chunks.ts';
import { leanPackages } from './vite.leanPackages.ts';
import { packedAssets } from './vite.packedAssets.ts';
import { serviceWorker } from './vite.serviceWorker.ts';

const gateway = new URL(env.GATEWAY_URL);

/** Builds the shop, and serves it with hot reload under `react-router dev`; what is the gateway's goes to it in both. */
export default defineConfig({
  plugins: [leanPackages(), chunks(), reactRouter(), serviceWorker(), packedAssets()],
  // RxJS ships classes beside its ES5 build, for those who ask for them.
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
      '/uploads': { target: gateway.origin },
      '/files': { target: gateway.origin },
    },
  },
  build: {
    assetsInlineLimit: 0,
    target: 'es2022',
  },
});
