import { redirect } from 'react-router';
import type { Route } from './+types/CreatePasswordRoute.ts';

/** The target of links in Magento's emails, which contain no email address. */
export function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const token = searchParams.get('token') ?? '';
  const headers = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' };
  return redirect(`/account/reset-password?${new URLSearchParams({ token })}`, { headers });
}
