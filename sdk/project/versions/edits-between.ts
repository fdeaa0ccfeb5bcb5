import { isEqual } from '../../base/equal';
import type { Edit } from '../edit';
import type { EditorProject, EditorScene } from '../editor-project';
import { changesBetween, sceneOf, timeChanges, valueChanges } from './changes';
import type { Change } from './part';

/**
 * Edits that make `to` out of `from`, so that a whole version can come in as one step that is undone like any other.
 * Both are versions of one project: id, recipe, family and tempo are not edited and stay those of `from`.
 */
export function editsBetween(from: EditorProject, to: EditorProject): readonly Edit[] {
  const kept = from.scenes.filter((scene) => isKept(scene, from, to));
  const removals = from.scenes.filter((scene) => !kept.includes(scene));
  return [
    ...changesBetween(from, { ...to, scenes: from.scenes, values: from.values }).flatMap(editOf),
    ...removals.map(({ id: sceneId }): Edit => ({ type: 'remove-scene', sceneId })),
    ...arranging(kept, to),
    ...kept.flatMap(({ id }) => {
      const before = sceneOf(from, id);
      const after = sceneOf(to, id);
      if (!before || !after) return [];
      const values = before.values && after.values ? valueChanges(id, before.values, after.values) : [];
      return [...timeChanges(id, before, after), ...values].flatMap(editOf);
    }),
  ];
}

/** The same scene, and with a form on both sides or on none. */
function isKept({ id, templateId }: EditorScene, from: EditorProject, to: EditorProject): boolean {
  const isThere = to.scenes.some((scene) => scene.id === id && scene.templateId === templateId);
  return isThere && Boolean(from.values[id]) === Boolean(to.values[id]);
}

function arranging(kept: readonly EditorScene[], to: EditorProject): Edit[] {
  let order = kept.map(({ id }) => id);
  return to.scenes.flatMap((scene, index): Edit[] => {
    const sceneId = scene.id;
    if (order[index] === sceneId) return [];
    const isNew = !order.includes(sceneId);
    order = order.filter((id) => id !== sceneId).toSpliced(index, 0, sceneId);
    return isNew
      ? [{ type: 'add-scene', index, scene, values: to.values[sceneId] ?? null }]
      : [{ type: 'move-scene', sceneId, toIndex: index }];
  });
}

function editOf(change: Change): Edit[] {
  const sceneId = change.sceneId ?? 0;
  const field = change.field ?? '';
  switch (change.kind) {
    case 'text':
      return [{ type: 'set-text', sceneId, field, value: change.after }];
    case 'image':
      return [{ type: 'set-image', sceneId, field, value: change.after }];
    case 'color':
      return [{ type: 'set-color', sceneId, field, value: change.after }];
    case 'shot':
      return [{ type: 'set-shot', sceneId, field, value: change.after }];
    case 'length':
      return [{ type: 'set-length', sceneId, bars: change.after }];
    case 'transition':
      return [{ type: 'set-transition', sceneId, transition: change.after }];
    case 'background':
      return [{ type: 'set-background', sceneId, value: change.after }];
    case 'name':
      return [{ type: 'rename', value: change.after }];
    case 'ratio':
      return [{ type: 'set-ratio', value: change.after }];
    case 'font':
      return [{ type: 'set-font', value: change.after }];
    case 'language':
      return [{ type: 'set-language', value: change.after }];
    case 'palette':
      return [{ type: 'set-palette', value: change.after }];
    case 'brand':
      return [{ type: 'set-brand', value: change.after }];
    case 'music':
      return [{ type: 'set-music', ...change.after }];
    default:
      return [];
  }
}

/** True if two versions show and save the same. */
export function isSameVersion(a: EditorProject, b: EditorProject): boolean {
  return a === b || (isEqual(a.scenes, b.scenes) && changesBetween(a, b).length === 0);
}
