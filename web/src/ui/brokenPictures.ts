/**
 * Marks each picture of the page that cannot be had, so that a drawing takes its place, and frees it when another
 * address gives one. One pair of listeners hears of all pictures, which are sixty in a list.
 */
export function watchPictures(): void {
  document.addEventListener('error', ({ target }) => mark(target, true), true);
  document.addEventListener('load', ({ target }) => mark(target, false), true);
  // What failed before has told nobody.
  for (const image of document.images) {
    if (image.complete && image.naturalWidth === 0 && image.currentSrc) mark(image, true);
  }
}

function mark(target: EventTarget | null, isBroken: boolean): void {
  if (!(target instanceof HTMLImageElement)) return;
  const frame = target.closest('.e-picture');
  if (frame && frame.hasAttribute('data-broken') !== isBroken) {
    frame.toggleAttribute('data-broken', isBroken);
  }
}
