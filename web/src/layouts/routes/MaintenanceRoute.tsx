import { data } from 'react-router';
import { useSite } from '../../shared/useSite.ts';

const SECONDS_TO_WAIT = '300';

export const loader = () =>
  data(null, { status: 503, headers: { 'Retry-After': SECONDS_TO_WAIT } });

export default function MaintenanceRoute() {
  const { phone, chatUrl } = useSite();
  return (
    <>
      <title>Down for maintenance</title>
      <meta name="robots" content="noindex" />
      <h1 className="e-title">Sorry! We're down for maintenance.</h1>
      <p>
        The shop is open again shortly. Until then, call{' '}
        <a className="e-link" href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
          {phone}
        </a>{' '}
        or{' '}
        <a className="e-link" href={chatUrl}>
          write to us
        </a>
        .
      </p>
    </>
  );
}
