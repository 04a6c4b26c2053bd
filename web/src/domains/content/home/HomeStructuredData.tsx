import { StructuredData } from '../../../ui/StructuredData.tsx';

/** Tells search engines who this is and how to search here. */
export function HomeStructuredData({ url }: { url: string }) {
  return (
    <StructuredData
      value={{
        '@context': 'https://schema.org',
        '@graph': [
          {
            '@type': 'Organization',
            '@id': `${url}/#organization`,
            name: 'Encore',
            url: `${url}/`,
          },
          {
            '@type': 'WebSite',
            '@id': `${url}/#website`,
            name: 'Encore',
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
