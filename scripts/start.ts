import { buildWeb } from './build.ts';
import { prepareDemoData } from './prepare.ts';
import { main } from './report.ts';
import { launch, type Service, servicesOf } from './services.ts';
import { assertPortsFree, defaultStack, startAll, untilStopped } from './stack.ts';

/** Only the web server runs in production mode: the gateway keeps its playground, the back end is a demo. */
const inProduction = (service: Service) =>
  service.name === 'web'
    ? launch({ ...service, env: { ...service.env, NODE_ENV: 'production' } }, 'ignore')
    : launch(service, 'ignore');

await main(async () => {
  const stack = defaultStack();
  const services = servicesOf(stack);
  await assertPortsFree(services);
  buildWeb();
  prepareDemoData(stack.dataDir);
  const running = await startAll(services, inProduction);
  console.log(`
Encore is open.

  shop        http://localhost:${stack.web}
  playground  http://localhost:${stack.gateway}/graphql
  commerce    http://localhost:${stack.commerce}
  search      http://localhost:${stack.search}

Ctrl-C stops everything.`);
  return untilStopped(running);
});
