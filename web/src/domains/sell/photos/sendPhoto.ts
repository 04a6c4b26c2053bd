import { z } from 'zod';
import { UNREACHABLE } from '#lib/forms/failureText.ts';

const Answer = z.object({
  photo: z.object({ id: z.string(), path: z.string() }).optional(),
  errors: z.array(z.object({ message: z.string() })).optional(),
});

/** A photo that has arrived at the shop. */
export interface SentPhoto {
  readonly id: string;
  readonly path: string;
}

interface Sending {
  readonly name: string;
  readonly signal: AbortSignal;
  /** Called with the part that has left, 0 to 1. */
  readonly onProgress: (part: number) => void;
}

/**
 * Sends one photo to the shop. fetch cannot tell how much has left, so it is a XMLHttpRequest.
 * @throws an Error whose message is for the owner; with the name AbortError when it was broken off
 */
export function sendPhoto(photo: Blob, sending: Sending): Promise<SentPhoto> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/uploads/sell-photos?name=${encodeURIComponent(sending.name)}`);
    request.setRequestHeader('content-type', photo.type);
    request.upload.onprogress = ({ loaded, total }) => sending.onProgress(loaded / total);
    request.onerror = () => reject(new Error(UNREACHABLE));
    request.ontimeout = request.onerror;
    request.timeout = 60_000;
    request.onabort = () => reject(new DOMException('Broken off', 'AbortError'));
    request.onload = () => {
      const answer = read(request.responseText);
      if (answer?.photo) resolve(answer.photo);
      else reject(new Error(answer?.errors?.[0]?.message ?? UNREACHABLE));
    };
    sending.signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(photo);
  });
}

function read(text: string): z.infer<typeof Answer> | null {
  try {
    return Answer.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
