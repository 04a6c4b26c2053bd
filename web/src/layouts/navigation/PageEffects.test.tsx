// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { createMemoryRouter, Link, Outlet, RouterProvider, useSearchParams } from 'react-router';
import { expect, it, vi } from 'vitest';
import { RootData } from '#apollo/schema.test-helpers.tsx';
import { renderWithTheme } from '#ui/render.test-helpers.tsx';
import { PageEffects } from './PageEffects.tsx';

function Frame() {
  return (
    <RootData>
      <PageEffects />
      <Link to="/bags">Menu: Bags</Link>
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
    </RootData>
  );
}

const home = (
  <>
    <title>Home | Encore</title>
    <Link to="/bags">Bags</Link>
  </>
);

function Addresses() {
  const [search] = useSearchParams();
  if (search.has('edit')) return <title>New address | Encore</title>;
  return (
    <>
      <title>Addresses | Encore</title>
      <Link to="?edit=new">Add an address</Link>
      <Link to="?sort=city">By city</Link>
    </>
  );
}

/** Renders the home page; returns what the live region says and a function to navigate. */
function renderShop() {
  const router = createMemoryRouter([
    {
      element: <Frame />,
      children: [
        { path: '/', element: home },
        { path: '/bags', element: <title>Handbags | Encore</title> },
        { path: '/addresses', element: <Addresses /> },
      ],
    },
  ]);
  const { container } = renderWithTheme(<RouterProvider router={router} />);
  return {
    announced: () => container.querySelector('[aria-live=polite]')?.textContent,
    navigate: (to: string) => act(() => router.navigate(to)),
  };
}

it('announces the title of a page that is opened without a load, but not of the first page or a filter', async () => {
  const { announced, navigate } = renderShop();
  expect(announced()).toBe('');
  await navigate('/?page=2');
  expect(announced()).toBe('');
  await navigate('/bags');
  expect(announced()).toBe('Handbags | Encore');
  await navigate('/');
  expect(announced()).toBe('Home | Encore');
});

it('moves the focus to the content only if the focused element has gone with its page', async () => {
  const { navigate } = renderShop();
  const entry = screen.getByRole('link', { name: 'Menu: Bags' });
  entry.focus();
  await navigate('/bags');
  expect(document.activeElement).toBe(entry);
  await navigate('/');
  screen.getByRole('link', { name: 'Bags' }).focus();
  await navigate('/bags');
  expect(document.activeElement?.id).toBe('content');
});

it('treats a changed parameter as a new page if the focused element has gone with it', async () => {
  const { announced, navigate } = renderShop();
  await navigate('/addresses');
  const sort = screen.getByRole('link', { name: 'By city' });
  sort.focus();
  await navigate('/addresses?sort=city');
  expect(document.activeElement).toBe(sort);
  await navigate('/addresses?edit=new');
  expect(document.activeElement?.id).toBe('content');
  expect(announced()).toBe('New address | Encore');
});

it('leaves the focus alone when a parameter changes while nothing has it', async () => {
  const { navigate } = renderShop();
  await navigate('/?page=2');
  expect(document.activeElement).toBe(document.body);
});

it('says that the connection is lost until it is back', async () => {
  renderShop();
  expect(screen.getByRole('status').textContent).toBe('');
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByRole('status').textContent).toMatch(/^You’re offline/);
  onLine.mockRestore();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.getByRole('status').textContent).toBe('');
});
