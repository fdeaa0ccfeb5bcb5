import { pixelsOfPicture, readPicture } from './engine/media/read-picture';

/** Parsers of pictures of people, in a process of its own. */
export const renderParsers = { pixelsOfPicture, readPicture };
