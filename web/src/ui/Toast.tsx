import { X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';

interface ToastMessage {
  readonly id: number;
  readonly title: string;
  readonly text: string;
  readonly isError: boolean;
  readonly action: { readonly label: string; readonly onPress: () => void } | null;
}

/** Milliseconds a toast stays (spec §9); it waits while it is pointed at or focused. */
const STAY_MS = 5000;

let toasts: readonly ToastMessage[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const none: readonly ToastMessage[] = [];

function change(next: readonly ToastMessage[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows a short message for five seconds. */
export function showToast(message: {
  title?: string;
  text: string;
  isError?: boolean;
  action?: { label: string; onPress: () => void };
}): void {
  lastId += 1;
  const { title = '', text, isError = false, action = null } = message;
  change([...toasts, { id: lastId, title, text, isError, action }]);
}

function dismiss(id: number): void {
  change(toasts.filter((toast) => toast.id !== id));
}

/** Where toasts appear: once, at the end of the page. */
export function ToastRegion() {
  const shown = useSyncExternalStore(
    subscribe,
    () => toasts,
    () => none,
  );
  return (
    <div className="e-toasts">
      <div role="status">
        {shown
          .filter((toast) => !toast.isError)
          .map((toast) => (
            <Toast key={toast.id} toast={toast} />
          ))}
      </div>
      <div role="alert">
        {shown
          .filter((toast) => toast.isError)
          .map((toast) => (
            <Toast key={toast.id} toast={toast} />
          ))}
      </div>
    </div>
  );
}

function Toast({ toast }: { toast: ToastMessage }) {
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => dismiss(toast.id), STAY_MS);
    return () => clearTimeout(timer);
  }, [isHeld, toast.id]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing only holds the toast; its buttons are the controls.
    <div
      className="e-toast"
      data-error={toast.isError || undefined}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <div>
        {toast.title && <strong>{toast.title}</strong>}
        <p>{toast.text}</p>
      </div>
      {toast.action && (
        <button
          type="button"
          className="e-toast-action"
          onClick={() => {
            toast.action?.onPress();
            dismiss(toast.id);
          }}
        >
          {toast.action.label}
        </button>
      )}
      <button
        type="button"
        className="e-icon-button"
        aria-label="Dismiss"
        onClick={() => dismiss(toast.id)}
      >
        <X size={16} strokeWidth={1.5} aria-hidden="true" />
      </button>
    </div>
  );
}
