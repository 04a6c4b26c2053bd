import type { Env } from '../env.ts';
import { type Check, ok, warning } from './check.ts';
import { CheckFailure, type Probe, probe } from './probe.ts';
import { findRecordWithPicture, getPicturePath, reachCheck, searchAddress } from './search.ts';

/** Magento returns this image with status 200 for any path in its cache folder. */
const PLACEHOLDER_BYTES = 1_692;
/** The card size, one of the gateway's image sizes. */
const SIZE = '312x416';
const ACCEPT = { headers: { accept: 'image/*' } };

function isPicture({ status, headers }: Probe): boolean {
  return status === 200 && (headers.get('content-type') ?? '').startsWith('image/');
}

function isPlaceholder(found: Probe): boolean {
  return isPicture(found) && found.bytes === PLACEHOLDER_BYTES;
}

/** @throws {CheckFailure} unless `found` is an image other than the placeholder */
function assertPicture(found: Probe, url: string, setting: string): void {
  if (isPlaceholder(found)) {
    throw new CheckFailure(
      `${url} is Magento's placeholder of ${PLACEHOLDER_BYTES} bytes, which replaces every image of the shop`,
      setting === 'MEDIA_URL'
        ? 'Set PICTURE_ORIGIN to Magento’s media/catalog/product and MEDIA_URL to the shop’s /pictures.'
        : `${setting} must be the base URL of the originals: https://…/media/catalog/product.`,
    );
  }
  if (isPicture(found)) return;
  const type = found.headers.get('content-type') ?? 'no content type';
  throw new CheckFailure(
    `${url} returned ${found.status} (${type}), not an image`,
    `Check ${setting}. It must serve ${url}.`,
  );
}

/** Checks an image of the first record at the shop's URL. */
export function pictureChecks(env: Env): Check[] {
  return [
    {
      name: 'pictures',
      needs: reachCheck(env),
      async run() {
        const address = searchAddress(env.SEARCH_HOSTS[0], env);
        const file = getPicturePath(await findRecordWithPicture(address, env));
        if (file === undefined) {
          return { state: 'skipped', found: 'no search record has an image' };
        }
        if (env.PICTURE_ORIGIN !== undefined) {
          const original = `${env.PICTURE_ORIGIN}${file}`;
          const found = await probe({ url: original, setting: 'PICTURE_ORIGIN' }, ACCEPT);
          assertPicture(found, original, 'PICTURE_ORIGIN');
        }
        const url = `${env.MEDIA_URL}/${SIZE}${file}`;
        const shown = await probe({ url, setting: 'MEDIA_URL' }, ACCEPT).catch((error: unknown) => {
          // The shop itself may not be running during the set-up.
          if (env.PICTURE_ORIGIN === undefined || !(error instanceof CheckFailure)) throw error;
          return error;
        });
        if (shown instanceof CheckFailure) {
          return warning(
            `the originals are available; ${shown.message}`,
            'Start the shop, which serves the resized images, then run the doctor again.',
          );
        }
        assertPicture(shown, url, 'MEDIA_URL');
        return ok(`${url} has ${shown.bytes} bytes`);
      },
    },
  ];
}
