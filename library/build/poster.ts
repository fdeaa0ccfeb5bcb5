/** Longer side in px of a poster, and of what is measured: letters of captions are whole pixels. */
export const POSTER_PX = 640;
