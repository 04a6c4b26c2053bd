import { type Dispatcher, errors } from 'undici';
import { currentRequest } from '../core/request-scope.ts';
import { UpstreamError } from './upstream-error.ts';

/** One request, and how long and large its answer may be. */
export interface RequestOptions {
  readonly options: Dispatcher.DispatchOptions;
  /** The service's name in errors. */
  readonly service: string;
  /** Milliseconds until the answer is whole. */
  readonly ms: number;
  readonly atMostBytes: number;
  /** True when it changes nothing, so that it ends when nobody waits for it any more. */
  readonly isRead: boolean;
}

/** A whole answer. */
export interface HttpResponse {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

type Ends = {
  readonly done: (answer: HttpResponse) => void;
  readonly fail: (error: unknown) => void;
};

/** The text that the bytes are, without the mark that some PHP files begin with and that JSON has no place for. */
const textOf = (chunks: readonly Buffer[]): string => {
  const text = (chunks.length === 1 ? chunks[0] : Buffer.concat(chunks))?.toString('utf8') ?? '';
  return text.startsWith('\ufeff') ? text.slice(1) : text;
};

/** Gathers an answer. What is stopped before it has a connection is never sent. */
const createHandler = ({ service, atMostBytes }: RequestOptions, { done, fail }: Ends) => {
  const chunks: Buffer[] = [];
  let [status, size] = [0, 0];
  let headers: HttpResponse['headers'] = {};
  let controller: Dispatcher.DispatchController | null = null;
  let stopped: Error | null = null;
  const stop = (reason: Error) => {
    stopped = reason;
    controller?.abort(reason);
    fail(reason);
  };
  const handler: Dispatcher.DispatchHandler = {
    onRequestStart(started) {
      controller = started;
      if (stopped !== null) started.abort(stopped);
    },
    onResponseStart(_controller, code, found) {
      status = code;
      headers = found;
    },
    onResponseData(_controller, chunk) {
      size += chunk.length;
      if (size <= atMostBytes) chunks.push(chunk);
      else
        stop(
          new UpstreamError('BAD_UPSTREAM', service, {
            message: `answer over ${atMostBytes} bytes`,
            status,
          }),
        );
    },
    onResponseEnd: () => done({ status, headers, text: textOf(chunks) }),
    onResponseError: (_controller, error) => fail(error),
  };
  return { handler, stop };
};

/**
 * Sends a request and reads the whole answer, without the streams and signals that undici's `request` would make.
 * @throws {UpstreamError} when the answer is too long.
 * @throws what broke the connection; undici's HeadersTimeoutError when the time is over; for a read, the reason of the
 * asker's own signal.
 */
export const sendRequest = (
  dispatcher: Dispatcher,
  wanted: RequestOptions,
): Promise<HttpResponse> =>
  new Promise((resolve, reject) => {
    const asker = wanted.isRead ? currentRequest()?.signal : undefined;
    const leave = () => {
      clearTimeout(timer);
      asker?.removeEventListener('abort', onGone);
    };
    const { handler, stop } = createHandler(wanted, {
      done: (answer) => {
        leave();
        resolve(answer);
      },
      fail: (error) => {
        leave();
        reject(error);
      },
    });
    const onGone = () => stop(asker?.reason);
    const timer = setTimeout(() => stop(new errors.HeadersTimeoutError()), wanted.ms);
    asker?.addEventListener('abort', onGone, { once: true });
    dispatcher.dispatch(wanted.options, handler);
  });
