/** Fields of an open project, as a page reads and sets them. */

import { parseHexColor, SpotreelError, storable } from '@spotreel/sdk/internal/base';
import type { BatchField, Media } from '@spotreel/sdk/internal/contract';
import { batchFields, type Edit, isImageLink, toCustomisations } from '@spotreel/sdk/internal/project';
import type { EditorStore, Spotreel } from '@spotreel/sdk/internal/stores';

/** A text, a color as `#rrggbb`, the ID or URL of an image, or a file. Null: the template's own. */
export type FieldValue = string | number | File | null;

/** A field of a scene. */
export interface EditorField {
  /** Stable while the scene is in the video. Tables of many videos and agents use the same keys. */
  readonly key: string;
  /** In words, once in a project. */
  readonly label: string;
  readonly kind: 'text' | 'image' | 'color';
  /** Id of its scene. */
  readonly sceneId: number;
  /** Characters; null for images and colors. */
  readonly maxLength: number | null;
  /** Empty for an image. */
  readonly value: string;
}

export function editorFields(editor: EditorStore): readonly EditorField[] {
  return batchFieldsOf(editor).map(({ key, label, kind, ingredient: sceneId, maxLength, value }) => ({
    key,
    label,
    kind,
    sceneId,
    maxLength,
    value,
  }));
}

/** One step to undo. */
export async function setField(
  editor: EditorStore,
  spotreel: Spotreel,
  name: string,
  value: FieldValue,
): Promise<void> {
  const fields = batchFieldsOf(editor);
  const field = fields.find(({ key }) => key === name) ?? fields.find(({ label }) => label === name);
  if (!field) throw invalid(`There is no field '${name}'. fields() lists them.`);
  const edit = await editOf(field, value, spotreel);
  const { document } = editor;
  document.closeStep();
  const isDone = document.dispatch(edit.type, [edit]);
  document.closeStep();
  if (!isDone) throw invalid(`The field '${name}' cannot be set.`);
}

function batchFieldsOf({ document, views }: EditorStore): readonly BatchField[] {
  const project = document.$project.get();
  const { templates } = views.$context.get();
  return project ? batchFields(toCustomisations(project), (id) => templates.get(id)?.fields) : [];
}

async function editOf(field: BatchField, value: FieldValue, spotreel: Spotreel): Promise<Edit> {
  const place = { sceneId: field.ingredient, field: field.reference };
  if (field.kind === 'image') {
    const media = value === null ? null : await imageOf(value, spotreel);
    return { type: 'set-image', ...place, value: media?.id ?? null };
  }
  if (value !== null && typeof value !== 'string') throw invalid(`'${field.label}' takes a ${field.kind}.`);
  if (field.kind === 'color') {
    const color = value === null ? null : parseHexColor(value);
    if (color === undefined) throw invalid(`'${field.label}' takes a color as #rrggbb.`);
    return { type: 'set-color', ...place, value: color };
  }
  return { type: 'set-text', ...place, value: value === null ? null : fittingText(field, value) };
}

function fittingText({ label, maxLength }: BatchField, value: string): string {
  const text = storable(value);
  const { length } = [...text];
  if (maxLength === null || length <= maxLength) return text;
  throw new SpotreelError('text_too_long', `'${label}' has ${length} characters; at most ${maxLength} fit.`);
}

async function imageOf(value: string | number | File, { media, editing }: Spotreel): Promise<Media> {
  if (typeof value === 'number') return editing.context.client.media({ params: { mediaId: value } });
  if (typeof value === 'string' && !isImageLink(value)) throw invalid('Expected the ID or the URL of an image.');
  return media.uploads.mediaOf(typeof value === 'string' ? { address: value, type: 'image' } : { file: value });
}

function invalid(message: string): SpotreelError {
  return new SpotreelError('invalid_argument', message);
}
