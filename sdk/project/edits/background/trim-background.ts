import type { Id } from '../../../contract/schemas/ids';
import type { EditType } from '../edit';
import { readId, readNumber } from '../read';
import { backgroundBefore, withBackground } from './set-background';

/**
 * Sets the part of a background video that is shown; seconds into the file. Fits only a scene with a video of its own.
 */
export interface TrimBackground {
  readonly type: 'trim-background';
  readonly sceneId: Id<'scene'>;
  readonly trimStart: number;
  /** After `trimStart`. */
  readonly trimEnd: number;
}

export const trimBackground: EditType<TrimBackground> = {
  type: 'trim-background',
  apply: (project, { sceneId, trimStart, trimEnd }) =>
    withBackground(project, sceneId, (background) =>
      background?.type === 'video' && trimStart >= 0 && trimEnd > trimStart
        ? { ...background, trimStart, trimEnd }
        : undefined,
    ),
  invert: (before, { sceneId }) => backgroundBefore(before, sceneId),
  merge: (earlier, later) => (earlier.sceneId === later.sceneId ? later : undefined),
  read(json) {
    const sceneId = readId(json.sceneId);
    const trimStart = readNumber(json.trimStart);
    const trimEnd = readNumber(json.trimEnd);
    if (!sceneId || trimStart === undefined || trimEnd === undefined) return undefined;
    return { type: 'trim-background', sceneId, trimStart, trimEnd };
  },
};
