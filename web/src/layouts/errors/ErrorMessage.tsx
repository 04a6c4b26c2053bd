import { isRouteErrorResponse } from 'react-router';
import { NotFoundMessage } from './NotFoundMessage.tsx';

/** What went wrong, in words for a shopper. The cause is in the server's log, never on the page. */
export function ErrorMessage({ error }: { error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 404) return <NotFoundMessage />;
  return (
    <>
      <title>Something went wrong</title>
      <meta name="robots" content="noindex" />
      <h1 className="e-title">Something went wrong on our side.</h1>
      <p>The page could not be shown. Please try again in a moment.</p>
      <p>
        <a className="e-link" href="/">
          Return to Home Page.
        </a>
      </p>
    </>
  );
}
