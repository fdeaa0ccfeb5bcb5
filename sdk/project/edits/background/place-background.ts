import type { Id } from '../../../contract/schemas/ids';
import { formatPosition, MAX_SCALE, MAX_SHIFT_PERCENT } from '../../background-position';
import type { EditType } from '../edit';
import { readId, readNumber } from '../read';
import { backgroundBefore, withBackground } from './set-background';

/** Zoom and shift of a picture or video behind a scene. Fits only a scene with a picture or video of its own. */
export interface PlaceBackground {
  readonly type: 'place-background';
  readonly sceneId: Id<'scene'>;
  /** 1 covers the canvas, 4 is four times as near. */
  readonly scale: number;
  /** Percent of the canvas, -50 to 50. */
  readonly positionX: number;
  readonly positionY: number;
}

export const placeBackground: EditType<PlaceBackground> = {
  type: 'place-background',
  apply: (project, { sceneId, scale, positionX, positionY }) =>
    withBackground(project, sceneId, (background) =>
      background && background.type !== 'color'
        ? {
            ...background,
            scale: clamp(scale, 1, MAX_SCALE),
            position: formatPosition(
              clamp(positionX, -MAX_SHIFT_PERCENT, MAX_SHIFT_PERCENT),
              clamp(positionY, -MAX_SHIFT_PERCENT, MAX_SHIFT_PERCENT),
            ),
          }
        : undefined,
    ),
  invert: (before, { sceneId }) => backgroundBefore(before, sceneId),
  merge: (earlier, later) => (earlier.sceneId === later.sceneId ? later : undefined),
  read(json) {
    const sceneId = readId(json.sceneId);
    const scale = readNumber(json.scale);
    const positionX = readNumber(json.positionX);
    const positionY = readNumber(json.positionY);
    if (!sceneId || scale === undefined || positionX === undefined || positionY === undefined) return undefined;
    return { type: 'place-background', sceneId, scale, positionX, positionY };
  },
};

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}
