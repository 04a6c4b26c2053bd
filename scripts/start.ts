import { buildWeb } from './build.ts';
import { prepareDemoData } from './prepare.ts';
import { checkArguments, main } from './report.ts';
import { createServices, launch, type Service } from './services.ts';
import { assertPortsFree, defaultStack, startAll, untilStopped } from './stack.ts';

/** The web server always runs in production mode; the gateway serves the playground unless NODE_ENV is production. */
const inProduction = (service: Service) =>
  service.name === 'web'
    ? launch({ ...service, env: { ...service.env, NODE_ENV: 'production' } }, 'ignore')
    : launch(service, 'ignore');

await main(async () => {
  checkArguments();
  const stack = defaultStack();
  const services = createServices(stack);
  await assertPortsFree(stack);
  buildWeb();
  if (!stack.live.commerce || !stack.live.search) prepareDemoData(stack.dataDir);
  const running = await startAll(services, inProduction);
  const addresses = running.map(
    ({ service: { name, port } }) =>
      `  ${name.padEnd(10)}http://localhost:${port}${name === 'gateway' ? '/graphql' : ''}`,
  );
  if (!stack.live.commerce) addresses.push(`  emails    http://localhost:${stack.commerce}/mail`);
  console.log(`\nEncore is running.\n\n${addresses.join('\n')}\n\nPress Ctrl-C to stop.`);
  return untilStopped(running);
});
