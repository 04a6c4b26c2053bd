import { RejectedError } from '#lib/forms/rejection.ts';

/** Longest side of an uploaded photo, in pixels. */
const MAX_SIDE = 2000;
/** Maximum file size, in bytes. */
const MAX_BYTES = 25_000_000;
/** Maximum number of pixels to decode; larger images are mistakes or decompression bombs. */
const MAX_PIXELS = 60_000_000;
const QUALITY = 0.88;
/** Browsers can draw it, but it is not a photo. */
const SVG = 'image/svg+xml';

/** Converts a photo to an upright JPEG of at most 2,000 pixels per side, without metadata; throws a RejectedError. */
export async function preparePhoto(file: File): Promise<Blob> {
  const name = `“${file.name || 'The photo'}”`;
  if (file.size === 0) throw new RejectedError(`${name} is empty.`);
  if (file.size > MAX_BYTES) {
    throw new RejectedError(`${name} is larger than 25 MB. Please choose a smaller one.`);
  }
  const url = URL.createObjectURL(file);
  try {
    const image = await loadImage(url);
    if (!image || file.type === SVG) {
      throw new RejectedError(
        `${name} is not a photo we can read. Please choose a JPEG, PNG or WebP.`,
      );
    }
    if (image.naturalWidth * image.naturalHeight > MAX_PIXELS) {
      throw new RejectedError(`${name} has more than 60 megapixels. Please choose a smaller one.`);
    }
    return await redraw(image, name);
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Reads the photo's dimensions without decoding its pixels; null if it is not an image. */
function loadImage(url: string): Promise<HTMLImageElement | null> {
  return new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => resolve(null);
    image.src = url;
  });
}

async function redraw(image: HTMLImageElement, name: string): Promise<Blob> {
  const { naturalWidth: width, naturalHeight: height } = image;
  const scale = Math.min(1, MAX_SIDE / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new RejectedError(`${name} could not be prepared. Please try again.`);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  // Drawing an image element applies its EXIF orientation.
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY));
  if (!blob) throw new RejectedError(`${name} could not be prepared. Please try again.`);
  return blob;
}
