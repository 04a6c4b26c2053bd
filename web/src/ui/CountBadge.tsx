import './countBadge.css';

/** A number at the corner of an icon button, for the eye only: the button's name says it to everybody. Nothing for "". */
export function CountBadge({ text }: { text: string }) {
  return (
    text && (
      <span className="e-count-badge" aria-hidden="true">
        {text}
      </span>
    )
  );
}
