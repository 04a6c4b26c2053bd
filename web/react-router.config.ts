import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  ssr: true,
  // The browser loads the manifest of routes on demand, not all routes with the first page.
  routeDiscovery: { mode: 'lazy' },
  future: {
    v8_middleware: false,
    v8_passThroughRequests: false,
    v8_splitRouteModules: true,
    v8_trailingSlashAwareDataRequests: false,
    v8_viteEnvironmentApi: true,
  },
} satisfies Config;
