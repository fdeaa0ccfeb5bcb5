/**
 * Edits of a palette or brand, with the colors of texts moved where these would become hard to read. A color that was moved so
 * before follows its swatch again. A color that the user has chosen for a field never moves.
 */

import type { HexColor } from '../../base/color';
import type { IngredientTemplate, TemplateColorField } from '../../contract/library/library';
import type { Id } from '../../contract/schemas/ids';
import type { ProjectContext } from '../context';
import type { Edit } from '../edit';
import type { EditorProject, EditorScene } from '../editor-project';
import { paletteOf } from '../palette/palette';
import { inPalette } from '../palette/swap-palette';
import type { SceneColors } from '../palette/text-colors';
import { readableColors } from './readable-colors';
import { measuredTexts, ownColors, valuesOver } from './scene-colors';
import { partColor, partsOf, type ScenePart } from './scene-part';

/** The color that a field has by palette and brand alone. */
export type PlainColor = (field: Pick<TemplateColorField, 'defaultValue' | 'dataField'>) => HexColor;

export interface ReadableEditsOptions {
  /** By the palette and the brand of now. Default: by the palette. */
  readonly before?: PlainColor;
  /** By those that the edits bring. Default: by the palette. */
  readonly after?: PlainColor;
  /** Only colors that were moved before may move. Default: false. */
  readonly movesOnlyMoved?: boolean;
}

interface Change {
  readonly paletteBefore: readonly HexColor[];
  readonly paletteAfter: readonly HexColor[];
  readonly before: PlainColor;
  readonly after: PlainColor;
  readonly movesOnlyMoved: boolean;
}

/** The same edits, and those of the colors that move. */
export function readableEdits(
  project: EditorProject,
  context: ProjectContext,
  edits: readonly Edit[],
  options: ReadableEditsOptions = {},
): readonly Edit[] {
  if (edits.length === 0) return edits;
  const own = context.look?.palette ?? [];
  const paletteBefore = paletteOf(project, context);
  const chosen = edits.find((edit) => edit.type === 'set-palette')?.value;
  const paletteAfter = chosen === undefined ? paletteBefore : chosen.length > 0 ? chosen : own;
  const by =
    (palette: readonly HexColor[]): PlainColor =>
    ({ defaultValue }) =>
      inPalette(defaultValue, own, palette);
  const { before = by(paletteBefore), after = by(paletteAfter), movesOnlyMoved = false } = options;
  const change = { paletteBefore, paletteAfter, before, after, movesOnlyMoved };
  const moved = project.scenes.flatMap((scene) => movedIn(project, context, scene, edits, change));
  const isReplaced = (edit: Edit) => moved.some((other) => keyOf(other) === keyOf(edit));
  return [...edits.filter((edit) => !isReplaced(edit)), ...moved];
}

/** Target of an edit of a color; empty for any other edit. */
function keyOf(edit: Edit): string {
  if (edit.type === 'set-color') return `${edit.sceneId} ${edit.field}`;
  return edit.type === 'set-background' ? `${edit.sceneId}` : edit.type;
}

function movedIn(
  project: EditorProject,
  { templates }: ProjectContext,
  scene: EditorScene,
  edits: readonly Edit[],
  change: Change,
): readonly Edit[] {
  const template = templates.get(scene.templateId);
  const values = project.values[scene.id];
  if (!template?.textColors || !values) return [];
  const own = ownColors(template);
  const now = valuesOver(own, values.colors, values.background);
  const ofScene = edits.filter((edit) => 'sceneId' in edit && edit.sceneId === scene.id);
  const texts = measuredTexts(template.textColors, own, now);
  const plain = plainColors(template, change.before, own);
  const solved = readableColors(texts, plain, { own, palette: change.paletteBefore, mayMove: () => true });
  const wasMoved = (part: ScenePart) =>
    partColor(part, now) === partColor(part, solved) && partColor(part, now) !== partColor(part, plain);
  const edited = editedColors(now, ofScene, template);
  const parts = partsOf(own);
  if (edited === now && !parts.some(wasMoved)) return [];
  const next = plainColors(template, change.after, own);
  const wanted = merged(parts, (part) => partColor(part, wasMoved(part) ? next : edited));
  const mayMove = (part: ScenePart) => {
    if (wasMoved(part)) return true;
    if (change.movesOnlyMoved) return false;
    return partColor(part, now) === partColor(part, plain) || partColor(part, now) !== partColor(part, edited);
  };
  const readable = readableColors(texts, wanted, { own, palette: change.paletteAfter, mayMove });
  return parts.flatMap((part) => editOf(scene.id, part, readable, edited, own));
}

function editOf(sceneId: Id<'scene'>, part: ScenePart, to: SceneColors, from: SceneColors, own: SceneColors): Edit[] {
  const value = partColor(part, to);
  if (value === undefined || value === partColor(part, from)) return [];
  const isOwn = value === partColor(part, own);
  if (part !== 'background') return [{ type: 'set-color', sceneId, field: part.field, value: isOwn ? null : value }];
  return [{ type: 'set-background', sceneId, value: isOwn ? null : { type: 'color', value } }];
}

function plainColors({ fields }: IngredientTemplate, plain: PlainColor, own: SceneColors): SceneColors {
  return {
    fields: Object.fromEntries(fields.colors.map((field) => [field.innerReference, plain(field)])),
    background: own.background && plain({ defaultValue: own.background, dataField: null }),
  };
}

function editedColors(now: SceneColors, edits: readonly Edit[], template: IngredientTemplate): SceneColors {
  if (!edits.some(({ type }) => type === 'set-color' || type === 'set-background')) return now;
  const own = ownColors(template);
  const fields: Record<string, HexColor> = { ...now.fields };
  let { background } = now;
  for (const edit of edits) {
    if (edit.type === 'set-background') background = valuesOver(own, {}, edit.value).background;
    if (edit.type !== 'set-color') continue;
    const value = edit.value ?? own.fields[edit.field];
    if (value !== undefined) fields[edit.field] = value;
  }
  return { fields, background };
}

function merged(parts: readonly ScenePart[], colorAt: (part: ScenePart) => HexColor | undefined): SceneColors {
  const fields: Record<string, HexColor> = {};
  let background: HexColor | undefined;
  for (const part of parts) {
    const color = colorAt(part);
    if (color === undefined) continue;
    if (part === 'background') background = color;
    else fields[part.field] = color;
  }
  return { fields, background };
}
