/** The painter of scenes in Node. */

export { withMergedPaths } from './merge-paths';
export { type NodePicture, type NodeScenePainter, openScenePainter } from './scene-painter';
