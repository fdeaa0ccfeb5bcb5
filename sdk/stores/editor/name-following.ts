import { automaticName, isAutomaticName, type NamedScene } from '../../project/automatic-name';
import type { EditorProject } from '../../project/editor-project';
import type { EditorEnvironment } from './editor-environment';

/** The edited project with the name that follows from it: that of its headline, unless somebody gave it another one. */
export function withFollowingName(
  { $nameBeforeHeadline, $templates }: Pick<EditorEnvironment, '$nameBeforeHeadline' | '$templates'>,
  before: EditorProject,
  edited: EditorProject,
): EditorProject {
  const fallback = $nameBeforeHeadline.get();
  if (fallback === null || edited.name !== before.name || edited.values === before.values) return edited;
  const { byId } = $templates.get();
  const scenesOf = ({ scenes, values }: EditorProject) =>
    scenes.map(
      ({ id, templateId }): NamedScene => ({
        fields: byId.get(templateId)?.fields.texts ?? [],
        texts: values[id]?.texts ?? {},
      }),
    );
  if (!isAutomaticName(before.name, scenesOf(before), fallback)) return edited;
  const name = automaticName(scenesOf(edited), fallback);
  return name === edited.name ? edited : { ...edited, name };
}
