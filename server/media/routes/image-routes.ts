import { filmOfImage } from './film-of-image';
import { refineBackground } from './refine-background';
import { removeBackground } from './remove-background';

/** What is made of an image. */
export const imageRoutes = { filmOfImage, refineBackground, removeBackground };
