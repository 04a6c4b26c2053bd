// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderScreen } from '#apollo/schema.test-helpers.tsx';
import { TERMS } from '../builders.test-helpers.ts';
import SellingRoute, { AcceptedDesigners, PayoutMethods } from '../routes/SellingRoute.tsx';
import { Estimator } from './Estimator.tsx';

const dollars = (amount: string) => ({ amount, currency: 'USD' });
const range = { low: dollars('1800'), high: dollars('2100.50') };
const estimate = {
  designer: 'Chanel',
  model: 'Boy Bag Medium',
  category: 'Handbags',
  condition: 'good',
  cash: range,
  consign: range,
  storeCredit: range,
  resale: range,
  typicalDaysToSell: 30,
};
const designers = [
  {
    name: 'Chanel',
    path: '/designers/chanel',
    models: [
      { name: 'Boy Bag Medium', category: 'Handbags' },
      { name: 'J12', category: 'Watches' },
    ],
  },
  { name: 'Hermès', path: '/designers/hermes', models: [] },
];

/** Selects the item to estimate. */
async function choose(model: string, condition: string) {
  await userEvent.selectOptions(screen.getByLabelText('Designer'), 'Chanel');
  await userEvent.selectOptions(screen.getByLabelText('Model'), model);
  await userEvent.selectOptions(screen.getByLabelText('Condition'), condition);
}

const estimator = <Estimator sellDesigners={designers} sellTerms={TERMS} />;

it('estimates once all three values are chosen', async () => {
  const page = renderScreen(estimator, { sellEstimate: () => estimate });
  screen.getByText(/^Choose all three/);
  expect(screen.getAllByRole('option', { name: 'Choose…' })).toHaveLength(3);
  await choose('Boy Bag Medium', 'Good');
  await screen.findByText('Usually sells within 30 days');
  expect(screen.getAllByText('$1,800–$2,100.50')).toHaveLength(3);
  expect(screen.getByText('Visible wear.')).toBeTruthy();
  expect(page.calls).toEqual(['SellItemEstimate']);
});

it('asks for photos when it cannot estimate', async () => {
  renderScreen(estimator, { sellEstimate: () => null });
  await choose('J12', 'Good');
  await screen.findByText(/^We need to see this one/);
});

it('lists models by category, and only designers with models', async () => {
  renderScreen(estimator, {});
  expect(screen.queryByRole('option', { name: 'Hermès' })).toBeNull();
  expect(screen.getByLabelText<HTMLSelectElement>('Model').disabled).toBe(true);
  await userEvent.selectOptions(screen.getByLabelText('Designer'), 'Chanel');
  expect(screen.getByRole('group', { name: 'Watches' }).textContent).toBe('J12');
});

it('lists the accepted designers while the terms are missing', async () => {
  const resolvers = { sellDesigners: () => designers, sellTerms: () => null, cmsPage: () => null };
  renderScreen(<SellingRoute />, resolvers);
  await screen.findByRole('heading', { name: 'Designers we accept' });
  screen.getByText(/Take your time\.$/);
  expect(screen.queryByRole('heading', { name: 'What you’ll earn' })).toBeNull();
});

it('finds a designer in any spelling', async () => {
  renderScreen(<AcceptedDesigners designers={designers} />, {});
  await userEvent.type(screen.getByLabelText('Find a designer'), 'HERMES');
  expect(screen.getAllByRole('listitem').map((each) => each.textContent)).toEqual(['Hermès']);
  await userEvent.type(screen.getByLabelText('Find a designer'), ' & Sons');
  screen.getByText('We aren’t accepting “HERMES & Sons” right now.');
});

it('shows the consignment share by price', () => {
  renderScreen(<PayoutMethods terms={TERMS} />, {});
  expect(screen.getByRole('row', { name: /Under \$200/ }).textContent).toBe(
    'Under $20040%$100 earns you $40',
  );
  expect(screen.getByRole('row', { name: /\$200 and up/ }).textContent).toBe(
    '$200 and up80%$400 earns you $320',
  );
});
