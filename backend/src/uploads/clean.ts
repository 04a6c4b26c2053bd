import pLimit from 'p-limit';
import { sharp } from '../media/render.ts';

export const MAX_BYTES = 10_000_000;
export const MAX_PIXELS = 40_000_000;

/** Longest side of a stored photo. */
const MAX_SIDE = 2400;
const QUALITY = 85;

/** A rejected file; the message can be displayed. */
export class PhotoRejected extends Error {
  override readonly name = 'PhotoRejected';
}

/** A stored photo: an upright JPEG without metadata. */
export interface CleanPhoto {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

const startsWith = (bytes: Buffer, head: readonly number[], at = 0): boolean =>
  head.every((byte, index) => bytes[at + index] === byte);

/** Detects the format by the first bytes; a file's name and type are not trusted. */
function getFormat(bytes: Buffer): 'jpeg' | 'png' | 'webp' | undefined {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  const isRiff = startsWith(bytes, [...Buffer.from('RIFF')]);
  return isRiff && startsWith(bytes, [...Buffer.from('WEBP')], 8) ? 'webp' : undefined;
}

const tooManyPixels = () => new PhotoRejected('The photo has more than 40 megapixels.');
const unreadable = () => new PhotoRejected('The photo cannot be read. It may be damaged.');

/** Checks the size in the header before the photo is decoded. */
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

/** One at a time, because each may decode to 40 megapixels. */
const limit = pLimit(1);

/**
 * Re-encodes an uploaded photo: upright, at most 2,400 pixels on the longest side, without metadata or other data.
 * @throws {PhotoRejected} above 10 MB or 40 megapixels, and for other formats than JPEG, PNG and WebP
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
