import { env } from '../../env.ts';
import { escapeMarkup } from './escapeMarkup.ts';

/** The page for when even the error page could not be rendered: nothing in it can fail (text of spec §2). */
export const LAST_RESORT_HTML = `<!DOCTYPE html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeMarkup(env.STORE_NAME)}</title></head>
<body style="font-family:system-ui,sans-serif;margin:15vh auto;max-width:36em;padding:0 20px;color:#1c1a17;background:#faf8f4">
<p>An error occurred while showing the error page</p>
<p><a href="/" style="color:#5c1422">Go back to home</a></p>
</body>
</html>`;
