/**
 * Choosing a place as one list of edits: the place itself, its font, its colors for the parts of the style's palette, and
 * its logo, name and website in the fields that ask for them (`dataField`). Choosing none takes back what a place has
 * brought, and nothing that the user has set.
 */
import type { HexColor } from '../../base/color';
import type { ColorField, IngredientTemplate } from '../../contract/schemas/library';
import type { Organisation } from '../../contract/schemas/organisation';
import type { ProjectContext } from '../context';
import type { Edit } from '../edit';
import type { EditorProject, EditorScene, SceneValues } from '../editor-project';
import { isSameColor, paletteOf } from '../palette';
import { brandPalette } from './brand-palette';
import { PLACE_COLORS } from './place-request';
import { placeText } from './place-text';

/** `before`: the place that the project has now, if it is known. Empty when nothing would change. */
export function placeEdits(
  project: EditorProject,
  context: ProjectContext,
  place: Organisation | null,
  before: Organisation | null,
): readonly Edit[] {
  const palette = place && brandColors(place).length > 0 ? brandPalette(ownPalette(context), brandColors(place)) : null;
  const change: Change = { place, before, palette, old: paletteOf(project, context), own: ownPalette(context) };
  const edits: Edit[] = [
    { type: 'set-place', value: place?.id ?? null },
    ...fontEdits(project, place, before),
    ...(palette || hadColors(project, before) ? [{ type: 'set-palette', value: palette ?? [] } as const] : []),
    ...project.scenes.flatMap((scene) => sceneEdits(project, context, scene, change)),
  ];
  return edits.filter((edit) => changes(project, edit));
}

interface Change {
  readonly place: Organisation | null;
  readonly before: Organisation | null;
  /** Null: the style's own again. */
  readonly palette: readonly HexColor[] | null;
  /** What the palette is now. */
  readonly old: readonly HexColor[];
  readonly own: readonly HexColor[];
}

/** Those that are set, most important first. */
export function brandColors(place: Organisation): readonly HexColor[] {
  return PLACE_COLORS.map((name) => place[name]).filter((color): color is HexColor => /^#[0-9a-f]{6}$/.test(color));
}

function ownPalette({ family }: ProjectContext): readonly HexColor[] {
  return family?.palette ?? [];
}

function hadColors({ paletteOverride }: EditorProject, before: Organisation | null): boolean {
  return paletteOverride.length > 0 && before !== null && brandColors(before).length > 0;
}

function fontEdits({ fontFamily }: EditorProject, place: Organisation | null, before: Organisation | null): Edit[] {
  if (place?.font) return [{ type: 'set-font', value: place.font }];
  return before?.font && before.font === fontFamily ? [{ type: 'set-font', value: null }] : [];
}

function sceneEdits(project: EditorProject, { templates }: ProjectContext, scene: EditorScene, change: Change): Edit[] {
  const template = templates.get(scene.templateId);
  const values = project.values[scene.id];
  if (!template || !values) return [];
  const recolored = change.palette || hadColors(project, change.before);
  return [
    ...textEdits(scene.id, template, values, change),
    ...logoEdits(scene.id, template, values, change),
    ...(recolored ? colorEdits(scene.id, template, values, change) : []),
  ];
}

function textEdits(
  sceneId: number,
  { fields }: IngredientTemplate,
  values: SceneValues,
  { place, before }: Change,
): Edit[] {
  return fields.texts.flatMap(({ innerReference: field, dataField, maxLength }): Edit[] => {
    const text = place ? placeText(place, dataField, maxLength) : undefined;
    if (text !== undefined) return [{ type: 'set-text', sceneId, field, value: text }];
    const brought = before ? placeText(before, dataField, maxLength) : undefined;
    return brought !== undefined && values.texts[field] === brought
      ? [{ type: 'set-text', sceneId, field, value: null }]
      : [];
  });
}

function logoEdits(
  sceneId: number,
  { fields }: IngredientTemplate,
  values: SceneValues,
  { place, before }: Change,
): Edit[] {
  return fields.images.flatMap(({ innerReference: field, dataField }): Edit[] => {
    if (dataField !== 'LOGO') return [];
    if (place?.logo) return [{ type: 'set-image', sceneId, field, value: place.logo.id }];
    const brought = before?.logo?.id;
    return brought !== undefined && values.images[field] === brought
      ? [{ type: 'set-image', sceneId, field, value: null }]
      : [];
  });
}

function colorEdits(
  sceneId: number,
  { fields, backgrounds }: IngredientTemplate,
  values: SceneValues,
  change: Change,
): Edit[] {
  const edits = fields.colors.flatMap((field): Edit[] => {
    const { innerReference, defaultValue } = field;
    const value = colorFor(field, values.colors[innerReference] ?? defaultValue, change);
    return value === undefined ? [] : [{ type: 'set-color', sceneId, field: innerReference, value }];
  });
  const background = values.background ?? backgrounds.default;
  if (background.type !== 'color') return edits;
  const own = backgrounds.default.type === 'color' ? backgrounds.default.value : undefined;
  const part = partOf(background.value, own, change);
  if (part === undefined) return edits;
  const value = change.palette?.[part];
  return [...edits, { type: 'set-background', sceneId, value: value ? { type: 'color', value } : null }];
}

/** Null: the template's own again. Undefined: the color is the user's, or none of the style's. */
function colorFor(
  { dataField, defaultValue }: ColorField,
  current: HexColor,
  change: Change,
): HexColor | null | undefined {
  const asked = change.place && askedColor(change.place, dataField);
  if (asked) return asked;
  if (change.before && askedColor(change.before, dataField) === current) return null;
  const part = partOf(current, defaultValue, change);
  return part === undefined ? undefined : (change.palette?.[part] ?? null);
}

/** `PRIMARY_COLOR` asks for the first color, and so on. */
function askedColor(place: Organisation, dataField: string | null): HexColor | undefined {
  const index = ['PRIMARY_COLOR', 'SECONDARY_COLOR', 'THIRD_COLOR', 'FOURTH_COLOR'].indexOf(dataField ?? '');
  const color = index < 0 ? '' : place[PLACE_COLORS[index] ?? 'primaryColor'];
  return color === '' ? undefined : (color as HexColor);
}

/**
 * Which part of the palette a color plays. Two parts may look the same in a brand; then the template's own color tells
 * them apart.
 */
function partOf(current: HexColor, own: HexColor | undefined, { old, own: style }: Change): number | undefined {
  const parts = old.flatMap((color, index) => (isSameColor(color, current) ? [index] : []));
  return parts.find((index) => own && style[index] && isSameColor(style[index], own)) ?? parts[0];
}

function changes(project: EditorProject, edit: Edit): boolean {
  if (edit.type === 'set-place') return edit.value !== project.placeId;
  if (edit.type === 'set-font') return edit.value !== project.fontFamily;
  if (edit.type === 'set-palette') return edit.value.join() !== project.paletteOverride.join();
  if (edit.type === 'set-text') return (project.values[edit.sceneId]?.texts[edit.field] ?? null) !== edit.value;
  if (edit.type === 'set-image') return (project.values[edit.sceneId]?.images[edit.field] ?? null) !== edit.value;
  if (edit.type === 'set-color') return (project.values[edit.sceneId]?.colors[edit.field] ?? null) !== edit.value;
  if (edit.type !== 'set-background') return true;
  return JSON.stringify(project.values[edit.sceneId]?.background ?? null) !== JSON.stringify(edit.value);
}
