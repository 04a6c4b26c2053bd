import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  ssr: true,
  // All routes come with the first page (3 kB): loading them on demand renders the router once more, 15 ms on a desktop.
  routeDiscovery: { mode: 'initial' },
  future: {
    // Vite finds all packages of the shop at the start; otherwise it finds some with each page and reloads it.
    unstable_optimizeDeps: true,
    v8_middleware: false,
    v8_passThroughRequests: false,
    // A loader shares its chunk with the component of its route, so that a split only adds files.
    v8_splitRouteModules: false,
    v8_trailingSlashAwareDataRequests: false,
    v8_viteEnvironmentApi: true,
  },
} satisfies Config;
