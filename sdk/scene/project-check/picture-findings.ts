/** Findings that need a laid out and painted scene. */
import type { Id } from '../../contract/schemas/ids';
import { leastContrastOf } from '../check/text-contrast';
import type { CompiledScene, SceneNotice } from '../composition';
import { isOneColor } from '../film-figures/one-color';
import { phoneTexts } from '../film-figures/phone-texts';
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

/** Letters below this size are hard to read on a phone, CSS px. */
const LEAST_PHONE_PX = 9;

/** Findings about texts on a phone. `kind`: apps put their buttons over videos, not over images. */
export function phoneFindings(
  { ingredientId: sceneId, animation }: Pick<CompiledScene, 'ingredientId' | 'animation'>,
  kind: 'video' | 'image',
): CheckFinding[] {
  return phoneTexts(animation).flatMap(({ field, sizePx, isUnderButtons }) => [
    ...(sizePx < LEAST_PHONE_PX ? [findingOf('text_small_on_phone', { sceneId, field, facts: { sizePx } })] : []),
    ...(isUnderButtons && kind === 'video' ? [findingOf('text_under_buttons', { sceneId, field })] : []),
  ]);
}

/** `pixels`: the first frame of the video, RGBA. `sceneId`: its first scene. */
export function firstFrameFindings(sceneId: Id<'scene'>, pixels: Uint8ClampedArray): CheckFinding[] {
  return isOneColor(pixels) ? [findingOf('first_frame_empty', { sceneId })] : [];
}
