/** HTML of the shop's own content. Only for fields of the schema's HTML type, which the gateway has sanitised. */
export function Html({ html, className = '' }: { html: string; className?: string }) {
  return (
    <div
      className={`e-html ${className}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the gateway has sanitised it; no other source may come here.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
