/** Something that keeps the order from being placed; `id` is the element to go to. */
export interface Fault {
  readonly id: string;
  readonly message: string;
}

/** Everything that is wrong, each with a way to it; read out when it appears. */
export function ErrorSummary({ faults }: { faults: readonly Fault[] }) {
  const go = (id: string) => {
    const target = document.getElementById(id);
    target?.scrollIntoView({ block: 'center' });
    target?.focus({ preventScroll: true });
  };
  return (
    <div role="alert">
      {faults.length > 0 && (
        <div className="e-checkout-faults">
          <p>
            {faults.length === 1
              ? 'One thing is missing before the order can be placed:'
              : `${faults.length} things are missing before the order can be placed:`}
          </p>
          <ul>
            {faults.map(({ id, message }) => (
              <li key={id}>
                <button type="button" className="e-form-link" onClick={() => go(id)}>
                  {message}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
