import { join } from 'node:path';
import { argv } from 'node:process';
import { openDatabase } from '../../src/db/open.ts';
import { readEnv } from '../../src/env.ts';
import { createCommerceServer } from '../../src/server.ts';
import { openProvider } from './provider.ts';

/** A shop of its own process, to be killed: it prints its address once it has recovered. */
const [, , folder = ''] = argv;
const app = await createCommerceServer({
  db: openDatabase(join(folder, 'commerce.sqlite')),
  env: readEnv({ DATA_DIR: folder }),
  mediaDir: folder,
  mediaCacheDir: join(folder, 'media-cache'),
  gateways: [openProvider(join(folder, 'provider.sqlite'), () => Math.random() * 40)],
});
console.log(await app.listen({ host: '127.0.0.1', port: 0 }));
