/** Findings that need a laid out and painted scene. */
import type { Id } from '../../contract/schemas/ids';
import { leastContrastOf } from '../check/text-contrast';
import type { CompiledScene, SceneNotice } from '../composition';
import { isOneColor } from '../film-figures/one-color';
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
  return isOneColor(pixels) ? [findingOf('first_frame_empty', { sceneId })] : [];
}
