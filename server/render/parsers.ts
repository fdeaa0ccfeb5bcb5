import { pixelsOfPicture, readPicture } from './engine/media/read-picture';

/** What reads pictures of people, in a process of its own. */
export const renderParsers = { pixelsOfPicture, readPicture };
