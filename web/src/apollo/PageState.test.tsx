// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { readPageState } from './PageState.tsx';

it('reads what the page carries, and nothing on a page without it', () => {
  expect(readPageState()).toEqual({});
  document.body.innerHTML =
    '<script id="apollo-state" type="application/json">{"ROOT_QUERY":{"a":"\\u003c/script>"}}</script>';
  expect(readPageState()).toEqual({ ROOT_QUERY: { a: '</script>' } });
});
