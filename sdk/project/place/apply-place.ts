/**
 * Choosing a place as one list of edits: the place itself, its font, its colors for the parts of the style's palette, and
 * its logo, name and website in the fields that ask for them (`dataField`). Choosing none takes back what a place has
 * brought, and nothing that the user has set.
 */
import type { HexColor } from '../../base/color';
import type { IngredientTemplate } from '../../contract/schemas/library';
import type { Organisation } from '../../contract/schemas/organisation';
import type { ProjectContext } from '../context';
import type { Edit } from '../edit';
import type { EditorProject, EditorScene, SceneValues } from '../editor-project';
import { inPalette, isSameColor, paletteOf, replacePalette } from '../palette';
import { brandPalette, suitsPart } from './brand-palette';
import { PLACE_COLORS } from './place-request';
import { placeText } from './place-text';

/** `before`: the place that the project has now, if it is known. Empty when nothing would change. */
export function placeEdits(
  project: EditorProject,
  context: ProjectContext,
  place: Organisation | null,
  before: Organisation | null,
): readonly Edit[] {
  const own = context.look?.palette ?? [];
  const change = { place, before, own, palette: nextPalette(project, context, place, before) };
  const inScenes = project.scenes.flatMap((scene) => sceneEdits(project, context, scene, change));
  // A field that names its color does not follow the palette too.
  const named = new Set(inScenes.map(fieldOf));
  const edits: Edit[] = [
    { type: 'set-place', value: place?.id ?? null },
    ...fontEdits(project, change),
    ...replacePalette(project, context, change.palette).filter(
      (edit) => edit.type !== 'set-color' || !named.has(fieldOf(edit)),
    ),
    ...inScenes,
  ];
  return edits.filter((edit) => changes(project, edit));
}

function fieldOf(edit: Edit): string {
  return 'field' in edit ? `${edit.sceneId}.${edit.field}` : '';
}

export interface PlaceChange {
  readonly place: Organisation | null;
  readonly before: Organisation | null;
  /** The family's. */
  readonly own: readonly HexColor[];
  /** The project's, with the place chosen. */
  readonly palette: readonly HexColor[];
}

/** Those that are set, most important first. */
export function brandColors(place: Organisation): readonly HexColor[] {
  return PLACE_COLORS.map((name) => place[name]).filter((color): color is HexColor => /^#[0-9a-f]{6}$/.test(color));
}

/** A palette that the user has made stays when a place goes that had no colors. */
function nextPalette(
  project: EditorProject,
  context: ProjectContext,
  place: Organisation | null,
  before: Organisation | null,
): readonly HexColor[] {
  const own = context.look?.palette ?? [];
  const brand = place ? brandColors(place) : [];
  if (brand.length > 0) return brandPalette(own, brand);
  return before && brandColors(before).length > 0 ? own : paletteOf(project, context);
}

function fontEdits({ fontFamily }: EditorProject, { place, before }: PlaceChange): Edit[] {
  if (place?.font) return [{ type: 'set-font', value: place.font }];
  return before?.font && before.font === fontFamily ? [{ type: 'set-font', value: null }] : [];
}

/** What a scene takes from the place beside the palette. */
export function sceneEdits(
  project: EditorProject,
  { templates }: ProjectContext,
  scene: EditorScene,
  change: PlaceChange,
): Edit[] {
  const template = templates.get(scene.templateId);
  const values = project.values[scene.id];
  if (!template || !values) return [];
  return [
    ...textEdits(scene.id, template, values, change),
    ...logoEdits(scene.id, template, values, change),
    ...askedColorEdits(scene.id, template, values, change),
  ];
}

function textEdits(
  sceneId: number,
  { fields }: IngredientTemplate,
  values: SceneValues,
  { place, before }: PlaceChange,
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
  { place, before }: PlaceChange,
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

/**
 * Of fields that name a color of the place; all others follow the palette. One that is a part of the palette does so too
 * where the place's color does not suit that part.
 */
function askedColorEdits(
  sceneId: number,
  { fields }: IngredientTemplate,
  values: SceneValues,
  change: PlaceChange,
): Edit[] {
  const { own, palette } = change;
  return fields.colors.flatMap(({ innerReference: field, dataField, defaultValue }): Edit[] => {
    const part = own.findIndex((color) => isSameColor(color, defaultValue));
    const asked = askedColor(change.place, dataField);
    if (asked && (part < 0 || suitsPart(asked, defaultValue, palette, part))) {
      return [{ type: 'set-color', sceneId, field, value: asked }];
    }
    const brought = askedColor(change.before, dataField);
    if (brought === undefined || values.colors[field] !== brought) return [];
    const value = inPalette(defaultValue, own, palette);
    return [{ type: 'set-color', sceneId, field, value: value === defaultValue ? null : value }];
  });
}

/** `PRIMARY_COLOR` asks for the first color, and so on. */
function askedColor(place: Organisation | null, dataField: string | null): HexColor | undefined {
  const name =
    PLACE_COLORS[['PRIMARY_COLOR', 'SECONDARY_COLOR', 'THIRD_COLOR', 'FOURTH_COLOR'].indexOf(dataField ?? '')];
  const color = name && place?.[name];
  return color ? (color as HexColor) : undefined;
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
