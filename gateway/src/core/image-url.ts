import type { ImageSize } from '../generated/types.ts';

/** The only sizes that the picture service has (spec §9). */
const FOLDERS: Readonly<Record<ImageSize, string>> = {
  THUMBNAIL: '60x80',
  CARD: '312x416',
  PRODUCT: '630x840',
};

/** Address of the picture `file` (Magento's path, such as `/f/l/flap.webp`) in one of the fixed sizes. */
export const imageUrl = (mediaUrl: string, file: string, size: ImageSize): string =>
  `${mediaUrl}/${FOLDERS[size]}${file.startsWith('/') ? '' : '/'}${file}`;
