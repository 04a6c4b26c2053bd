import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { EmotionCache } from '@emotion/cache';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

interface RenderResult {
  readonly html: string;
  /** True if part of the page threw and was left to the browser. */
  readonly hasFailed: boolean;
}

/** Renders a complete page; rejects if not even its shell can be rendered. */
export function renderToString(
  page: ReactNode,
  options: { styles: EmotionCache; timeoutMs: number; nonce: string | undefined },
): Promise<RenderResult> {
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

/** Adds the styles of all rendered elements to the head, global ones first, with their ids for the browser's cache. */
export function withStyles(html: string, styles: EmotionCache): string {
  const { inserted, registered, key, nonce } = styles;
  const all = Object.keys(inserted);
  const isGlobal = (id: string) => registered[`${key}-${id}`] === undefined;
  const ids = [...all.filter(isGlobal), ...all.filter((id) => !isGlobal(id))];
  const css = ids.map((id) => inserted[id]).join('');
  const attributes = `data-styles="${ids.join(' ')}"${nonce ? ` nonce="${nonce}"` : ''}`;
  return html.replace('</head>', () => `<style ${attributes}>${css}</style></head>`);
}
