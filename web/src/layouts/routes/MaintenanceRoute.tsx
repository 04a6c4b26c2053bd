import { data } from 'react-router';
import { STILL } from '../../shared/still.ts';
import { telHref } from '../../shared/telHref.ts';
import { useSite } from '../../shared/useSite.ts';

const SECONDS_TO_WAIT = '300';

export const handle = STILL;

/** Crawlers and proxies learn that the shop comes back, and when. */
export const loader = () =>
  data(null, { status: 503, headers: { 'Retry-After': SECONDS_TO_WAIT } });

/** The page that stands for the shop while it is closed (text of spec §2). */
export default function MaintenanceRoute() {
  const { phone, chatUrl } = useSite();
  return (
    <>
      <title>Down for maintenance</title>
      <meta name="robots" content="noindex" />
      <h1 className="e-title">Sorry! We're down for maintenance.</h1>
      <p>
        The shop is open again shortly. Until then, call{' '}
        <a className="e-link" href={telHref(phone)}>
          {phone}
        </a>
        {chatUrl && (
          <>
            {' '}
            or use the{' '}
            <a className="e-link" href={chatUrl}>
              live chat
            </a>
          </>
        )}
        .
      </p>
    </>
  );
}
