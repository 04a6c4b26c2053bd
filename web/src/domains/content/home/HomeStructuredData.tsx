import { useRootData, useSite } from '#lib/site/useSite.ts';
import { StructuredData } from '#ui/PageHead.tsx';

export function HomeStructuredData() {
  const { url, name, phone } = useSite();
  const logo = useRootData().content?.storeConfig?.headerLogoSrc ?? '/favicon.svg';
  return (
    <StructuredData
      value={{
        '@context': 'https://schema.org',
        '@graph': [
          {
            '@type': 'Organization',
            '@id': `${url}/#organization`,
            name,
            url: `${url}/`,
            logo: new URL(logo, url).href,
            contactPoint: {
              '@type': 'ContactPoint',
              contactType: 'customer service',
              telephone: phone,
            },
          },
          {
            '@type': 'WebSite',
            '@id': `${url}/#website`,
            name,
            url: `${url}/`,
            publisher: { '@id': `${url}/#organization` },
            potentialAction: {
              '@type': 'SearchAction',
              target: { '@type': 'EntryPoint', urlTemplate: `${url}/search?term={term}` },
              'query-input': 'required name=term',
            },
          },
        ],
      }}
    />
  );
}
