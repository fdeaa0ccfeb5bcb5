/** Texts that are longer than their fields: a save leaves them out and takes the rest, so that nothing waits for them. */
import { letterCount } from '../../base/letter-count';
import type { IngredientTemplate } from '../../contract/library/library';
import { type EditorProject, NO_VALUES, type SceneValues } from '../editor-project';
import type { ProjectPart } from './refused-part';

export interface LongText extends ProjectPart {
  readonly field: string;
  /** Number of the scene, from 1; null where the project has one scene alone, as an image. */
  readonly number: number | null;
  /** Name of the field, as people read it. */
  readonly name: string;
  /** Characters. */
  readonly length: number;
  readonly maxLength: number;
}

export interface Saveable {
  /** The project with what the server has of the texts that are too long; the same object when there are none. */
  readonly project: EditorProject;
  readonly heldBack: readonly LongText[];
}

/** `saved`: what the server has. A text that is too long there already (an older template allowed it) is not held back. */
export function saveableOf(
  project: EditorProject,
  saved: EditorProject | null,
  templates: ReadonlyMap<number, IngredientTemplate>,
): Saveable {
  const isOnly = project.scenes.length === 1;
  const heldBack = project.scenes.flatMap(({ id: sceneId, templateId }, index) => {
    const former = saved?.values[sceneId]?.texts;
    const texts = project.values[sceneId]?.texts ?? {};
    const fields = templates.get(templateId)?.fields.texts ?? [];
    return fields.flatMap(({ innerReference: field, name, maxLength }): LongText[] => {
      const text = texts[field] ?? '';
      const length = text.length > maxLength ? letterCount(text) : 0;
      return length > maxLength && former?.[field] !== text
        ? [{ sceneId, field, number: isOnly ? null : index + 1, name, length, maxLength }]
        : [];
    });
  });
  if (heldBack.length === 0) return { project, heldBack };
  const values = { ...project.values };
  for (const { sceneId, field } of heldBack) {
    const former = saved?.values[sceneId]?.texts[field];
    values[sceneId] = withText(values[sceneId] ?? NO_VALUES, field, former);
  }
  return { project: { ...project, values }, heldBack };
}

function withText(values: SceneValues, field: string, text: string | undefined): SceneValues {
  const { [field]: _long, ...others } = values.texts;
  return { ...values, texts: text === undefined ? others : { ...others, [field]: text } };
}
