/** The painter of scenes in Node, and of what is between them. */

export { transitionProgress } from '../../scene/transitions/film-moment';
export { withMergedPaths } from './merge-paths';
export { type NodePicture, type NodeScenePainter, openScenePainter } from './scene-painter';
export { type NodeTransitionPainter, openTransitionPainter } from './transition-painter';
