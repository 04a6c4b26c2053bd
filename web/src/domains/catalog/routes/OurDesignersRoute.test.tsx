// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '#apollo/schema.test-helpers.tsx';
import OurDesignersRoute from './OurDesignersRoute.tsx';

vi.mock('#apollo/serverClient.server.ts', () => ({ serverClient: vi.fn() }));

it('leads on from a shop without designers', async () => {
  renderScreen(<OurDesignersRoute />, {
    categorySearch: () => ({ totalCount: 0, categories: [] }),
  });
  const link = await screen.findByRole('link', { name: 'Shop new arrivals' });
  expect(link.getAttribute('href')).toBe('/latest-arrivals');
  expect(screen.queryByRole('navigation', { name: 'Letters' })).toBeNull();
});

it('groups designers by first letter regardless of accents, with numbers last', async () => {
  const names = ['Étro', '3.1 Phillip Lim', 'chanel', 'Céline', 'Alaïa', "Arc'teryx"];
  const categories = names.map((name) => ({ id: name, name, path: `/${name}`, productCount: 1 }));
  renderScreen(<OurDesignersRoute />, {
    categorySearch: () => ({ totalCount: names.length, categories }),
  });
  const groups = await screen.findAllByRole('region');
  const links = groups.map((group) => within(group).getAllByRole('link'));
  expect(links.map((group) => group.map(({ textContent }) => textContent))).toEqual([
    ['Alaïa', "Arc'teryx"],
    ['Céline', 'chanel'],
    ['Étro'],
    ['3.1 Phillip Lim'],
  ]);
  expect(groups.map((group) => within(group).getByRole('heading').textContent)).toEqual([
    'A',
    'C',
    'E',
    '#',
  ]);
});
