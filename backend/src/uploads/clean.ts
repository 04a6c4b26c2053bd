import pLimit from 'p-limit';
import { sharp } from '../media/render.ts';

export const MAX_BYTES = 10_000_000;
export const MAX_PIXELS = 40_000_000;

/** Longest side of a stored photo. */
const MAX_SIDE = 2400;
const QUALITY = 85;

/** A file that is not taken, in words that a page can show. */
export class PhotoRejected extends Error {
  override readonly name = 'PhotoRejected';
}

/** A photo as it is stored: a JPEG upright, without metadata. */
export interface CleanPhoto {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

const startsWith = (bytes: Buffer, head: readonly number[], at = 0): boolean =>
  head.every((byte, index) => bytes[at + index] === byte);

/** By the first bytes alone: what a file calls itself proves nothing. */
function getFormat(bytes: Buffer): 'jpeg' | 'png' | 'webp' | undefined {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  const isRiff = startsWith(bytes, [...Buffer.from('RIFF')]);
  return isRiff && startsWith(bytes, [...Buffer.from('WEBP')], 8) ? 'webp' : undefined;
}

const tooManyPixels = () => new PhotoRejected('The photo has more than 40 megapixels.');
const unreadable = () => new PhotoRejected('The photo cannot be read. It may be damaged.');

/** Reads the size from the header alone, before anything is unpacked. */
async function checkSize(bytes: Buffer, format: string): Promise<void> {
  const {
    width,
    height,
    format: found,
  } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw unreadable();
    });
  if (found !== format) throw unreadable();
  if (width * height > MAX_PIXELS) throw tooManyPixels();
}

/** One at a time: each may hold 40 megapixels unpacked. */
const limit = pLimit(1);

/**
 * Draws an uploaded photo anew: turned upright, at most 2,400 pixels long, without any metadata and
 * without whatever else the file carried.
 * @throws {PhotoRejected} for more than 10 MB or 40 megapixels, and for what is no JPEG, PNG or WebP.
 */
export function cleanPhoto(bytes: Buffer): Promise<CleanPhoto> {
  return limit(() => clean(bytes));
}

async function clean(bytes: Buffer): Promise<CleanPhoto> {
  if (bytes.length > MAX_BYTES) throw new PhotoRejected('The photo is larger than 10 MB.');
  const format = getFormat(bytes);
  if (format === undefined) throw new PhotoRejected('Please choose a JPEG, PNG or WebP photo.');
  await checkSize(bytes, format);
  const drawn = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .rotate()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw unreadable();
    });
  return { data: drawn.data, width: drawn.info.width, height: drawn.info.height };
}
