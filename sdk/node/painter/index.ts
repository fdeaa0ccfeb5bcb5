/** The painter of scenes in Node, and of what is between them. */

export { TransitionPainter } from '../../painter/transitions/transition-painter';
export type { TransitionContext } from '../../painter/transitions/transition-pictures';
export { transitionProgress } from '../../scene/transitions/film-moment';
export { withMergedPaths } from './merge-paths';
export { type NodePicture, type NodeScenePainter, openScenePainter } from './scene-painter';
