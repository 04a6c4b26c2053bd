// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderWithTheme } from '../render.test-helpers.tsx';
import { FormField, SelectField, TextArea } from './FormField.tsx';

afterEach(cleanup);

it.each([
  ['text field', FormField],
  ['select', SelectField],
  ['text area', TextArea],
] as const)('a %s reports a blur after the click that caused it', async (_kind, Field) => {
  const handleBlur = vi.fn();
  renderWithTheme(<Field label="Note" onBlur={handleBlur} />);
  const field = screen.getByLabelText('Note');
  fireEvent.pointerDown(document.body);
  fireEvent.blur(field);
  expect(handleBlur).not.toHaveBeenCalled();
  fireEvent.pointerUp(document.body);
  await waitFor(() => expect(handleBlur).toHaveBeenCalledOnce());
  fireEvent.blur(field);
  expect(handleBlur).toHaveBeenCalledTimes(2);
});
