// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useTrustedHtml } from './trustedTypes.ts';

function Content({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of the test.
  return <div dangerouslySetInnerHTML={useTrustedHtml(html)} />;
}

it('parses HTML again only when it changes', () => {
  const { container, rerender } = render(<Content html="<p>Free shipping</p>" />);
  const parsed = container.querySelector('p');
  rerender(<Content html="<p>Free shipping</p>" />);
  expect(container.querySelector('p')).toBe(parsed);
  rerender(<Content html="<p>Free returns</p>" />);
  expect(container.textContent).toBe('Free returns');
});
