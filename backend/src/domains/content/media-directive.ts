const DIRECTIVE = /\{\{media url=(?:"|&quot;)?([\w./-]+)(?:"|&quot;)?\}\}/g;

/** Resolves `{{media url="…"}}` to a URL, as Magento does. `mediaUrl` ends with a slash. */
export const withMedia = (html: string, mediaUrl: string): string =>
  html.replace(DIRECTIVE, (_match, path: string) => mediaUrl + path.replace(/^\/+/, ''));
