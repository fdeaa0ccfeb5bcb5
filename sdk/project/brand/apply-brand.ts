/**
 * Choosing a brand as one list of edits. They set the brand itself, its font, and its colors for the parts of the
 * style's palette. They set its logo, name and website in the fields that ask for them (`dataField`). Choosing none
 * removes what a brand has brought, and nothing that the user has set.
 */

import type { HexColor } from '../../base/color';
import type { Brand } from '../../contract/brand/organisation';
import type { IngredientTemplate } from '../../contract/library/library';
import type { Id } from '../../contract/schemas/ids';
import type { ProjectContext } from '../context';
import type { Edit } from '../edit';
import type { EditorProject, EditorScene, SceneValues } from '../editor-project';
import { isSameColor, paletteOf } from '../palette/palette';
import { inPalette, swapPalette } from '../palette/swap-palette';
import { brandPalette, suitsPart } from './brand-palette';
import { BRAND_COLOR_NAMES } from './brand-request';
import { brandText } from './brand-text';
import { type PlainColor, readableEdits } from './readable-edits';

/** `before`: the brand that the project has now, if it is known. Empty when nothing would change. */
export function brandEdits(
  project: EditorProject,
  context: ProjectContext,
  brand: Brand | null,
  before: Brand | null,
): readonly Edit[] {
  const own = context.look?.palette ?? [];
  const change = { brand, before, own, palette: nextPalette(project, context, brand, before) };
  const inScenes = project.scenes.flatMap((scene) => sceneEdits(project, context, scene, change));
  // A field that names its color does not follow the palette too.
  const named = new Set(inScenes.map(fieldOf));
  const edits: Edit[] = [
    { type: 'set-brand', value: brand?.id ?? null },
    ...fontEdits(project, change),
    ...swapPalette(project, context, change.palette).filter(
      (edit) => edit.type !== 'set-color' || !named.has(fieldOf(edit)),
    ),
    ...inScenes,
  ];
  const readable = readableEdits(project, context, edits, {
    before: plainColor(own, paletteOf(project, context), before),
    after: plainColor(own, change.palette, brand),
  });
  return readable.filter((edit) => changes(project, edit));
}

/** Color of a field by palette and brand alone. */
export function plainColor(own: readonly HexColor[], palette: readonly HexColor[], brand: Brand | null): PlainColor {
  return ({ defaultValue, dataField }) =>
    suitingColor(brand, { defaultValue, dataField }, own, palette) ?? inPalette(defaultValue, own, palette);
}

function fieldOf(edit: Edit): string {
  return 'field' in edit ? `${edit.sceneId}.${edit.field}` : '';
}

export interface BrandSwitch {
  readonly brand: Brand | null;
  readonly before: Brand | null;
  /** The family's. */
  readonly own: readonly HexColor[];
  /** The project's, with the brand chosen. */
  readonly palette: readonly HexColor[];
}

/** Brand colors that are set, most important first. */
export function brandColors(brand: Brand): readonly HexColor[] {
  return BRAND_COLOR_NAMES.map((name) => brand[name]).filter((color): color is HexColor =>
    /^#[0-9a-f]{6}$/.test(color),
  );
}

/** A palette that the user has made stays when a brand goes that had no colors. */
function nextPalette(
  project: EditorProject,
  context: ProjectContext,
  brand: Brand | null,
  before: Brand | null,
): readonly HexColor[] {
  const own = context.look?.palette ?? [];
  const colors = brand ? brandColors(brand) : [];
  if (colors.length > 0) return brandPalette(own, colors);
  return before && brandColors(before).length > 0 ? own : paletteOf(project, context);
}

function fontEdits({ fontFamily }: EditorProject, { brand, before }: BrandSwitch): Edit[] {
  if (brand?.font) return [{ type: 'set-font', value: brand.font }];
  return before?.font && before.font === fontFamily ? [{ type: 'set-font', value: null }] : [];
}

/** Edits that apply the brand to a scene, beside the palette. */
export function sceneEdits(
  project: EditorProject,
  { templates }: ProjectContext,
  scene: EditorScene,
  change: BrandSwitch,
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
  sceneId: Id<'scene'>,
  { fields }: IngredientTemplate,
  values: SceneValues,
  { brand, before }: BrandSwitch,
): Edit[] {
  return fields.texts.flatMap(({ innerReference: field, dataField, maxLength }): Edit[] => {
    const text = brand ? brandText(brand, dataField, maxLength) : undefined;
    if (text !== undefined) return [{ type: 'set-text', sceneId, field, value: text }];
    const brought = before ? brandText(before, dataField, maxLength) : undefined;
    return brought !== undefined && values.texts[field] === brought
      ? [{ type: 'set-text', sceneId, field, value: null }]
      : [];
  });
}

function logoEdits(
  sceneId: Id<'scene'>,
  { fields }: IngredientTemplate,
  values: SceneValues,
  { brand, before }: BrandSwitch,
): Edit[] {
  return fields.images.flatMap(({ innerReference: field, dataField }): Edit[] => {
    if (dataField !== 'LOGO') return [];
    if (brand?.logo) return [{ type: 'set-image', sceneId, field, value: brand.logo.id }];
    const brought = before?.logo?.id;
    return brought !== undefined && values.images[field] === brought
      ? [{ type: 'set-image', sceneId, field, value: null }]
      : [];
  });
}

/**
 * The values of fields that name a color of the brand; all others follow the palette. One that is a part of the palette does so too
 * where the brand's color does not suit that part.
 */
function askedColorEdits(
  sceneId: Id<'scene'>,
  { fields }: IngredientTemplate,
  values: SceneValues,
  change: BrandSwitch,
): Edit[] {
  const { own, palette } = change;
  return fields.colors.flatMap(({ innerReference: field, dataField, defaultValue }): Edit[] => {
    const asked = suitingColor(change.brand, { defaultValue, dataField }, own, palette);
    if (asked) return [{ type: 'set-color', sceneId, field, value: asked }];
    const brought = askedColor(change.before, dataField);
    if (brought === undefined || values.colors[field] !== brought) return [];
    const value = inPalette(defaultValue, own, palette);
    return [{ type: 'set-color', sceneId, field, value: value === defaultValue ? null : value }];
  });
}

/** The brand's color that a field asks for, where it suits the field's part of the palette. */
function suitingColor(
  brand: Brand | null,
  { defaultValue, dataField }: Parameters<PlainColor>[0],
  own: readonly HexColor[],
  palette: readonly HexColor[],
): HexColor | undefined {
  const part = own.findIndex((color) => isSameColor(color, defaultValue));
  const asked = askedColor(brand, dataField);
  return asked && (part < 0 || suitsPart(asked, defaultValue, palette, part)) ? asked : undefined;
}

/** `PRIMARY_COLOR` asks for the first color, and so on. */
function askedColor(brand: Brand | null, dataField: string | null): HexColor | undefined {
  const name =
    BRAND_COLOR_NAMES[['PRIMARY_COLOR', 'SECONDARY_COLOR', 'THIRD_COLOR', 'FOURTH_COLOR'].indexOf(dataField ?? '')];
  const color = name && brand?.[name];
  return color ? (color as HexColor) : undefined;
}

function changes(project: EditorProject, edit: Edit): boolean {
  if (edit.type === 'set-brand') return edit.value !== project.brandId;
  if (edit.type === 'set-font') return edit.value !== project.fontFamily;
  if (edit.type === 'set-palette') return edit.value.join() !== project.paletteOverride.join();
  if (edit.type === 'set-text') return (project.values[edit.sceneId]?.texts[edit.field] ?? null) !== edit.value;
  if (edit.type === 'set-image') return (project.values[edit.sceneId]?.images[edit.field] ?? null) !== edit.value;
  if (edit.type === 'set-color') return (project.values[edit.sceneId]?.colors[edit.field] ?? null) !== edit.value;
  if (edit.type !== 'set-background') return true;
  return JSON.stringify(project.values[edit.sceneId]?.background ?? null) !== JSON.stringify(edit.value);
}
