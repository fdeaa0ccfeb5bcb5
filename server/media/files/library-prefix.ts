/** Keys that begin so name files of the built library. */
export const LIBRARY_PREFIX = 'library/';
