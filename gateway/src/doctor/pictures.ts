import type { Env } from '../env.ts';
import { type Check, ok, warning } from './check.ts';
import { CheckFailure, type Probe, probe } from './probe.ts';
import { pictureOf, reachCheck, recordWithPicture, searchAddress } from './search.ts';

/** Magento answers any path of its cache folder with this picture and status 200. */
const PLACEHOLDER_BYTES = 1_692;
/** The size of cards: one of those that the gateway draws. */
const SIZE = '312x416';
const ACCEPT = { headers: { accept: 'image/*' } };

function isPicture({ status, headers }: Probe): boolean {
  return status === 200 && (headers.get('content-type') ?? '').startsWith('image/');
}

function isPlaceholder(found: Probe): boolean {
  return isPicture(found) && found.bytes === PLACEHOLDER_BYTES;
}

/** @throws {CheckFailure} unless `found` is the wanted picture. */
function assertPicture(found: Probe, url: string, setting: string): void {
  if (isPlaceholder(found)) {
    throw new CheckFailure(
      `${url} is Magento's placeholder of ${PLACEHOLDER_BYTES} bytes, and so is every picture of the shop`,
      setting === 'MEDIA_URL'
        ? 'Set PICTURE_ORIGIN to Magento’s media/catalog/product and MEDIA_URL to the shop’s /pictures.'
        : `${setting} must name the folder of the originals: https://…/media/catalog/product.`,
    );
  }
  if (isPicture(found)) return;
  const type = found.headers.get('content-type') ?? 'no type';
  throw new CheckFailure(
    `${url} answers ${found.status} (${type}), and no picture`,
    `Is ${setting} right? It must serve ${url}.`,
  );
}

/** A picture of the first record, as the shop asks for it. */
export function pictureChecks(env: Env): Check[] {
  return [
    {
      name: 'pictures',
      needs: reachCheck(env),
      async run() {
        const address = searchAddress(env.SEARCH_HOSTS[0], env);
        const file = pictureOf(await recordWithPicture(address, env));
        if (file === undefined) {
          return { state: 'skipped', found: 'no search record with a picture to try' };
        }
        if (env.PICTURE_ORIGIN !== undefined) {
          const original = `${env.PICTURE_ORIGIN}${file}`;
          const found = await probe({ url: original, setting: 'PICTURE_ORIGIN' }, ACCEPT);
          assertPicture(found, original, 'PICTURE_ORIGIN');
        }
        const url = `${env.MEDIA_URL}/${SIZE}${file}`;
        const shown = await probe({ url, setting: 'MEDIA_URL' }, ACCEPT).catch((error: unknown) => {
          // The shop's own address may be down while it is set up.
          if (env.PICTURE_ORIGIN === undefined || !(error instanceof CheckFailure)) throw error;
          return error;
        });
        if (shown instanceof CheckFailure) {
          return warning(
            `the originals are there; ${shown.message}`,
            'Start the shop, then run the doctor again: it draws the pictures itself.',
          );
        }
        assertPicture(shown, url, 'MEDIA_URL');
        return ok(`${url} has ${shown.bytes} bytes`);
      },
    },
  ];
}
