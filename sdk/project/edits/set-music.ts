import type { EditType } from './edit';
import { readId, readList, readNullable } from './read';

/** Kit and sequence of samples together: a sequence belongs to its kit. */
export interface SetMusic {
  readonly type: 'set-music';
  readonly musicKitId: number | null;
  readonly audio: readonly number[];
}

export const setMusic: EditType<SetMusic> = {
  type: 'set-music',
  apply: (project, { musicKitId, audio }) => ({ ...project, musicKitId, audio }),
  invert: ({ musicKitId, audio }) => ({ type: 'set-music', musicKitId, audio }),
  merge: (_earlier, later) => later,
  read(json) {
    const musicKitId = readNullable(json.musicKitId, readId);
    const audio = readList(json.audio, readId);
    return musicKitId !== undefined && audio ? { type: 'set-music', musicKitId, audio } : undefined;
  },
};
