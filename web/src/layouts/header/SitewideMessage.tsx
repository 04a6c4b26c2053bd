import { useEffect, useState } from 'react';
import { Html } from '../../ui/Html.tsx';
import { useBlock } from '../useShell.ts';

const KEY = 'encore-closed-message';

/** The house's message of the day. Phones can close it; it stays closed until there is another one. */
export function SitewideMessage() {
  const html = useBlock('sitewide-message');
  const [closed, setClosed] = useState<string | null>(null);
  useEffect(() => setClosed(read()), []);
  if (!html || closed === html) return null;

  const close = () => {
    setClosed(html);
    write(html);
  };
  return (
    <div className="e-message">
      <Html html={html} />
      <button
        type="button"
        className="e-message-close"
        aria-label="Close this message"
        onClick={close}
      >
        <span aria-hidden="true">✕</span>
      </button>
    </div>
  );
}

function read(): string | null {
  try {
    return window.localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function write(value: string): void {
  try {
    window.localStorage.setItem(KEY, value);
  } catch {
    // Without storage the message comes back on the next visit.
  }
}
