import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';

const compress = promisify(deflateRaw);

/** The nonce's placeholder in rendered pages: random and never sent, so that no content can forge a nonce. */
export const NONCE_PLACEHOLDER = randomBytes(18).toString('base64url');

const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);

/**
 * A rendered page that is sent many times, each time with a new nonce. The parts between the nonces are compressed only
 * once: DEFLATE blocks that do not refer to each other can be concatenated, with the nonce as a stored (uncompressed)
 * block between them.
 */
export class RenderedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Bytes of the uncompressed body. */
  readonly size: number;
  readonly #parts: readonly Buffer[];
  #compressed: Promise<readonly Buffer[]> | undefined;

  private constructor(response: Response, body: string) {
    this.status = response.status;
    // A cached page is shared, so it must not set cookies; its length depends on the encoding.
    const {
      'set-cookie': _,
      'content-length': __,
      ...headers
    } = Object.fromEntries(response.headers);
    this.headers = headers;
    this.#parts = body.split(NONCE_PLACEHOLDER).map((part) => Buffer.from(part));
    this.size = this.#parts.reduce((sum, { length }) => sum + length, 0);
  }

  static async from(response: Response): Promise<RenderedPage> {
    return new RenderedPage(response, await response.text());
  }

  /** True for a page that shared caches may store. */
  get isShareable(): boolean {
    return this.headers['cache-control']?.includes('s-maxage') ?? false;
  }

  withNonce(nonce: string): Buffer {
    return Buffer.concat(interleave(this.#parts, Buffer.from(nonce)));
  }

  /** The page as one gzip member (RFC 1952). */
  async gzipWithNonce(nonce: string): Promise<Buffer> {
    this.#compressed ??= compressParts(this.#parts);
    const bytes = Buffer.from(nonce);
    const blocks = interleave(await this.#compressed, storedBlock(bytes));
    return Buffer.concat([GZIP_HEADER, ...blocks, gzipTrailer(interleave(this.#parts, bytes))]);
  }
}

function interleave(parts: readonly Buffer[], between: Buffer): Buffer[] {
  return parts.flatMap((part, index) => (index === 0 ? [part] : [between, part]));
}

function compressParts(parts: readonly Buffer[]): Promise<Buffer[]> {
  const last = parts.length - 1;
  return Promise.all(
    parts.map((part, index) =>
      compress(part, {
        level: constants.Z_BEST_COMPRESSION,
        finishFlush: index === last ? constants.Z_FINISH : constants.Z_FULL_FLUSH,
      }),
    ),
  );
}

/** CRC-32 and length of the uncompressed content. */
function gzipTrailer(content: readonly Buffer[]): Buffer {
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(content.reduce((sum, part) => crc32(part, sum), 0));
  trailer.writeUInt32LE(content.reduce((sum, { length }) => sum + length, 0) % 2 ** 32, 4);
  return trailer;
}

/** Wraps up to 65,535 bytes in a stored DEFLATE block (RFC 1951, section 3.2.4). */
function storedBlock(bytes: Buffer): Buffer {
  const header = Buffer.alloc(5);
  header.writeUInt16LE(bytes.length, 1);
  header.writeUInt16LE(0xffff - bytes.length, 3);
  return Buffer.concat([header, bytes]);
}
