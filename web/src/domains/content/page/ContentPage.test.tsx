// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '#apollo/schema.test-helpers.tsx';
import { ContentPage } from './ContentPage.tsx';

function render(pageLayout: string | null) {
  const page = {
    identifier: 'terms',
    urlKey: null,
    title: 'Terms',
    content: '<p>Plain terms.</p>',
    contentHeading: 'Terms of sale',
    pageLayout,
    metaTitle: null,
    metaDescription: null,
    metaKeywords: null,
  };
  renderScreen(<ContentPage page={page} />, {});
}

it.each(['1column', '2columns-left', '2columns-right', 'cms-full-width', 'constructor', null])(
  'shows heading, breadcrumbs and text of a page of layout %s',
  async (pageLayout) => {
    render(pageLayout);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Terms of sale');
    expect(screen.getByRole('navigation', { name: 'Breadcrumb' }).textContent).toBe('HomeTerms');
    expect(screen.getByText('Plain terms.')).toBeDefined();
  },
);

it('shows the text alone of a page of layout empty, and names it for screen readers', async () => {
  render('empty');
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Terms of sale');
  expect(screen.queryByRole('navigation')).toBeNull();
});
