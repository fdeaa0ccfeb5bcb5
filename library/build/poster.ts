/** Px of the longer side of a poster, and of what is measured: letters of captions are whole pixels. */
export const POSTER_PX = 640;
