import { useOpenLinks } from '../../shared/useOpenLinks.ts';
import { useStoreName } from '../../shared/useSite.ts';

const WAYS = [
  { to: '/', text: 'Return to Home Page.' },
  { to: '/selling-consignment', text: 'Go to "Sell To Us" page.' },
];

/** The shop's page for what does not exist (texts of spec §2). Plain links: they must work when nothing else does. */
export function NotFoundMessage() {
  const store = useStoreName();
  const ways = useOpenLinks(WAYS);
  return (
    <>
      <title>{`Page not found | ${store}`}</title>
      <meta name="robots" content="noindex" />
      <h1 className="e-title">Oops! We can't seem to find the page you're looking for.</h1>
      <ul className="e-error-links">
        {ways.map(({ to, text }) => (
          <li key={to}>
            <a className="e-link" href={to}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The page for an address that no route of the shop knows, outside the catalogue. */
export function UnknownRouteMessage() {
  const store = useStoreName();
  return (
    <>
      <title>{`Page not found | ${store}`}</title>
      <meta name="robots" content="noindex" />
      <h1 className="e-title">This page could not be found</h1>
      <p>
        <a className="e-link" href="/">
          Return to Home Page.
        </a>
      </p>
    </>
  );
}
