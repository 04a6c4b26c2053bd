import type { ApolloClient, NormalizedCacheObject } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import {
  type ProductCard_ProductFragment,
  ProductCard_ProductFragmentDoc,
} from '../card/ProductCard.generated.ts';
import type { PageProduct } from './details.ts';

/** A product whose card data is shown until its page is loaded. */
export interface Preview {
  readonly sku: string;
  /** True if the page is in the cache, false if it could not be loaded completely. */
  readonly isRead: Promise<boolean>;
}

const CARD = { fragment: ProductCard_ProductFragmentDoc, fragmentName: 'ProductCard_product' };

export function findCard(
  { cache }: ApolloClient,
  path: string,
): ProductCard_ProductFragment | null {
  const known = Object.values(cache.extract() as NormalizedCacheObject);
  const product = known.find((each) => each?.__typename === 'Product' && each.path === path);
  return product ? cache.readFragment({ ...CARD, from: `${cache.identify(product)}` }) : null;
}

/** The card's current data. If the page could not be loaded, reloads it without a preview. */
export function usePreview(preview: Preview | null): ProductCard_ProductFragment | null {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let isLeft = false;
    void preview?.isRead.then((isRead) => {
      if (!isRead && !isLeft) void revalidate();
    });
    return () => {
      isLeft = true;
    };
  }, [preview, revalidate]);
  const from = preview && { __typename: 'Product' as const, sku: preview.sku };
  const { data, complete } = useFragment({ ...CARD, from });
  return complete ? data : null;
}

/** Converts card data to page data with one photo and without details. */
export function toPreview(card: ProductCard_ProductFragment): PageProduct {
  const photos = card.images.slice(0, 1).map(({ url }) => ({
    alt: card.name,
    position: 0,
    url,
    thumbnail: url,
    large: url,
  }));
  return {
    ...card,
    images: photos,
    isSalable: card.availability === 'AVAILABLE',
    isOneOfAKind: false,
    designerPath: null,
    designerPagePath: null,
    topCategories: [],
    subcategories: [],
    color: null,
    material: null,
    materialType: null,
    isExoticMaterial: false,
    authenticityCode: null,
    description: null,
    condition: null,
    details: [],
    variants: [],
    related: [],
  };
}
