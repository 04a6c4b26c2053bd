import { escapeMarkup } from '#lib/format/markup.ts';

/** The page for an overloaded server; it reloads itself after `seconds`. */
export function busyPage(storeName: string, nonce: string, seconds: number): string {
  const name = escapeMarkup(storeName);
  return `<!DOCTYPE html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="${seconds}"><title>One moment, please | ${name}</title>
<style nonce="${nonce}">
body{margin:0;color:#1c1a17;background:#faf8f4;font:400 16px/1.6 system-ui,sans-serif}
header{padding:24px 20px;border-bottom:1px solid #e3dccf;text-align:center;font:500 34px/1.2 Garamond,"Times New Roman",serif;letter-spacing:.06em}
main{margin:0 auto;max-width:560px;padding:20vh 20px;text-align:center;text-wrap:balance}
</style></head>
<body>
<header>${name}</header>
<main>
<h1>One moment, please</h1>
<p>Many people are shopping right now. This page will reload by itself in a few seconds.</p>
</main>
</body>
</html>`;
}
