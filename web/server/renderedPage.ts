import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';

const compress = promisify(deflateRaw);

/**
 * Stands in rendered pages where the nonce of a response belongs. It is random and never sent, so that no content of a
 * page can pass itself off as the shop's own script.
 */
export const NONCE_PLACEHOLDER = randomBytes(18).toString('base64url');

const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);

/**
 * A page as it was rendered, which can be sent any number of times, each time with another nonce. What lies between the
 * places of the nonce is compressed once, not for each response: blocks of DEFLATE that do not refer to each other can
 * be joined, with the nonce as a block that is not compressed between them.
 */
export class RenderedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Bytes of the body; about as many more are needed once it has been sent compressed. */
  readonly size: number;
  readonly #parts: readonly Buffer[];
  #compressed: Promise<readonly Buffer[]> | undefined;

  private constructor(response: Response, body: string) {
    this.status = response.status;
    // A page may be sent to anybody, and a cookie is for one; the length changes with the encoding.
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

  /** True for a page that may be sent to anybody. */
  get isShareable(): boolean {
    return this.headers['cache-control']?.includes('s-maxage') ?? false;
  }

  withNonce(nonce: string): Buffer {
    return Buffer.concat(interleave(this.#parts, Buffer.from(nonce)));
  }

  /** The same, as one member of gzip (RFC 1952). */
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

/** Checksum and length of what was compressed. */
function gzipTrailer(content: readonly Buffer[]): Buffer {
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(content.reduce((sum, part) => crc32(part, sum), 0));
  trailer.writeUInt32LE(content.reduce((sum, { length }) => sum + length, 0) % 2 ** 32, 4);
  return trailer;
}

/** Up to 65,535 bytes as a block of DEFLATE that is not compressed (RFC 1951, 3.2.4). */
function storedBlock(bytes: Buffer): Buffer {
  const header = Buffer.alloc(5);
  header.writeUInt16LE(bytes.length, 1);
  header.writeUInt16LE(0xffff - bytes.length, 3);
  return Buffer.concat([header, bytes]);
}
