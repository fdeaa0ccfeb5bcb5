import { useStore } from '@nanostores/react';
import { type ColorSuggestion, suggestColor, type UnreadableText } from '@spotreel/sdk/internal/project';
import { useEditor } from '../../editor-context/editor-context';

/** A better color for a text of a scene, and the edit that takes it. Undo brings the old one back. */
export interface TriedColor {
  readonly color: ColorSuggestion['color'];
  readonly onTry: () => void;
}

/** Finds the color with which a text of a scene can be read, by changing one color. */
export function useColorSuggestions(): (sceneId: number, text: UnreadableText) => TriedColor | undefined {
  const { views, actions, document } = useEditor();
  const palette = useStore(views.$palette);
  const { templates } = useStore(views.$context);
  const project = useStore(document.$project);
  return (sceneId, text) => {
    const template = templates.get(project?.scenes.find(({ id }) => id === sceneId)?.templateId ?? 0);
    const values = project?.values[sceneId];
    const found = template && values && suggestColor(template, values, palette, text);
    if (!found) return undefined;
    const { part, color } = found;
    const onTry = () => {
      document.closeStep();
      if (part === 'background') actions.setBackgroundColor(sceneId, color);
      else actions.setColor(sceneId, part.field, color);
      document.closeStep();
    };
    return { color, onTry };
  };
}
