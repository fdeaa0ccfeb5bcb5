import type { BackgroundValue } from '../../../contract/project/background';
import type { Id } from '../../../contract/schemas/ids';
import { type EditorProject, valuesOf } from '../../editor-project';
import type { EditType } from '../edit';
import { readId, readNullable } from '../read';
import { readBackground } from './read-background';

/** Sets what is behind a scene; null is the template's own. */
export interface SetBackground {
  readonly type: 'set-background';
  readonly sceneId: Id<'scene'>;
  readonly value: BackgroundValue | null;
}

export const setBackground: EditType<SetBackground> = {
  type: 'set-background',
  apply: (project, { sceneId, value }) => withBackground(project, sceneId, () => value),
  invert: (before, { sceneId }) => backgroundBefore(before, sceneId),
  merge: (earlier, later) => (earlier.sceneId === later.sceneId ? later : undefined),
  read(json) {
    const sceneId = readId(json.sceneId);
    const value = readNullable(json.value, readBackground);
    return sceneId && value !== undefined ? { type: 'set-background', sceneId, value } : undefined;
  },
};

/** The edit that brings back the background that the scene has now: the inverse of every edit of it. */
export function backgroundBefore(before: EditorProject, sceneId: Id<'scene'>): SetBackground {
  return { type: 'set-background', sceneId, value: valuesOf(before, sceneId)?.background ?? null };
}

/** Undefined when there is no such scene or `change` finds nothing to change. */
export function withBackground(
  project: EditorProject,
  sceneId: Id<'scene'>,
  change: (background: BackgroundValue | null) => BackgroundValue | null | undefined,
): EditorProject | undefined {
  const values = valuesOf(project, sceneId);
  const background = values && change(values.background);
  if (!values || background === undefined) return undefined;
  return { ...project, values: { ...project.values, [sceneId]: { ...values, background } } };
}
