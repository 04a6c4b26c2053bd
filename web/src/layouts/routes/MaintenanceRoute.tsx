import { data } from 'react-router';

const SECONDS_TO_WAIT = '300';

export const loader = () =>
  data(null, { status: 503, headers: { 'Retry-After': SECONDS_TO_WAIT } });

export default function MaintenanceRoute() {
  return (
    <>
      <title>Down for maintenance</title>
      <meta name="robots" content="noindex" />
      <h1 className="e-title">Sorry! We're down for maintenance.</h1>
    </>
  );
}
