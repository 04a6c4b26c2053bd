/**
 * Marks images that cannot be loaded, so that CSS shows a placeholder, and unmarks them when another URL loads. One
 * pair of listeners on the document handles all images.
 */
export function watchPictures(): void {
  document.addEventListener('error', ({ target }) => mark(target, true), true);
  document.addEventListener('load', ({ target }) => mark(target, false), true);
  // Images that failed before the listeners were added.
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
