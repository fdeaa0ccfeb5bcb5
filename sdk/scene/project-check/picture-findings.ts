/** Findings that need a laid out and painted scene. */
import type { Id } from '../../contract/schemas/ids';
import { leastContrastOf } from '../check/text-contrast';
import type { CompiledScene, SceneNotice } from '../composition';
import { restingAreas } from '../scrims/resting-areas';
import { type CheckFinding, findingOf } from './finding';

/** One finding for each notice of the scene, whatever its code. */
export function noticeFindings(sceneId: Id<'scene'>, notices: readonly SceneNotice[]): CheckFinding[] {
  return notices.map(({ code, field = null, letters }) =>
    findingOf(code, { sceneId, field, facts: letters === undefined ? {} : { letters } }),
  );
}

/** WCAG contrast by innerReference, as the painters measure it. Large letters need less of it. */
export function contrastFindings(
  { ingredientId: sceneId, animation }: Pick<CompiledScene, 'ingredientId' | 'animation'>,
  contrasts: ReadonlyMap<string, number>,
): CheckFinding[] {
  const { texts } = restingAreas(animation);
  const leastOf = (field: string) => {
    const sizes = (texts.get(field) ?? []).map(({ sizePx }) => sizePx);
    return leastContrastOf(sizes.length > 0 ? Math.min(...sizes) : 0, animation.w);
  };
  return [...contrasts]
    .filter(([field, contrast]) => contrast < leastOf(field))
    .map(([field, contrast]) => findingOf('text_contrast', { sceneId, field, facts: { contrast } }));
}

/** `pixels`: the first frame of the video, RGBA. `sceneId`: its first scene. */
export function firstFrameFindings(sceneId: Id<'scene'>, pixels: Uint8ClampedArray): CheckFinding[] {
  return isFlat(pixels) ? [findingOf('first_frame_empty', { sceneId })] : [];
}

/** So many of the pixels have one color. */
const FLAT_SHARE = 0.995;
/** Largest invisible difference, of 255. */
const SAME_COLOR = 6;

/** True if a picture is one flat color. Pixels are RGBA. */
export function isFlat(pixels: Uint8ClampedArray): boolean {
  const count = pixels.length / 4;
  if (count === 0) return false;
  const channels = [0, 1, 2].map((channel) => medianOf(pixels, channel));
  let same = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    if (channels.every((value, channel) => Math.abs((pixels[at + channel] ?? 0) - value) <= SAME_COLOR)) same++;
  }
  return same / count >= FLAT_SHARE;
}

function medianOf(pixels: Uint8ClampedArray, channel: number): number {
  const counts = new Uint32Array(256);
  for (let at = channel; at < pixels.length; at += 4) {
    const value = pixels[at] ?? 0;
    counts[value] = (counts[value] ?? 0) + 1;
  }
  const half = pixels.length / 8;
  let seen = 0;
  return counts.findIndex((count) => {
    seen += count;
    return seen >= half;
  });
}
