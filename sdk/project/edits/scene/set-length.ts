import type { Id } from '../../../contract/schemas/ids';
import { type EditorProject, sceneIndex } from '../../editor-project';
import type { EditType } from '../edit';
import { readId, readNullable } from '../read';
import { readBars } from './read-scene';

/** Sets how long a scene lasts. */
export interface SetLength {
  readonly type: 'set-length';
  readonly sceneId: Id<'scene'>;
  /** Bars, a multiple of a half; null: as long as the template. */
  readonly bars: number | null;
}

export const setLength: EditType<SetLength> = {
  type: 'set-length',
  apply(project, { sceneId, bars }) {
    const index = sceneIndex(project, sceneId);
    const scene = project.scenes[index];
    if (!scene) return undefined;
    const { bars: _before, ...others } = scene;
    return { ...project, scenes: project.scenes.with(index, bars === null ? others : { ...others, bars }) };
  },
  invert: (before, { sceneId }) => ({ type: 'set-length', sceneId, bars: barsOf(before, sceneId) }),
  merge: (earlier, later) => (earlier.sceneId === later.sceneId ? later : undefined),
  read(json) {
    const sceneId = readId(json.sceneId);
    const bars = readNullable(json.bars, readBars);
    return sceneId && bars !== undefined ? { type: 'set-length', sceneId, bars } : undefined;
  },
};

/** Null: as long as its template. */
export function barsOf(project: EditorProject, sceneId: Id<'scene'>): number | null {
  return project.scenes[sceneIndex(project, sceneId)]?.bars ?? null;
}
