import { z } from 'zod/mini';
import { session } from '#apollo/session/session.ts';
import { RejectedError, UNREACHABLE } from '#lib/forms/rejection.ts';
import { tryTo } from '#lib/tryTo.ts';

/** Longer than the gateway waits for a photo to arrive and be processed. */
const TIMEOUT_MS = 150_000;
const UNAUTHORIZED = 401;

const UploadResponse = z.object({
  photo: z.optional(z.object({ id: z.string(), path: z.string() })),
  errors: z.optional(z.array(z.object({ message: z.string() }))),
});

interface UploadOptions {
  readonly name: string;
  readonly signal: AbortSignal;
  readonly onProgress: (part: number) => void;
}

/** Throws a RejectedError or an AbortError. Uses XMLHttpRequest because fetch reports no upload progress. */
export function uploadPhoto(
  photo: Blob,
  { name, signal, onProgress }: UploadOptions,
): Promise<{ readonly id: string; readonly path: string }> {
  return new Promise((resolve, reject) => {
    // The photo may have been removed while it was read.
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    request.open('POST', `/uploads/sell-photos?name=${encodeURIComponent(name)}`);
    request.setRequestHeader('content-type', photo.type);
    request.timeout = TIMEOUT_MS;
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
    request.onerror = () => reject(new RejectedError(UNREACHABLE));
    request.ontimeout = request.onerror;
    request.onabort = () => reject(new DOMException('The photo was removed.', 'AbortError'));
    request.onload = () => {
      if (request.status === UNAUTHORIZED) session.lose();
      const { photo: uploaded, errors } = parse(request.responseText);
      if (uploaded) resolve(uploaded);
      else reject(new RejectedError(errors?.[0]?.message ?? UNREACHABLE));
    };
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(photo);
  });
}

const parse = (text: string): z.infer<typeof UploadResponse> =>
  tryTo(() => UploadResponse.parse(JSON.parse(text))) ?? {};
