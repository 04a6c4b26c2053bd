import type { Image, Product } from '../../generated/types.ts';
import type { ProductRecord } from './record.ts';

/** A picture before its size is chosen. */
export type ImageModel = Omit<Image, 'url'> & {
  /** Magento's path of the picture, such as `/f/l/flap.webp`. */
  readonly file: string;
};

type ReadOnDemand = 'image' | 'images' | 'details' | 'related';

/** A product as far as its search record tells; the rest is read when it is asked for. */
export type ProductModel = Omit<Product, ReadOnDemand> & {
  readonly record: ProductRecord;
  /** Magento's path of the first picture; null when there is none. */
  readonly imageFile: string | null;
  /** True when the search service could not be asked for it. */
  readonly isStandIn?: true;
};
