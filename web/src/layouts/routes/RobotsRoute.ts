import { env } from '../../../env.ts';

/** Personal pages, which crawlers must not visit. */
const DISALLOWED = ['/account', '/checkout', '/guest/', '/sell/'];

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
