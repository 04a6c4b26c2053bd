/** Empty cards of the final size, for as long as a list is being read. */
export function CardSkeletons({ count }: { count: number }) {
  return (
    <ul className="e-grid" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never move.
        <li key={index} className="e-card e-card-empty">
          <span className="e-card-pictures e-skeleton" />
          <span className="e-skeleton" />
          <span className="e-skeleton" />
        </li>
      ))}
    </ul>
  );
}
