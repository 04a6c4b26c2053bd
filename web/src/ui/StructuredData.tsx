import { trustedHtml } from '#lib/browser/trustedTypes.ts';
import { safeJson } from '#lib/format/structuredData.ts';

export function StructuredData({ value }: { value: Record<string, unknown> }) {
  const json = safeJson(value);
  return (
    <script
      // A new element for new contents: Trusted Types report a script element whose text changes.
      key={json}
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: safeJson escapes what could end the script.
      dangerouslySetInnerHTML={{ __html: trustedHtml(json) }}
    />
  );
}
