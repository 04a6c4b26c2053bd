import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import type { HttpStreamService, StreamRequest, StreamResponse } from '../http.ts';
import { UpstreamError } from '../upstream-error.ts';
import { fillPath, parseJson } from './client.ts';
import { errorFromResponse } from './errors.ts';

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
function photoBody(name: string, bytes: AsyncIterable<Buffer>): Readable {
  return Readable.from(jsonParts(name, bytes), { objectMode: false });
}

const photoResponse = z.object({
  id: z.string().min(1),
  name: z.string(),
  width: z.number(),
  height: z.number(),
});

/** A photo that was taken in. */
type UploadedPhoto = z.output<typeof photoResponse>;

/** The caller. */
export interface FileCaller {
  /** The customer's token; a guest's label is opened by its path alone. */
  readonly token?: string;
  readonly requestId: string;
}

/** A file that is still on its way. It must be read or destroyed. */
interface CommerceFile {
  readonly contentType: string;
  readonly length: string | null;
  readonly body: Readable;
}

/** A file to open: its path below the REST base, with `{name}` where a value goes, and the type it must have. */
export interface FileLocation {
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly contentType: string;
}

/** What goes to the commerce back end, and comes from it, as a file. */
export interface CommerceFiles {
  /**
   * @throws {CommerceError} when the back end refuses it.
   * @throws {UpstreamError} when there is no response, or one of another type.
   */
  open(place: FileLocation, fileCaller: FileCaller): Promise<CommerceFile>;
  /**
   * Sends a customer's photo on while it is read. The shop: POST /V1/sell/my/photo.
   * @throws {CommerceError} when the back end refuses it.
   * @throws {PhotoTooLarge} when it has more than ten million bytes.
   */
  addPhoto(
    photo: { readonly name: string; readonly bytes: AsyncIterable<Buffer> },
    fileCaller: FileCaller,
  ): Promise<UploadedPhoto>;
}

const SERVICE = 'commerce REST';

function toHeaders({ token, requestId }: FileCaller): Record<string, string> {
  return {
    'x-request-id': requestId,
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
}

function isSuccess({ status }: StreamResponse): boolean {
  return status >= 200 && status <= 299;
}

function unusable(message: string, status: number): UpstreamError {
  return new UpstreamError('BAD_UPSTREAM', SERVICE, { message, status });
}

/** The files of the REST below `basePath` of `http`. */
export function createCommerceFiles(http: HttpStreamService, basePath: string): CommerceFiles {
  const send = async (request: StreamRequest): Promise<StreamResponse> => {
    const response = await http.open({ ...request, path: `${basePath}${request.path}` });
    if (isSuccess(response)) return response;
    throw errorFromResponse(response.status, parseJson(await text(response.body))?.value);
  };
  return {
    async open({ path, params, contentType }, fileCaller) {
      const response = await send({
        method: 'GET',
        path: fillPath(path, params),
        headers: { accept: contentType, ...toHeaders(fileCaller) },
      });
      if (response.header('content-type')?.split(';')[0] === contentType) {
        return { contentType, length: response.header('content-length'), body: response.body };
      }
      response.body.on('error', () => undefined).destroy();
      throw unusable(`${path} is no ${contentType}`, response.status);
    },
    async addPhoto({ name, bytes }, fileCaller) {
      const response = await send({
        method: 'POST',
        path: '/V1/sell/my/photo',
        headers: {
          accept: 'application/json',
          'content-type': 'application/json',
          ...toHeaders(fileCaller),
        },
        body: photoBody(name, bytes),
      });
      const photo = photoResponse.safeParse(parseJson(await text(response.body))?.value);
      if (photo.success) return photo.data;
      throw unusable('the response to a photo has an unexpected shape', response.status);
    },
  };
}
