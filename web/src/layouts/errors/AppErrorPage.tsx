import { isRouteErrorResponse } from 'react-router';
import { ErrorMessage } from './ErrorMessage.tsx';
import { LastResort } from './LastResort.tsx';
import { UnknownRouteMessage } from './NotFoundMessage.tsx';

/** The page when the shop's frame itself could not be shown: no menu, no data, only a way home. */
export function AppErrorPage({ error }: { error: unknown }) {
  const isUnknownRoute = isRouteErrorResponse(error) && error.status === 404;
  return (
    <LastResort>
      <main className="e-wrap e-error-page">
        {isUnknownRoute ? <UnknownRouteMessage /> : <ErrorMessage error={error} />}
      </main>
    </LastResort>
  );
}
