/** The painter of scenes in Node. */

export { type NodePicture, type NodeScenePainter, openScenePainter } from './scene-painter';
