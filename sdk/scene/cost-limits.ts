/** Corners of all outlines in a frame. The richest scene of the library has some 3,000. */
export const MOST_POINTS = 100_000;
/** Copies of one repeater, and points of one star, that painters draw of any document. */
export const MOST_COPIES = 5000;
/** Characters of all texts of a document, in each of their states. Shaping takes up to 7 µs for each. */
export const MOST_CHARACTERS = 20_000;
/** Frames, before or after the first one, at which painters look for changes: twice as many as a document may have. */
export const MOST_FRAMES = 36_000;
