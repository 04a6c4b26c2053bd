import type { BackendEnv } from './env.ts';

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${title}</title></head>
<body>${body}</body></html>
`;

/** What stands at the back end's address: a list of what is here. */
export const overviewPage = (env: BackendEnv): string =>
  page(
    'Encore: the embedded back end',
    `<h1>Encore: the embedded back end</h1>
<ul>
<li>REST: <a href="${env.restPath}/V1/directory/countries">${env.restPath}/V1</a></li>
<li>GraphQL: ${env.graphqlPath}</li>
<li>The staff’s desk: <a href="/desk">/desk</a></li>
<li>Mails: <a href="/mail">/mail</a></li>
<li>Pictures: /media/catalog/product/cache/{60x80|312x416|630x840}/…</li>
</ul>`,
  );

/** A page that is not there, outside of the interfaces. */
export const notFoundPage = page('404 Not Found', '<h1>This page does not exist.</h1>');
