// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { readPageState } from './PageState.tsx';

it('reads the page state from the document, or nothing without it', () => {
  expect(readPageState()).toEqual({});
  document.body.innerHTML =
    '<script id="apollo-state" type="application/json">{"ROOT_QUERY":{"a":"\\u003c/script>"}}</script>';
  expect(readPageState()).toEqual({ ROOT_QUERY: { a: '</script>' } });
});
