// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type Resolvers, renderScreen } from '#apollo/schema.test-helpers.tsx';
import { Newsletter } from './Newsletter.tsx';
import { NewsletterForm } from './NewsletterForm.tsx';

function render(newsletterSubscribe: Resolvers[string]) {
  return renderScreen(<NewsletterForm />, { newsletterSubscribe });
}

async function signUp(email: string): Promise<HTMLInputElement> {
  const field = await screen.findByLabelText<HTMLInputElement>('Email');
  fireEvent.change(field, { target: { value: email } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign up' }));
  return field;
}

it('signs an address up, shows the shop’s message and empties the field', async () => {
  const sent: unknown[] = [];
  render(({ input }: { input: { email: string } }) => {
    sent.push(input.email);
    return { isSubscribed: true, message: 'Thank you for your subscription.', userErrors: [] };
  });
  const field = await signUp(' ann@example.test ');
  await screen.findByText('Thank you for your subscription.');
  expect(sent).toEqual(['ann@example.test']);
  expect(field.value).toBe('');
});

it.each([
  ['', 'Email is required.'],
  ['ann@', 'Please enter a valid email address, such as name@example.com.'],
])('rejects the address "%s" without a request', async (email, message) => {
  const { calls } = render(() => null);
  const field = await signUp(email);
  await screen.findByText(message);
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(calls).toEqual([]);
});

it('shows why the shop rejected an address, and keeps what was typed', async () => {
  render(() => ({
    isSubscribed: false,
    message: null,
    userErrors: [{ message: 'This email address is already subscribed.', code: 'INVALID' }],
  }));
  const field = await signUp('ann@example.test');
  await screen.findByText('This email address is already subscribed.');
  expect(field.value).toBe('ann@example.test');
});

it('says what to do when the gateway fails, and sends again', async () => {
  let isDown = true;
  render(() => {
    if (isDown) throw new Error('We can’t reach the shop right now.');
    return { isSubscribed: true, message: 'Thank you.', userErrors: [] };
  });
  await signUp('ann@example.test');
  await screen.findByText('We can’t reach the shop right now.');
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Sign up' }));
  await screen.findByText('Thank you.');
  expect(screen.queryByText('We can’t reach the shop right now.')).toBeNull();
});

it('becomes active when the connection is back, if it was lost before the form was loaded', async () => {
  const lost = vi.fn(() => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  vi.doMock('./NewsletterForm.tsx', lost);
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  renderScreen(<Newsletter />, {});
  vi.runAllTimers();
  vi.useRealTimers();
  await waitFor(() => expect(lost).toHaveBeenCalled());
  vi.doUnmock('./NewsletterForm.tsx');
  onLine.mockRestore();
  fireEvent(window, new Event('online'));
  expect(await screen.findByRole('button', { name: 'Sign up' })).toHaveProperty('disabled', false);
});
