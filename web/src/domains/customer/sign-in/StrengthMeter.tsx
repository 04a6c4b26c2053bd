import { strengthOf } from './strength.ts';

const STEPS = [1, 2, 3, 4];

/** Shows how good a new password is while it is typed, and says so to screen readers. */
export function StrengthMeter({ password }: { password: string }) {
  const { level, label, advice } = strengthOf(password);
  return (
    <span className="e-strength" data-level={level}>
      <span className="e-strength-bar" aria-hidden="true">
        {STEPS.map((step) => (
          <span key={step} data-on={step <= level || undefined} />
        ))}
      </span>
      <span role="status">
        {label && <strong>{label}</strong>}
        {label && advice ? `: ${advice}` : advice}
      </span>
    </span>
  );
}
