import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { EmotionCache } from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

interface Rendered {
  readonly html: string;
  /** True if part of the page threw and was left to the browser. */
  readonly hasFailed: boolean;
}

/** Renders a complete page; rejects if not even its shell can be rendered. */
export function renderToString(
  page: ReactNode,
  options: { styles: EmotionCache; timeoutMs: number; nonce: string | undefined },
): Promise<Rendered> {
  // Makes Emotion collect styles in its cache instead of inserting them between elements.
  options.styles.compat = true;
  return new Promise((resolve, reject) => {
    let hasFailed = false;
    const { pipe, abort } = renderToPipeableStream(page, {
      ...(options.nonce && { nonce: options.nonce }),
      // Nothing is sent until everything is ready, so lazy parts are rendered in place instead of at the end.
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

/** Adds the collected styles to the head, with their ids for the browser's cache. */
export function withStyles(html: string, styles: EmotionCache): string {
  const { extractCriticalToChunks } = createEmotionServer(styles);
  const nonce = styles.nonce ? ` nonce="${styles.nonce}"` : '';
  const tags = extractCriticalToChunks(html).styles.map(
    ({ ids, css }) => `<style data-styles="${ids.join(' ')}"${nonce}>${css}</style>`,
  );
  return html.replace('</head>', () => `${tags.join('')}</head>`);
}
