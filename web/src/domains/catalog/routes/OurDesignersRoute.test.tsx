// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
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
