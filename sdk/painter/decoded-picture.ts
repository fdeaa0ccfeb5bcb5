/** Drawable picture: decoded, or an element that the page may show and not read. */
export type DecodedPicture = ImageBitmap | HTMLImageElement;
