const DIRECTIVE = /\{\{media url=(?:"|&quot;)?([\w./-]+)(?:"|&quot;)?\}\}/g;

/** Content as Magento hands it out: `{{media url="…"}}` has become an address. `mediaUrl` ends with a slash. */
export const withMedia = (html: string, mediaUrl: string): string =>
  html.replace(DIRECTIVE, (_match, path: string) => mediaUrl + path.replace(/^\/+/, ''));
