/** Edits that make a project whole again. Each list is one step to undo. */

import { letterCount } from '../../base/letter-count';
import type { IngredientTemplate } from '../../contract/library/library';
import type { Id } from '../../contract/schemas/ids';
import type { Ratio } from '../../contract/schemas/scalars';
import type { Edit } from '../edit';
import { type EditorProject, NO_VALUES, nextSceneId, type SceneValues, sceneIndex } from '../editor-project';
import { applyTransaction } from '../history/transaction';
import type { Missing } from './missing';

/** Music to put in place of what is gone; `NO_MUSIC` when there is none. */
export interface Music {
  readonly musicKitId: Id<'musicKit'> | null;
  readonly audio: readonly number[];
}

export const NO_MUSIC: Music = { musicKitId: null, audio: [] };

/** A scene goes, a picture and a background become the template's own, music becomes `music`. */
export function repairEdits(missing: readonly Missing[], music: Music): readonly Edit[] {
  return missing.map((item): Edit => {
    switch (item.kind) {
      case 'scene':
        return { type: 'remove-scene', sceneId: item.sceneId };
      case 'picture':
        return { type: 'set-image', sceneId: item.sceneId, field: item.field, value: null };
      case 'background':
        return { type: 'set-background', sceneId: item.sceneId, value: null };
      default:
        return { type: 'set-music', ...music };
    }
  });
}

/**
 * Puts another template in the place of a scene, with what the user put into fields of the same name. Empty when there
 * is no such scene.
 */
export function replaceScene(
  project: EditorProject,
  sceneId: Id<'scene'>,
  template: IngredientTemplate,
): readonly Edit[] {
  return replaced(project, sceneId, template, fitting);
}

/**
 * Replaces the template of every scene by one of another ratio, with all values that its fields can hold. A text that
 * is too long for it is not cut: the next save holds it back.
 */
export function inFormat(project: EditorProject, { ratio, template }: InFormat): readonly Edit[] {
  const edits: Edit[] = [{ type: 'set-ratio', value: ratio }];
  let current = project;
  for (const { id, templateId } of project.scenes) {
    if (templateId === template.id) continue;
    const step = replaced(current, id, template, known);
    current = applyTransaction(current, { edits: step })?.project ?? current;
    edits.push(...step);
  }
  return edits;
}

export interface InFormat {
  readonly ratio: Ratio;
  readonly template: IngredientTemplate;
}

function replaced(
  project: EditorProject,
  sceneId: Id<'scene'>,
  template: IngredientTemplate,
  keep: (values: SceneValues, template: IngredientTemplate) => SceneValues,
): readonly Edit[] {
  const index = sceneIndex(project, sceneId);
  if (index < 0) return [];
  const { transition } = project.scenes[index] ?? {};
  const scene = { id: nextSceneId(project), templateId: template.id, ...(transition && { transition }) };
  const values = keep(project.values[sceneId] ?? NO_VALUES, template);
  return [
    { type: 'remove-scene', sceneId },
    { type: 'add-scene', index, scene, values },
  ];
}

function fitting(values: SceneValues, template: IngredientTemplate): SceneValues {
  const kept = known(values, template);
  const limits = new Map(template.fields.texts.map(({ innerReference, maxLength }) => [innerReference, maxLength]));
  return { ...kept, texts: pick(kept.texts, (field, text) => letterCount(text) <= (limits.get(field) ?? -1)) };
}

/** Values that the template has fields for. */
function known({ texts, images, colors, shots, background }: SceneValues, template: IngredientTemplate): SceneValues {
  const { fields, backgrounds } = template;
  return {
    texts: pick(texts, (field) => fields.texts.some(({ innerReference }) => innerReference === field)),
    images: pick(images, (field) => fields.images.some(({ innerReference }) => innerReference === field)),
    colors: pick(colors, (field) => fields.colors.some(({ innerReference }) => innerReference === field)),
    shots: pick(shots, (field) => fields.images.some(({ innerReference }) => innerReference === field)),
    background: background && backgrounds[background.type] ? background : null,
  };
}

function pick<Value>(values: Readonly<Record<string, Value>>, isKept: (field: string, value: Value) => boolean) {
  return Object.fromEntries(Object.entries(values).filter(([field, value]) => isKept(field, value)));
}
