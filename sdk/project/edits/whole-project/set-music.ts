import type { OwnMusic } from '../../../contract/project/project';
import type { Id } from '../../../contract/schemas/ids';
import type { EditType } from '../edit';
import { readId, readList, readNullable } from '../read';
import { readOwnMusic } from './read-own-music';

/** Kit and sequence of samples together: a sequence belongs to its kit. */
export interface SetMusic {
  readonly type: 'set-music';
  readonly musicKitId: Id<'musicKit'> | null;
  readonly audio: readonly number[];
  /** Music of the account in place of both. Default: none. */
  readonly ownMusic?: OwnMusic | null;
}

export const setMusic: EditType<SetMusic> = {
  type: 'set-music',
  apply: (project, { musicKitId, audio, ownMusic = null }) => ({ ...project, musicKitId, audio, ownMusic }),
  invert: ({ musicKitId, audio, ownMusic }) => ({ type: 'set-music', musicKitId, audio, ownMusic }),
  merge: (_earlier, later) => later,
  read(json) {
    const musicKitId = readNullable(json.musicKitId, readId);
    const audio = readList(json.audio, readId);
    const ownMusic = readNullable(json.ownMusic ?? null, readOwnMusic);
    if (musicKitId === undefined || !audio || ownMusic === undefined) return undefined;
    return { type: 'set-music', musicKitId, audio, ownMusic };
  },
};
