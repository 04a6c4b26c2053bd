import type { Env } from '../../gateway/src/env.ts';
import { ok, type Result, skipped, warning } from './check.ts';
import { readMediaFolder } from './commerce.ts';
import { CheckFailure, type ProbeResponse, probe, tryProbe } from './probe.ts';
import { findPicturePath } from './search.ts';

/** The card size, one of the gateway's image sizes. */
const SIZE = '312x416';
const ACCEPT = { headers: { accept: 'image/*' } };

function isPicture({ status, headers }: ProbeResponse): boolean {
  return status === 200 && (headers.get('content-type') ?? '').startsWith('image/');
}

/** A file that no shop has. */
const MISSING_FILE = '/e/n/encore-doctor-missing-file.jpg';

/**
 * Checks an image at a base URL. Magento returns its placeholder with status 200 for missing files.
 * @throws {CheckFailure} unless it is an image other than that of a missing file
 */
async function assertPicture(base: string, file: string, setting: string): Promise<ProbeResponse> {
  const url = `${base}${file}`;
  const found = await probe({ url, setting }, ACCEPT);
  const missing = await probe({ url: `${base}${MISSING_FILE}`, setting }, ACCEPT);
  if (isPicture(found) && isPicture(missing) && found.text === missing.text) {
    throw new CheckFailure(
      `${url} is Magento's placeholder of ${found.bytes} bytes, which replaces every image of the shop`,
      setting === 'MEDIA_URL'
        ? 'Set PICTURE_ORIGIN to Magento’s media/catalog/product and MEDIA_URL to the shop’s /pictures.'
        : `${setting} must be the base URL of the originals: https://…/media/catalog/product.`,
    );
  }
  if (isPicture(found)) return found;
  const type = found.headers.get('content-type') ?? 'no content type';
  throw new CheckFailure(
    `${url} returned ${found.status} (${type}), not an image`,
    `Check ${setting}. It must serve ${url}.`,
  );
}

/** Adds the setting for Magento's media folder, which may be on another host. */
async function withMediaFolder(error: unknown, env: Env): Promise<unknown> {
  const media = await readMediaFolder(env);
  const setting = `${media?.replace(/\/+$/, '')}/catalog/product`;
  if (!(error instanceof CheckFailure) || media === undefined || setting === env.PICTURE_ORIGIN) {
    return error;
  }
  return new CheckFailure(error.message, `Set PICTURE_ORIGIN=${setting}, Magento's media folder.`);
}

export async function checkPictures(env: Env): Promise<Result> {
  const file = await findPicturePath(env);
  if (file === undefined) return skipped('no search record has an image');
  if (env.PICTURE_ORIGIN !== undefined) {
    try {
      await assertPicture(env.PICTURE_ORIGIN, file, 'PICTURE_ORIGIN');
    } catch (error) {
      throw await withMediaFolder(error, env);
    }
  }
  const base = `${env.MEDIA_URL}/${SIZE}`;
  const server = await tryProbe({ url: base, setting: 'MEDIA_URL' }, ACCEPT);
  if (server instanceof CheckFailure) {
    if (env.PICTURE_ORIGIN === undefined) throw server;
    // The shop itself may not be running during the set-up.
    return warning(
      `the originals are available; ${server.message}`,
      'Start the shop, which serves the resized images, then run the doctor again.',
    );
  }
  const { bytes } = await assertPicture(base, file, 'MEDIA_URL');
  return ok(`${base}${file} has ${bytes} bytes`);
}
