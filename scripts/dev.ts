import { spawn } from 'node:child_process';
import { ensureTypeScript } from './generated.ts';
import { inRoot, root } from './paths.ts';
import { prepareDemoData } from './prepare.ts';
import { checkArguments, main } from './report.ts';
import { createServices, launch, type Running, type Service } from './services.ts';
import { assertPortsFree, defaultStack, startAll, untilStopped } from './stack.ts';

/** The web app's development server with hot module reloading. */
function launchWeb(service: Service): Running {
  const child = spawn(
    'react-router',
    ['dev', '--port', String(service.port), '--host', '127.0.0.1'],
    {
      cwd: inRoot('web'),
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...service.env },
    },
  );
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await gone;
  };
  return {
    service: { ...service, health: `http://127.0.0.1:${service.port}/` },
    process: child,
    stop,
  };
}

/** Disables load shedding: a machine that is compiling would make the gateway reject requests. */
const settings = { MAX_LAG_MS: '0' };

/** Starts back end and gateway in watch mode and the web app with hot reloading. */
const watched = (service: Service): Running =>
  service.name === 'web'
    ? launchWeb(service)
    : launch({ ...service, env: { ...settings, ...service.env } }, 'inherit', [
        '--watch',
        '--watch-preserve-output',
      ]);

await main(async () => {
  checkArguments();
  const stack = defaultStack();
  const services = createServices(stack);
  await assertPortsFree(stack);
  ensureTypeScript();
  if (!stack.live.commerce || !stack.live.search) prepareDemoData(stack.dataDir);
  const running = await startAll(services, watched);
  const codegen = spawn('graphql-codegen', ['--config', 'codegen.ts', '--watch'], {
    cwd: root,
    stdio: 'ignore',
  });
  console.log(
    `\nEncore is running in development: http://localhost:${stack.web}. Press Ctrl-C to stop.`,
  );
  const exitCode = await untilStopped(running);
  codegen.kill();
  return exitCode;
});
