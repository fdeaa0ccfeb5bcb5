import type { ProjectContext } from './context';
import type { EditorProject } from './editor-project';

/** First text of the video: the headline of its first scene that has one, else its first words; '' when it has none. */
export function headlineOf({ scenes, values }: EditorProject, { templates }: ProjectContext): string {
  let first = '';
  for (const { id, templateId } of scenes) {
    for (const { innerReference, defaultValue } of templates.get(templateId)?.fields.texts ?? []) {
      const text = values[id]?.texts[innerReference] ?? defaultValue;
      if (innerReference.includes('headline') && text.trim()) return text;
      first ||= text.trim();
    }
  }
  return first;
}
