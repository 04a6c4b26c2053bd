import type { ReactNode } from 'react';
import './records.css';

/** Says that a list has nothing in it yet, why one would want something there, and the one thing to do next. */
export function EmptyNote(props: { title: string; children: ReactNode; action: ReactNode }) {
  return (
    <div className="e-empty-note">
      <h2>{props.title}</h2>
      <p>{props.children}</p>
      {props.action}
    </div>
  );
}
