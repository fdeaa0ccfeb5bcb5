import { isEqual } from '../../base/equal';
import type { Id } from '../../contract/schemas/ids';
import { type EditorProject, NO_VALUES, type SceneValues } from '../editor-project';
import {
  type Change,
  FIELD_GROUPS,
  fieldPart,
  type PartValues,
  scenePart,
  VIDEO_KINDS,
  videoPart,
  videoValues,
} from './part';

/** Everything in which `after` differs from `before`: the video first, then its scenes in their order. */
export function changesBetween(before: EditorProject, after: EditorProject): readonly Change[] {
  const from = videoValues(before);
  const to = videoValues(after);
  const video = VIDEO_KINDS.flatMap((kind) =>
    isEqual(from[kind], to[kind]) ? [] : [{ ...videoPart(kind), before: from[kind], after: to[kind] } as Change],
  );
  return [...video, ...orderChange(before, after), ...sceneChanges(before, after)];
}

/** The scene as a whole; undefined when the project does not have it. */
export function sceneOf(project: EditorProject, sceneId: Id<'scene'>): PartValues['scene'] {
  const scene = project.scenes.find(({ id }) => id === sceneId);
  if (!scene) return undefined;
  const { templateId, bars = null, transition = null } = scene;
  return { templateId, bars, transition, values: project.values[sceneId] };
}

function orderChange(before: EditorProject, after: EditorProject): Change[] {
  const [from, to] = [before, after].map(({ scenes }) => scenes.map(({ id }) => id)) as [number[], number[]];
  const kept = from.filter((id) => to.includes(id));
  const now = to.filter((id) => from.includes(id));
  return isEqual(kept, now) ? [] : [{ ...videoPart('order'), before: kept, after: now }];
}

function sceneChanges(before: EditorProject, after: EditorProject): Change[] {
  const ids = new Set([...before.scenes, ...after.scenes].map(({ id }) => id));
  return [...ids].flatMap((id): Change[] => {
    const from = sceneOf(before, id);
    const to = sceneOf(after, id);
    if (from && to && from.templateId === to.templateId) {
      return [...timeChanges(id, from, to), ...valueChanges(id, from.values ?? NO_VALUES, to.values ?? NO_VALUES)];
    }
    return [{ ...scenePart('scene', id), before: from, after: to }];
  });
}

type SceneTime = Pick<NonNullable<PartValues['scene']>, 'bars' | 'transition'>;

/** Changes of how long a scene lasts, and of how it gives way to the next one. */
export function timeChanges(sceneId: Id<'scene'>, before: SceneTime, after: SceneTime): Change[] {
  const { bars, transition } = before;
  return [
    ...(bars === after.bars ? [] : [{ ...scenePart('length', sceneId), before: bars, after: after.bars }]),
    ...(isEqual(transition, after.transition)
      ? []
      : [{ ...scenePart('transition', sceneId), before: transition, after: after.transition }]),
  ];
}

/** Differences between two states of one scene. */
export function valueChanges(sceneId: Id<'scene'>, before: SceneValues, after: SceneValues): Change[] {
  if (before === after) return [];
  const fields = FIELD_GROUPS.flatMap(([kind, group]) => {
    const from = before[group];
    const to = after[group];
    if (from === to) return [];
    return [...new Set([...Object.keys(from), ...Object.keys(to)])].flatMap((field) =>
      from[field] === to[field]
        ? []
        : [{ ...fieldPart(kind, sceneId, field), before: from[field] ?? null, after: to[field] ?? null } as Change],
    );
  });
  const { background: from } = before;
  const { background: to } = after;
  return isEqual(from, to) ? fields : [...fields, { ...scenePart('background', sceneId), before: from, after: to }];
}
