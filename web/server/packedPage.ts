import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

/** Small enough to be worth it once a page, and a third smaller than what is done on the fly. */
const BROTLI_QUALITY = 6;

type Coding = 'br' | 'gzip' | 'identity';

/** The bytes of a kept page, packed at most once for each way of packing. */
export class PackedPage {
  readonly body: Buffer;
  readonly #packed = new Map<Coding, Promise<Buffer>>();

  constructor(body: Buffer) {
    this.body = body;
  }

  /** The page packed as `coding` says. */
  as(coding: Coding): Promise<Buffer> {
    const known = this.#packed.get(coding);
    if (known) return known;
    const packed = this.#pack(coding);
    this.#packed.set(coding, packed);
    return packed;
  }

  async #pack(coding: Coding): Promise<Buffer> {
    if (coding === 'identity') return this.body;
    if (coding === 'gzip') return packGzip(this.body);
    const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
    return packBrotli(this.body, { params });
  }
}

/** The best coding that a browser's Accept-Encoding allows. */
export function codingFor(accepted: readonly string[]): Coding {
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : 'identity';
}
