import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { env } from './env.ts';
import { themeCss } from './vite.themeCss.ts';

/** Builds the shop, and serves it with hot reload under `react-router dev`; /graphql goes to the gateway in both. */
export default defineConfig({
  plugins: [themeCss(), reactRouter()],
  server: {
    host: env.HOST,
    port: env.PORT,
    strictPort: true,
    proxy: {
      '/graphql': {
        target: new URL(env.GATEWAY_URL).origin,
        rewrite: () => new URL(env.GATEWAY_URL).pathname,
      },
    },
  },
  build: { assetsInlineLimit: 0, target: 'es2022' },
});
