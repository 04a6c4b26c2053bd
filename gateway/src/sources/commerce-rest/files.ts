import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import type { HttpStream, StreamRequest, StreamResponse } from '../http-stream.ts';
import { UpstreamError } from '../upstream-error.ts';
import { parseJson } from './client.ts';
import { fillPath } from './endpoint.ts';
import { errorFromResponse } from './errors.ts';
import { photoBody } from './photo-body.ts';

const photoResponse = z.object({
  id: z.string().min(1),
  name: z.string(),
  width: z.number(),
  height: z.number(),
});

/** A photo that was taken in. */
export type UploadedPhoto = z.output<typeof photoResponse>;

/** Who asks. */
export interface FileAsker {
  /** The customer's token; a guest's label is opened by its path alone. */
  readonly token?: string;
  readonly requestId: string;
}

/** A file that is still on its way. It must be read or destroyed. */
export interface CommerceFile {
  readonly contentType: string;
  readonly length: string | null;
  readonly body: Readable;
}

/** A file to open: its path below the REST base, with `{name}` where a value goes, and the type it must have. */
export interface FilePlace {
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly contentType: string;
}

/** What goes to the commerce back end, and comes from it, as a file. */
export interface CommerceFiles {
  /**
   * @throws {CommerceError} when the back end refuses it.
   * @throws {UpstreamError} when there is no answer, or one of another type.
   */
  open(place: FilePlace, asker: FileAsker): Promise<CommerceFile>;
  /**
   * Sends a customer's photo on while it is read. The shop: POST /V1/sell/my/photo.
   * @throws {CommerceError} when the back end refuses it.
   * @throws {PhotoTooLarge} when it has more than ten million bytes.
   */
  addPhoto(
    photo: { readonly name: string; readonly bytes: AsyncIterable<Buffer> },
    asker: FileAsker,
  ): Promise<UploadedPhoto>;
}

const SERVICE = 'commerce REST';

const headersOf = ({ token, requestId }: FileAsker): Record<string, string> => ({
  'x-request-id': requestId,
  ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
});

const isWell = ({ status }: StreamResponse): boolean => status >= 200 && status <= 299;

const unusable = (message: string, status: number): UpstreamError =>
  new UpstreamError('BAD_UPSTREAM', SERVICE, { message, status });

/** The files of the REST below `basePath` of `http`. */
export const createCommerceFiles = (http: HttpStream, basePath: string): CommerceFiles => {
  const ask = async (request: StreamRequest): Promise<StreamResponse> => {
    const answer = await http.open({ ...request, path: `${basePath}${request.path}` });
    if (isWell(answer)) return answer;
    throw errorFromResponse(answer.status, parseJson(await text(answer.body))?.value);
  };
  return {
    async open({ path, params, contentType }, asker) {
      const answer = await ask({
        method: 'GET',
        path: fillPath(path, params),
        headers: { accept: contentType, ...headersOf(asker) },
      });
      if (answer.header('content-type')?.split(';')[0] === contentType) {
        return { contentType, length: answer.header('content-length'), body: answer.body };
      }
      answer.body.on('error', () => undefined).destroy();
      throw unusable(`${path} is no ${contentType}`, answer.status);
    },
    async addPhoto({ name, bytes }, asker) {
      const answer = await ask({
        method: 'POST',
        path: '/V1/sell/my/photo',
        headers: {
          accept: 'application/json',
          'content-type': 'application/json',
          ...headersOf(asker),
        },
        body: photoBody(name, bytes),
      });
      const photo = photoResponse.safeParse(parseJson(await text(answer.body))?.value);
      if (photo.success) return photo.data;
      throw unusable('the answer to a photo has an unexpected shape', answer.status);
    },
  };
};
