import { env } from '../../../env.ts';

/** What robots leave alone: everything that belongs to one person (spec §6). */
const DISALLOWED = ['/account', '/checkout', '/guest/', '/sell/'];

/** robots.txt, with the address of the sitemap. */
export function loader(): Response {
  const lines = [
    'User-agent: *',
    ...DISALLOWED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${env.PUBLIC_URL}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=3600, s-maxage=3600',
    },
  });
}
