// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { Rejection } from '#lib/forms/rejection.ts';
import { useSubmitForm } from '#lib/forms/useSubmitForm.ts';
import { BusyButton } from './BusyButton.tsx';
import { Form, FormAlert, SubmitButton } from './form/Form.tsx';
import { FormField } from './form/FormField.tsx';
import { renderWithTheme } from './render.test-helpers.tsx';

function NameForm({ send }: { send: () => Promise<Rejection | null> }) {
  const { required, ...form } = useSubmitForm({ defaultValues: { name: 'Ann' }, send });
  return (
    <Form form={form} success={form.isDone && 'Saved.'}>
      <FormField {...required('name', 'Name')} />
      <SubmitButton busyText="Saving…">Save</SubmitButton>
    </Form>
  );
}

it('keeps the focus while a form is sent, and sends it once', async () => {
  const response = Promise.withResolvers<null>();
  const send = vi.fn(() => response.promise);
  renderWithTheme(<NameForm send={send} />);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const button = await screen.findByRole('button', { name: 'Saving…' });
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await userEvent.keyboard('{Enter}');
  await userEvent.type(screen.getByLabelText('Name'), '{Enter}');
  button.focus();
  response.resolve(null);
  await screen.findByRole('button', { name: 'Save' });
  expect(document.activeElement).toBe(button);
  expect(send).toHaveBeenCalledTimes(1);
});

it('drops the result of a form when it is sent again with an error', async () => {
  const results: (Rejection | null)[] = [{ field: null, message: 'Not now.' }, null];
  const send = vi.fn(async () => results.shift() ?? null);
  renderWithTheme(<NameForm send={send} />);
  const field = screen.getByLabelText('Name');
  for (const result of ['Not now.', 'Saved.']) {
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText(result);
    await userEvent.clear(field);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Name is required.');
    expect(screen.queryByText(result)).toBeNull();
    await userEvent.type(field, 'Ann');
  }
  expect(send).toHaveBeenCalledTimes(2);
});

it('ignores clicks while busy', async () => {
  const handleClick = vi.fn();
  const show = (isBusy: boolean) => (
    <BusyButton isBusy={isBusy} onClick={handleClick}>
      Go
    </BusyButton>
  );
  const { rerender } = renderWithTheme(show(true));
  await userEvent.click(screen.getByRole('button', { name: 'Go' }));
  expect(handleClick).not.toHaveBeenCalled();
  rerender(show(false));
  await userEvent.click(screen.getByRole('button', { name: 'Go' }));
  await waitFor(() => expect(handleClick).toHaveBeenCalledTimes(1));
});

it('scrolls to the result of a form when it appears', () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  const page = renderWithTheme(<FormAlert scrolls>{''}</FormAlert>);
  expect(scroll).not.toHaveBeenCalled();
  page.rerender(<FormAlert scrolls>The shop is closed.</FormAlert>);
  expect(scroll).toHaveBeenCalledOnce();
});
