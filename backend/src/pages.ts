import type { BackendEnv } from './env.ts';
import { htmlPage } from './shared/html.ts';

const style = `:root{color-scheme:light}body{margin:0;background:#f5f2ee;color:#1c1917;font:16px/1.5 Helvetica,Arial,sans-serif}
main{max-width:720px;margin:0 auto;padding:48px 20px}h1{font:400 28px/1.25 Georgia,serif;margin:0 0 20px}
dl{display:grid;grid-template-columns:minmax(100px,auto) minmax(0,1fr);gap:10px 24px;margin:0;padding:20px;background:#fff;border:1px solid #e7e0d8}
dt{color:#6b6560}dd{margin:0;overflow-wrap:anywhere}a{color:inherit;text-underline-offset:3px}`;

const page = (title: string, body: string): string =>
  htmlPage({ title, style, body: `<main>${body}</main>` });

/** The page at the back end's root: a list of its interfaces. */
export const overviewPage = (env: BackendEnv): string =>
  page(
    'Encore: the embedded back end',
    `<h1>Encore: the embedded back end</h1>
<dl>
<dt>REST</dt><dd><a href="${env.restPath}/V1/directory/countries">${env.restPath}/V1</a></dd>
<dt>GraphQL</dt><dd>${env.graphqlPath}</dd>
<dt>The admin</dt><dd><a href="/admin">/admin</a></dd>
<dt>Emails</dt><dd><a href="/mail">/mail</a></dd>
<dt>Pictures</dt><dd>/media/catalog/product/cache/{60x80|312x416|630x840}/…</dd>
</dl>`,
  );

export const notFoundPage = page('404 Not Found', '<h1>This page does not exist.</h1>');
