import { Heading } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { useTrustedHtml } from '#lib/browser/trustedTypes.ts';
import { safeJson } from '#lib/format/markup.ts';
import { useStoreName } from '#lib/site/useSite.ts';

interface PageHeadProps {
  /** The page's title without the shop's name. */
  readonly title: string;
  readonly description?: string | null;
  readonly keywords?: string | null;
  /** The page's canonical URL, absolute; null for pages that must not be indexed. */
  readonly canonical: string | null;
  /** Absolute URL of the preview image; indexed pages without one use the shop's default. */
  readonly image?: string | null;
  readonly type?: 'website' | 'product' | 'article';
}

/** Title, description, canonical URL and preview of a page; React hoists them into the head, also on the server. */
export function PageHead({
  title,
  description,
  keywords,
  canonical,
  image,
  type = 'website',
}: PageHeadProps) {
  const store = useStoreName();
  const preview = image ?? (canonical && new URL('/share.png', canonical).href);
  const full = title.includes(store) ? title : `${title} | ${store}`;
  return (
    <>
      <title>{full}</title>
      {description && <meta name="description" content={description} />}
      {keywords && <meta name="keywords" content={keywords} />}
      {canonical ? (
        <link rel="canonical" href={canonical} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      {canonical && <meta property="og:url" content={canonical} />}
      <meta property="og:title" content={full} />
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={store} />
      {description && <meta property="og:description" content={description} />}
      {preview && <meta property="og:image" content={preview} />}
      <meta name="twitter:card" content={preview ? 'summary_large_image' : 'summary'} />
    </>
  );
}

export function PageTitle(props: ComponentProps<typeof Heading>) {
  return <Heading as="h1" size="2xl" {...props} />;
}

export function StructuredData({ value }: { value: Record<string, unknown> }) {
  const json = safeJson(value);
  const content = useTrustedHtml(json);
  return (
    <script
      // A new element for new contents: Trusted Types report a script element whose text changes.
      key={json}
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: safeJson escapes what could end the script.
      dangerouslySetInnerHTML={content}
    />
  );
}
