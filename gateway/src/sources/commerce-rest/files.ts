import { Readable } from 'node:stream';
import { z } from 'zod';
import { parseJson } from '../../core/values.ts';
import type { HttpStreamService, StreamRequest } from '../http-streams.ts';
import { badResponse, fillPath, toHeaders } from './client.ts';
import { errorFromResponse } from './errors.ts';

export const MAX_PHOTO_BYTES = 10_000_000;

export class PhotoTooLarge extends Error {
  override readonly name = 'PhotoTooLarge';
}

/**
 * Streams a photo as base64 in JSON, which the back end requires; at most one chunk is in memory.
 *
 * @throws {PhotoTooLarge} above the limit.
 */
async function* jsonParts(name: string, bytes: AsyncIterable<Buffer>) {
  yield `{"photo":{"name":${JSON.stringify(name)},"base64_encoded_data":"`;
  let size = 0;
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of bytes) {
    size += chunk.length;
    if (size > MAX_PHOTO_BYTES) throw new PhotoTooLarge();
    const all = Buffer.concat([rest, chunk]);
    // Base64 encodes three bytes as four characters; the remainder is carried over to the next chunk.
    const whole = all.length - (all.length % 3);
    if (whole > 0) yield all.toString('base64', 0, whole);
    rest = all.subarray(whole);
  }
  yield `${rest.toString('base64')}"}}`;
}

const photoResponse = z.object({
  id: z.string().min(1),
  name: z.string(),
  width: z.number(),
  height: z.number(),
});

export interface FileCaller {
  /** The customer's token; a guest's label needs no token because its path is secret. */
  readonly token?: string;
  readonly requestId: string;
}

/** The location of a file: its path below the REST base URL with `{name}` placeholders, and its required media type. */
export interface FileLocation {
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly contentType: string;
}

export function createCommerceFiles(http: HttpStreamService, basePath: string) {
  const send = async (request: StreamRequest) => {
    const response = await http.open({ ...request, path: `${basePath}${request.path}` });
    if (response.status >= 200 && response.status <= 299) return response;
    throw errorFromResponse(response.status, parseJson(await response.text()));
  };
  return {
    /**
     * The body of the returned file must be read or destroyed.
     * @throws {CommerceError} if the back end rejects the call
     * @throws {UpstreamError} without a response, or for one of another media type
     */
    async open({ path, params, contentType }: FileLocation, fileCaller: FileCaller) {
      const response = await send({
        method: 'GET',
        path: fillPath(path, params),
        headers: { ...toHeaders(fileCaller), accept: contentType },
      });
      if (response.header('content-type')?.split(';')[0] === contentType) {
        return { contentType, length: response.header('content-length'), body: response.body };
      }
      response.body.destroy();
      throw badResponse(`${path} is no ${contentType}`, response.status);
    },
    /**
     * Streams a customer's photo to POST /V1/sell/my/photo.
     * @throws {CommerceError} if the back end rejects it
     * @throws {PhotoTooLarge} if it exceeds ten million bytes
     */
    async addPhoto(
      { name, bytes }: { readonly name: string; readonly bytes: AsyncIterable<Buffer> },
      fileCaller: FileCaller,
    ) {
      const body = Readable.from(jsonParts(name, bytes), { objectMode: false });
      const response = await send({
        method: 'POST',
        path: '/V1/sell/my/photo',
        headers: toHeaders(fileCaller),
        body,
      });
      const photo = photoResponse.safeParse(parseJson(await response.text()));
      if (photo.success) return photo.data;
      throw badResponse('the response to a photo has an unexpected shape', response.status);
    },
  };
}

export type CommerceFiles = ReturnType<typeof createCommerceFiles>;
