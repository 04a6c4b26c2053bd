import { useStoreName } from '../shared/useSite.ts';

interface PageHeadProps {
  /** Title of the page without the shop's name. */
  readonly title: string;
  readonly description?: string | null;
  /** The page's own address, absolute; null for pages that must not be indexed. */
  readonly canonical: string | null;
  /** Absolute address of a picture for previews. */
  readonly image?: string | null;
  readonly type?: 'website' | 'product' | 'article';
}

/** Title, description, canonical address and preview of a page; React puts them into the head, on the server too. */
export function PageHead({
  title,
  description,
  canonical,
  image,
  type = 'website',
}: PageHeadProps) {
  const store = useStoreName();
  const full = title.includes(store) ? title : `${title} | ${store}`;
  return (
    <>
      <title>{full}</title>
      {description && <meta name="description" content={description} />}
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
      {image && <meta property="og:image" content={image} />}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
    </>
  );
}
