/** Plays compositions in a browser: clock, painter, media, sound, workers. */

export { DIRECTED_TRANSITIONS, paintTransition } from '../painter/transitions/paint-transition';
export type { TransitionContext } from '../painter/transitions/transition-pictures';
export {
  type CompileScene,
  createSceneCompiler,
  type SceneCompilerClient,
  type SceneCompilerOptions,
} from './compiling/scene-compiler';
export { type Composer, type ComposerOptions, createComposer } from './composing/composer';
export type { FieldBox, FieldLayer } from './field-box';
export { Alarm } from './painting/alarm';
export { whenIdle } from './painting/when-idle';
export {
  createPlayer,
  type Player,
  type PlayerEvents,
  type PlayerOptions,
  type PlayerState,
} from './player';
export type { SceneFallback } from './scene-fallback';
export { firstFramePixels } from './stills/first-frame';
export { sceneMotion } from './stills/scene-motion';
export { paintSceneStill } from './stills/scene-still';
export { textContrasts } from './stills/text-contrast';
export { frameAt, shownSceneAt } from './timeline';
