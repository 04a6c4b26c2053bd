import { createRequestHandler, type ServerBuild } from 'react-router';
import { env } from './env.ts';
import { createApp } from './server/app.ts';
import { listen } from './server/listen.ts';

const BUILD = new URL('./build/server/index.js', import.meta.url);
const CLIENT = new URL('./build/client/', import.meta.url);

async function start(): Promise<void> {
  const build: ServerBuild = await import(BUILD.href);
  const handle = createRequestHandler(build, env.NODE_ENV);
  const app = createApp({
    env,
    render: (request, page) => handle(request, { page }),
    clientFolder: CLIENT,
  });
  const url = await listen(app, env);
  console.log(`Encore shop at ${url}`);
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
