import type { GalleryEntry } from '../../domains/catalog/types.ts';
import type { LedLook } from './assign-looks.ts';
import type { ItemDraft } from './draft.ts';
import type { Picture } from './facts.ts';
import type { Random } from './random.ts';

/** Magento's path of a file: '/f/l/flap-black.webp', by the first two letters of its name. */
function mediaPath(file: string): string {
  return `/${file[0]}/${file[1]}/${file}`.toLowerCase();
}

/** The picture that has nine more close views beside its three. */
export const MANY_VIEWS = { id: 'flap-quilted-lamb-black-gold', extra: 9 } as const;

const lost = ({ file, label }: GalleryEntry): GalleryEntry => ({
  file: file.replace('.webp', '-lost.webp'),
  label,
});

function closeViews(picture: Picture): GalleryEntry[] {
  return Array.from({ length: MANY_VIEWS.extra }, (_, index) => ({
    file: mediaPath(`${picture.id}-close-${index + 1}.webp`),
    label: `close view ${index + 1}`,
  }));
}

/**
 * An item's pictures: three views, sometimes one, and twelve for some of the picture that has
 * them. The first file of a lost one is not in the library, as it happens in a real shop.
 */
export function toGallery(
  { picture, lead }: LedLook,
  { kind, hasOneView }: ItemDraft,
  random: Random,
): GalleryEntry[] {
  const inOrder = lead === 0 ? picture.views : picture.views.toSpliced(lead, 1);
  const led = lead === 0 ? [] : picture.views.slice(lead, lead + 1);
  const views = [...led, ...inOrder].map(({ file, alt }) => ({
    file: mediaPath(file),
    label: alt,
  }));
  const [first, ...rest] = views;
  if (first && kind === 'lost') return [lost(first), ...rest];
  if (first && hasOneView) return [first];
  const hasMany = picture.id === MANY_VIEWS.id && random.chance(0.3);
  return hasMany ? [...views, ...closeViews(picture)] : views;
}
