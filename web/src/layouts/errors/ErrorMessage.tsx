import { isRouteErrorResponse, useLocation } from 'react-router';
import { useStoreName } from '../../shared/useSite.ts';
import { NotFoundMessage, UnknownRouteMessage } from './NotFoundMessage.tsx';

/** What a loader puts into the body of a 404 that is not about the catalogue. */
export const UNKNOWN_ROUTE = 'unknown-route';

/** What went wrong, in words for a shopper. The cause is in the server's log, never on the page. */
export function ErrorMessage({ error }: { error: unknown }) {
  const store = useStoreName();
  const { pathname, search } = useLocation();
  if (isRouteErrorResponse(error) && error.status === 404) {
    return error.data === UNKNOWN_ROUTE ? <UnknownRouteMessage /> : <NotFoundMessage />;
  }
  return (
    <>
      <title>{`Something went wrong | ${store}`}</title>
      <meta name="robots" content="noindex" />
      <h1 className="e-title">Something went wrong on our side.</h1>
      <p>The page could not be shown. Please try again in a moment.</p>
      <p>
        <a className="e-link" href={pathname + search}>
          Try again
        </a>
      </p>
      <p>
        <a className="e-link" href="/">
          Return to Home Page.
        </a>
      </p>
    </>
  );
}
