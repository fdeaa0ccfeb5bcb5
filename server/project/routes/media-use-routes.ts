import type { Route } from '../../platform/http/implement';
import type { ProjectServices } from '../domain';
import { mediaUses } from './media-uses';
import { replaceMedia, restoreMediaFile } from './replace-media';

/** Calls about files of the assets library that projects show. */
export const mediaUseRoutes: readonly Route<ProjectServices>[] = [mediaUses, replaceMedia, restoreMediaFile];
