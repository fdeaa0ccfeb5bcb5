import type { IngredientTemplate } from '../contract/schemas/library';
import type { ProjectContext } from './context';
import type { EditorProject, SceneValues } from './editor-project';

/** How many texts of a scene still are the template's own: the user has not changed them yet. */
export function sampleTextCount({ fields }: IngredientTemplate, { texts }: Pick<SceneValues, 'texts'>): number {
  return fields.texts.filter(
    ({ innerReference, defaultValue }) =>
      defaultValue.trim() !== '' && (texts[innerReference] ?? defaultValue) === defaultValue,
  ).length;
}

/** By scene id, for scenes with any. */
export function sampleTexts(
  { scenes, values }: EditorProject,
  { templates }: ProjectContext,
): Readonly<Record<number, number>> {
  return Object.fromEntries(
    scenes.flatMap(({ id, templateId }) => {
      const template = templates.get(templateId);
      const own = values[id];
      const count = template && own ? sampleTextCount(template, own) : 0;
      return count > 0 ? [[id, count] as const] : [];
    }),
  );
}
