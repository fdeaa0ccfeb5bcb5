import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import type { PaintEnvironment } from './paint-environment';
import type { SceneSlice } from './protocol';
import { openScene, type ScenePainter } from './scene-painter';
import { openTransition } from './transition-painter';

/** One scene, or two with the transition between them. @throws SpotreelError `template_invalid` or `media_undecodable` */
export function openSlice(
  slice: SceneSlice,
  target: { canvas: Canvas; context: SKRSContext2D },
  environment: PaintEnvironment,
): Promise<ScenePainter> {
  const { leaving } = slice;
  return leaving ? openTransition(slice, leaving, target, environment) : openScene(slice, target, environment);
}
