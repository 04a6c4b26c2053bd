import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { EmotionCache } from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

interface Rendered {
  readonly html: string;
  /** True when a part of the page threw and was left to the browser. */
  readonly hasFailed: boolean;
}

/** Renders a whole page and waits for all of it; rejects when not even its frame can be rendered. */
export function renderToString(
  page: ReactNode,
  options: { styles: EmotionCache; timeoutMs: number; nonce: string | undefined },
): Promise<Rendered> {
  // Emotion then gathers styles in its cache instead of writing them between the elements.
  options.styles.compat = true;
  return new Promise((resolve, reject) => {
    let hasFailed = false;
    const { pipe, abort } = renderToPipeableStream(page, {
      ...(options.nonce && { nonce: options.nonce }),
      // Nothing is sent before all is ready: a lazy part stands in its place instead of behind the page.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timer);
        const out = new PassThrough();
        pipe(out);
        text(out).then((html) => resolve({ html, hasFailed }), reject);
      },
      onShellError: reject,
      onError(error) {
        hasFailed = true;
        console.error(error);
      },
    });
    const timer = setTimeout(abort, options.timeoutMs);
  });
}

/** The page with the styles it uses in its head. */
export function withStyles(html: string, styles: EmotionCache): string {
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(styles);
  const tags = constructStyleTagsFromChunks(extractCriticalToChunks(html));
  return html.replace('</head>', () => `${tags}</head>`);
}
