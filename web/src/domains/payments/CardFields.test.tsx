// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderWithTheme } from '#ui/render.test-helpers.tsx';
import { CardFields } from './CardFields.tsx';
import type { CardAdapter, HostedFields, HostedFieldsPlace } from './providers/adapter.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function renderFields(adapter: Partial<CardAdapter> = {}) {
  const fields = { current: null as HostedFields | null };
  const opened: HostedFieldsPlace[] = [];
  const close = vi.fn();
  const open = (place: HostedFieldsPlace): HostedFields => {
    opened.push(place);
    return { submit: async () => ({ status: 'failed', message: '' }), close };
  };
  const whole = { open, ...adapter };
  const view = renderWithTheme(<CardFields adapter={whole} fields={fields} />);
  const [place] = opened;
  if (!place) throw new Error('The adapter was not opened.');
  return { ...view, fields, place, close };
}

it("shows the provider's fields when ready and closes them with the page", () => {
  const { fields, place, close, unmount } = renderFields();
  expect(place.element.hidden).toBe(true);
  act(place.onReady);
  expect(place.element.hidden).toBe(false);
  expect(fields.current).not.toBeNull();
  unmount();
  expect(close).toHaveBeenCalledOnce();
  expect(fields.current).toBeNull();
});

it('labels the fields of a provider without labels, and shows its errors', () => {
  const { place } = renderFields({ needsLabels: true });
  act(place.onReady);
  expect(place.element.querySelectorAll('[data-field]')).toHaveLength(3);
  expect(screen.getByText('Security code')).toBeTruthy();
  act(() => place.onErrors({ cvc: 'Check the security code.' }));
  expect(screen.getByText('Check the security code.')).toBeTruthy();
  act(() => place.onErrors({}));
  expect(screen.queryByText('Check the security code.')).toBeNull();
});

it('reports missing fields after twelve seconds, and shows them when they load later', () => {
  vi.useFakeTimers();
  const { place } = renderFields();
  act(() => void vi.advanceTimersByTime(12_000));
  expect(screen.getByRole('alert').textContent).toContain('We couldn’t load the card form.');
  act(place.onReady);
  expect(screen.queryByRole('alert')).toBeNull();
});
