import { Readable } from 'node:stream';

/** Bytes that a photo may have. */
export const MAX_PHOTO_BYTES = 10_000_000;

/** A photo turned out longer than MAX_PHOTO_BYTES while it was read. */
export class PhotoTooLarge extends Error {
  override readonly name = 'PhotoTooLarge';
}

async function* jsonParts(name: string, bytes: AsyncIterable<Buffer>) {
  yield `{"photo":{"name":${JSON.stringify(name)},"base64_encoded_data":"`;
  let size = 0;
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of bytes) {
    size += chunk.length;
    if (size > MAX_PHOTO_BYTES) throw new PhotoTooLarge();
    const all = Buffer.concat([rest, chunk]);
    // Base64 turns three bytes into four letters; what is over waits for the next chunk.
    const whole = all.length - (all.length % 3);
    if (whole > 0) yield all.toString('base64', 0, whole);
    rest = all.subarray(whole);
  }
  yield `${rest.toString('base64')}"}}`;
}

/**
 * A photo as the back end takes it, base64 in JSON, made while it is read: never more than a chunk is in memory.
 * The stream fails with PhotoTooLarge when there are too many bytes.
 */
export const photoBody = (name: string, bytes: AsyncIterable<Buffer>): Readable =>
  Readable.from(jsonParts(name, bytes), { objectMode: false });
