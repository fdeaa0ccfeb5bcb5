/** The background of a scene, ready for painters. */
import type { HexColor } from '../../base/color';
import { placementOf } from '../../project/background-position';
import type { SceneContent } from '../compiling/compile-scene';
import type { CompiledBackground } from '../composition';
import { mediaSource, type ShownBackground } from './scene-files';

/** Three frames: less is a still. */
const SHORTEST_TRIM_SECONDS = 0.1;

/** Color behind animations that have no color of their own behind them. */
export const BEHIND_ANIMATIONS: HexColor = '#ffffff';

/** Color behind the transparent parts of pictures, as where they rest. */
const BEHIND_PICTURES: HexColor = '#ffffff';

/** `sceneSeconds`: the length of the scene. */
export function compiledBackground({ value, file }: ShownBackground, sceneSeconds: number): CompiledBackground {
  if (!file) return { type: 'color', color: value.value };
  // it plays in the scene's own document, over this
  if (value.type === 'lottie') return { type: 'color', color: value.color ?? BEHIND_ANIMATIONS };
  if (value.type === 'image' && value.camera) return { type: 'color', color: BEHIND_PICTURES };
  const placed = { media: mediaSource(file), ...placementOf(value) };
  if (value.type === 'image') return { type: 'image', ...placed };
  // A trim can be older than the file that has the id now.
  const length = file.props.duration ?? (value.trimStart ?? 0) + sceneSeconds;
  const trimStartSeconds = Math.min(value.trimStart ?? 0, Math.max(0, length - SHORTEST_TRIM_SECONDS));
  const trimEndSeconds = Math.max(trimStartSeconds + SHORTEST_TRIM_SECONDS, Math.min(value.trimEnd ?? length, length));
  return { type: 'video', ...placed, trimStartSeconds, trimEndSeconds };
}

/** An animation of the user, or a picture over which the camera moves, is part of the scene's document, behind everything else. */
export function compiledBackdrop({ value, file }: ShownBackground): Pick<SceneContent, 'backdrop'> {
  if (!file) return {};
  if (value.type === 'image' && value.camera)
    return { backdrop: { media: mediaSource(file), ...placementOf(value), camera: value.camera } };
  if (value.type !== 'lottie') return {};
  return { backdrop: { media: mediaSource(file), ...placementOf(value) } };
}
