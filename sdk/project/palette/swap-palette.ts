/**
 * Changing a swatch changes its color wherever it is used. The value of a color in a scene shows its swatch. Where two
 * swatches look the same by now, the template's color in that place decides.
 */
import type { HexColor } from '../../base/color';
import type { IngredientTemplate } from '../../contract/library/library';
import type { ProjectContext } from '../context';
import type { Edit } from '../edit';
import type { EditorProject, EditorScene } from '../editor-project';
import { difference, isSameColor, paletteOf } from './palette';

/**
 * The edits that bring a palette into the scenes, whatever becomes of their texts. Colors without a swatch stay as they are. A
 * color that becomes the template's own again is no longer a change of the user's. None for a palette of another length.
 */
export function swapPalette(
  project: EditorProject,
  context: ProjectContext,
  next: readonly HexColor[],
): readonly Edit[] {
  const palette = paletteOf(project, context);
  const own = context.look?.palette ?? palette;
  if (next.length !== palette.length || next.every((color, index) => color === palette[index])) return [];
  const isOwn = next.every((color, index) => color === own[index]);
  const swap = (current: HexColor, template: HexColor): HexColor | undefined => {
    // It may look like a swatch of now, and yet has never been one.
    if (current === template && !own.some((color) => isSameColor(color, template))) return undefined;
    const index = swatchOf(current, template, palette, own);
    return index === undefined || next[index] === palette[index] ? undefined : shownAs(template, index, own, next);
  };
  const inScenes = project.scenes.flatMap((scene) => {
    const template = context.templates.get(scene.templateId);
    return template ? replaceInScene(project, scene, template, swap) : [];
  });
  return [{ type: 'set-palette', value: isOwn ? [] : next }, ...inScenes];
}

/** The color of a template in a palette; a color without a swatch in the family stays as it is. */
export function inPalette(template: HexColor, own: readonly HexColor[], palette: readonly HexColor[]): HexColor {
  const index = swatchOf(template, template, own, own);
  return index === undefined ? template : shownAs(template, index, own, palette);
}

/** A template's color that only looks like its swatch is itself again as soon as the swatch has the family's color. */
function shownAs(template: HexColor, index: number, own: readonly HexColor[], palette: readonly HexColor[]): HexColor {
  const color = palette[index] ?? template;
  const swatch = own[index];
  return swatch !== undefined && color === swatch && isSameColor(template, swatch) ? template : color;
}

/** The swatch of a color. Among swatches that look like it: the one that the template had there, else the nearest. */
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
