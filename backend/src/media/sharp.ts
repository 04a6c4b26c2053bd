import sharp from 'sharp';

// What has been drawn is kept in files: sharp's own cache would only hold memory.
sharp.cache(false);

export { sharp };
