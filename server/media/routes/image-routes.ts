import type { Route } from '../../platform/http/implement';
import type { MediaServices } from '../domain';
import { filmOfImage } from './film-of-image';
import { refineBackground } from './refine-background';
import { removeBackground } from './remove-background';

/** Calls that make something of an image. */
export const imageRoutes: readonly Route<MediaServices>[] = [filmOfImage, refineBackground, removeBackground];
