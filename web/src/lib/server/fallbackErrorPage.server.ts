import { env } from '../../../env.ts';
import { escapeMarkup } from '../format/markup.ts';

const NAME = escapeMarkup(env.STORE_NAME);

/** The page for errors while rendering the error page. It depends on nothing, not even on a file. */
export function fallbackErrorPage(nonce = ''): string {
  return `<!DOCTYPE html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${NAME}</title>
<style nonce="${nonce}">
body{margin:0;color:#1c1a17;background:#faf8f4;font:400 16px/1.6 system-ui,sans-serif}
header{padding:24px 20px;border-bottom:1px solid #e3dccf;text-align:center;font:500 34px/1.2 Garamond,"Times New Roman",serif;letter-spacing:.06em}
main{margin:0 auto;max-width:560px;padding:20vh 20px;text-align:center;text-wrap:balance}
a{display:inline-block;padding:10px;color:#5c1422;text-underline-offset:.25em}
:focus-visible{outline:2px solid #5c1422;outline-offset:3px}
</style></head>
<body>
<header>${NAME}</header>
<main>
<p>An error occurred while showing the error page</p>
<p><a href="/">Go back to home</a></p>
</main>
</body>
</html>`;
}
