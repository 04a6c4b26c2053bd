// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useFocusAfterRemoval } from './useFocusAfterRemoval.ts';

function List({ names }: { names: readonly string[] }) {
  const list = useFocusAfterRemoval<HTMLUListElement>();
  return (
    <main id="content" tabIndex={-1}>
      {names.length > 0 && (
        <ul ref={list}>
          {names.map((name) => (
            <li key={name}>
              <a href={`/${name}`}>Open {name}</a>
              <button type="button">Edit {name}</button>
              <button type="button">Remove {name}</button>
            </li>
          ))}
        </ul>
      )}
    </main>
  );
}

const focused = () => document.activeElement;
const remove = (name: string) => screen.getByRole('button', { name: `Remove ${name}` });

it('moves the focus to the same button of the next entry, then of the last, then to the page', async () => {
  const { rerender } = render(<List names={['a', 'b', 'c']} />);
  remove('b').focus();
  rerender(<List names={['a', 'c']} />);
  await waitFor(() => expect(focused()).toBe(remove('c')));
  rerender(<List names={['a']} />);
  await waitFor(() => expect(focused()).toBe(remove('a')));
  rerender(<List names={[]} />);
  await waitFor(() => expect(focused()).toBe(screen.getByRole('main')));
});

it('keeps the focus in the dialog that contained the list', async () => {
  const inDialog = (names: readonly string[]) => (
    <>
      <List names={[]} />
      <div role="dialog" tabIndex={-1}>
        {names.length > 0 && <List names={names} />}
      </div>
    </>
  );
  const { rerender } = render(inDialog(['a']));
  remove('a').focus();
  rerender(inDialog([]));
  await waitFor(() => expect(focused()).toBe(screen.getByRole('dialog')));
});

it('leaves the focus alone when another entry is removed or a link had the focus', async () => {
  const { rerender } = render(<List names={['a', 'b', 'c']} />);
  remove('b').focus();
  rerender(<List names={['b', 'c']} />);
  await Promise.resolve();
  expect(focused()).toBe(remove('b'));
  screen.getByRole('link', { name: 'Open b' }).focus();
  rerender(<List names={['c']} />);
  await new Promise((resolve) => setTimeout(resolve));
  expect(focused()).toBe(document.body);
});
