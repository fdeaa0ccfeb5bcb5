/** The colors of a project as swatches; changing one changes it wherever it is used. */
import { type HexColor, toRgb } from '../base/color';
import type { ColorField, IngredientTemplate } from '../contract/schemas/library';
import type { ProjectContext } from './context';
import type { Edit } from './edit';
import type { EditorProject, EditorScene } from './editor-project';

/** Two colors count as the same when their channels differ by at most this much together (document, section 9). */
export const PALETTE_TOLERANCE = 20;

export function isSameColor(a: HexColor, b: HexColor): boolean {
  const [first, second] = [toRgb(a), toRgb(b)];
  const difference = Math.abs(first.r - second.r) + Math.abs(first.g - second.g) + Math.abs(first.b - second.b);
  return difference <= PALETTE_TOLERANCE;
}

/** The project's own palette, else the family's. */
export function paletteOf(project: EditorProject, { family }: ProjectContext): readonly HexColor[] {
  return project.paletteOverride.length > 0 ? project.paletteOverride : (family?.palette ?? []);
}

/** The edits that replace one color of the palette, in the palette and in every scene that uses it. */
export function replacePaletteColor(
  project: EditorProject,
  context: ProjectContext,
  index: number,
  color: HexColor,
): readonly Edit[] {
  const palette = paletteOf(project, context);
  const old = palette[index];
  if (!old || old === color) return [];
  const inScenes = project.scenes.flatMap((scene) => {
    const template = context.templates.get(scene.templateId);
    return template ? replaceInScene(project, scene, template, old, color) : [];
  });
  return [{ type: 'set-palette', value: palette.with(index, color) }, ...inScenes];
}

function replaceInScene(
  project: EditorProject,
  { id: sceneId }: EditorScene,
  { fields, backgrounds }: IngredientTemplate,
  old: HexColor,
  color: HexColor,
): readonly Edit[] {
  const values = project.values[sceneId];
  if (!values) return [];
  const current = ({ innerReference, defaultValue }: ColorField) => values.colors[innerReference] ?? defaultValue;
  const edits: Edit[] = fields.colors
    .filter((field) => isSameColor(current(field), old))
    .map(({ innerReference: field }) => ({ type: 'set-color', sceneId, field, value: color }));
  const background = values.background ?? backgrounds.default;
  if (background.type === 'color' && isSameColor(background.value, old)) {
    edits.push({ type: 'set-background', sceneId, value: { type: 'color', value: color } });
  }
  return edits;
}
