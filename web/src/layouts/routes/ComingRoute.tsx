import { Link } from 'react-router';

/** Stands for a page that is promised and not open yet. */
export default function ComingRoute() {
  return (
    <div className="e-wrap e-error-page">
      <title>Opening soon</title>
      <meta name="robots" content="noindex" />
      <p className="e-eyebrow">Opening soon</p>
      <h1 className="e-title">This room is still being prepared.</h1>
      <p>It opens shortly. Everything we have on sale is already here to browse.</p>
      <p>
        <Link className="e-link" to="/">
          Return to Home Page.
        </Link>
      </p>
    </div>
  );
}
