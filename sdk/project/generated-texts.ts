import type { GeneratedText } from '../contract/project/generated-texts';
import type { EditorProject } from './editor-project';

/** Texts of the assistant that are still as it wrote them, in the order of the scenes. Undoing a change brings its text back. */
export function untouchedTexts(
  { scenes, values }: EditorProject,
  generated: readonly GeneratedText[],
): readonly GeneratedText[] {
  return scenes.flatMap(({ id: sceneId }) =>
    generated.filter(({ ingredient, id, value }) => ingredient === sceneId && values[sceneId]?.texts[id] === value),
  );
}
