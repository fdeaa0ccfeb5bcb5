/**
 * The colors of a project as swatches; changing one changes it wherever it is used. Which swatch a color of a scene belongs
 * to is known by its value; where two swatches look the same by now, by what the template had there.
 */
import { type HexColor, toRgb } from '../base/color';
import type { IngredientTemplate } from '../contract/schemas/library';
import type { ProjectContext } from './context';
import type { Edit } from './edit';
import type { EditorProject, EditorScene } from './editor-project';

/** Two colors count as the same when their channels differ by at most this much together (docs/rules/limits-and-messages.md#other-numbers). */
export const PALETTE_TOLERANCE = 20;

export function isSameColor(a: HexColor, b: HexColor): boolean {
  return difference(a, b) <= PALETTE_TOLERANCE;
}

/** The project's own palette, else the family's. */
export function paletteOf(project: EditorProject, { look }: ProjectContext): readonly HexColor[] {
  return project.paletteOverride.length > 0 ? project.paletteOverride : (look?.palette ?? []);
}

/** The edits that replace one color of the palette, in the palette and in every scene that uses it. */
export function replacePaletteColor(
  project: EditorProject,
  context: ProjectContext,
  index: number,
  color: HexColor,
): readonly Edit[] {
  const palette = paletteOf(project, context);
  return index in palette ? replacePalette(project, context, palette.with(index, color)) : [];
}

/**
 * The edits that replace the whole palette. Colors that no swatch stands for stay as they are; a color that becomes the
 * template's own again is no change of the user's any more. None for a palette of another length.
 */
export function replacePalette(
  project: EditorProject,
  context: ProjectContext,
  next: readonly HexColor[],
): readonly Edit[] {
  const palette = paletteOf(project, context);
  const own = context.look?.palette ?? palette;
  if (next.length !== palette.length || next.every((color, index) => color === palette[index])) return [];
  const isOwn = next.every((color, index) => color === own[index]);
  const swap = (current: HexColor, template: HexColor): HexColor | undefined => {
    const index = swatchOf(current, template, palette, own);
    return index === undefined || next[index] === palette[index] ? undefined : next[index];
  };
  const inScenes = project.scenes.flatMap((scene) => {
    const template = context.templates.get(scene.templateId);
    return template ? replaceInScene(project, scene, template, swap) : [];
  });
  return [{ type: 'set-palette', value: isOwn ? [] : next }, ...inScenes];
}

/** What a color of a template is in a palette; one that no swatch of the family stands for stays as it is. */
export function inPalette(template: HexColor, own: readonly HexColor[], palette: readonly HexColor[]): HexColor {
  const index = swatchOf(template, template, own, own);
  return (index === undefined ? undefined : palette[index]) ?? template;
}

/** The swatch that a color stands for: of those that look like it the one the template had there, else the nearest. */
function swatchOf(
  current: HexColor,
  template: HexColor,
  palette: readonly HexColor[],
  own: readonly HexColor[],
): number | undefined {
  const alike = [...palette.keys()].filter((index) => isSameColor(palette[index] ?? current, current));
  const meant = nearest(alike, (index) => (own[index] ? difference(own[index], template) : Infinity));
  if (meant !== undefined && own[meant] && isSameColor(own[meant], template)) return meant;
  return nearest(alike, (index) => difference(palette[index] ?? current, current));
}

function nearest(indices: readonly number[], distance: (index: number) => number): number | undefined {
  return indices.toSorted((a, b) => distance(a) - distance(b))[0];
}

type Swap = (current: HexColor, template: HexColor) => HexColor | undefined;

function replaceInScene(
  project: EditorProject,
  { id: sceneId }: EditorScene,
  { fields, backgrounds }: IngredientTemplate,
  swap: Swap,
): readonly Edit[] {
  const values = project.values[sceneId];
  if (!values) return [];
  const edits: Edit[] = fields.colors.flatMap(({ innerReference: field, defaultValue }) => {
    const value = swap(values.colors[field] ?? defaultValue, defaultValue);
    return value ? [{ type: 'set-color', sceneId, field, value: value === defaultValue ? null : value }] : [];
  });
  const background = values.background ?? backgrounds.default;
  if (background.type !== 'color') return edits;
  const own = backgrounds.default.type === 'color' ? backgrounds.default.value : background.value;
  const value = swap(background.value, own);
  const isOwn = backgrounds.default.type === 'color' && value === backgrounds.default.value;
  if (value) edits.push({ type: 'set-background', sceneId, value: isOwn ? null : { type: 'color', value } });
  return edits;
}

function difference(a: HexColor, b: HexColor): number {
  const first = toRgb(a);
  const second = toRgb(b);
  return Math.abs(first.r - second.r) + Math.abs(first.g - second.g) + Math.abs(first.b - second.b);
}
