import { useEffect, useState } from 'react';
import { addedMessage } from '../bag/bagState.ts';

/** The confirmation after an add. The region is there before its text, or a screen reader would not read it out. */
export function AddedMessage({ name }: { name: string | null }) {
  const [said, setSaid] = useState<string | null>(null);
  useEffect(() => setSaid(name), [name]);
  return (
    <p className="e-bag-added" role="status">
      {said === null ? null : addedMessage(said)}
    </p>
  );
}
