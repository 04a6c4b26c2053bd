import { ErrorMessage } from './ErrorMessage.tsx';

/** The page when the shop's frame itself could not be shown: no menu, no data, only a way home. */
export function AppErrorPage({ error }: { error: unknown }) {
  return (
    <main className="e-wrap e-error-page">
      <ErrorMessage error={error} />
    </main>
  );
}
