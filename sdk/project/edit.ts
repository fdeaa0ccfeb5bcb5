/** Every type of edit by its name, and what can be done with any of them. */
import type { EditorProject } from './editor-project';
import { type PlaceBackground, placeBackground } from './edits/background/place-background';
import { type SetBackground, setBackground } from './edits/background/set-background';
import { type TrimBackground, trimBackground } from './edits/background/trim-background';
import type { EditType } from './edits/edit';
import { type SetColor, setColor } from './edits/field/set-color';
import { type SetImage, setImage } from './edits/field/set-image';
import { type SetShot, setShot } from './edits/field/set-shot';
import { type SetText, setText } from './edits/field/set-text';
import { readObject } from './edits/read';
import { type AddScene, addScene } from './edits/scene/add-scene';
import { type DuplicateScene, duplicateScene } from './edits/scene/duplicate-scene';
import { type MoveScene, moveScene } from './edits/scene/move-scene';
import { type RemoveScene, removeScene } from './edits/scene/remove-scene';
import { type SetLength, setLength } from './edits/scene/set-length';
import { type SetTransition, setTransition } from './edits/scene/set-transition';
import { type Rename, rename } from './edits/whole-project/rename';
import { type SetBrand, setBrand } from './edits/whole-project/set-brand';
import { type SetFont, setFont } from './edits/whole-project/set-font';
import { type SetLanguage, setLanguage } from './edits/whole-project/set-language';
import { type SetMusic, setMusic } from './edits/whole-project/set-music';
import { type SetPalette, setPalette } from './edits/whole-project/set-palette';
import { type SetRatio, setRatio } from './edits/whole-project/set-ratio';

/** A change of a project as a value. It can be applied, inverted, merged and saved. */
export type Edit =
  | SetText
  | SetImage
  | SetColor
  | SetShot
  | SetBackground
  | TrimBackground
  | PlaceBackground
  | AddScene
  | RemoveScene
  | DuplicateScene
  | MoveScene
  | SetLength
  | SetTransition
  | SetRatio
  | SetFont
  | SetLanguage
  | SetPalette
  | SetBrand
  | SetMusic
  | Rename;

export type EditTypeName = Edit['type'];

const editTypes: { readonly [Name in EditTypeName]: EditType<Extract<Edit, { type: Name }>> } = {
  'set-text': setText,
  'set-image': setImage,
  'set-color': setColor,
  'set-shot': setShot,
  'set-background': setBackground,
  'trim-background': trimBackground,
  'place-background': placeBackground,
  'add-scene': addScene,
  'remove-scene': removeScene,
  'duplicate-scene': duplicateScene,
  'move-scene': moveScene,
  'set-length': setLength,
  'set-transition': setTransition,
  'set-ratio': setRatio,
  'set-font': setFont,
  'set-language': setLanguage,
  'set-palette': setPalette,
  'set-brand': setBrand,
  'set-music': setMusic,
  rename,
};

/** Names of all types of edits. */
export const EDIT_TYPES = Object.keys(editTypes) as readonly EditTypeName[];

// TypeScript cannot see that the table's entry and the edit have the same name.
function typeOf(edit: Edit): EditType<Edit> {
  return editTypes[edit.type] as unknown as EditType<Edit>;
}

/**
 * Undefined when the edit does not fit the project.
 *
 * @example
 * ```ts
 * import { applyEdit, type EditorProject } from '@spotreel/sdk';
 *
 * const inSora = (project: EditorProject) => applyEdit(project, { type: 'set-font', value: 'Sora' });
 * ```
 */
export function applyEdit(project: EditorProject, edit: Edit): EditorProject | undefined {
  return typeOf(edit).apply(project, edit);
}

/**
 * The edit that takes `edit` back from what it makes of `before`. Only for an edit that fits `before`.
 *
 * @example
 * ```ts
 * import { applyEdit, type Edit, type EditorProject, invertEdit } from '@spotreel/sdk';
 *
 * function applied(before: EditorProject, edit: Edit) {
 *   const after = applyEdit(before, edit);
 *   return after && { after, undo: () => applyEdit(after, invertEdit(before, edit)) };
 * }
 * ```
 */
export function invertEdit(before: EditorProject, edit: Edit): Edit {
  return typeOf(edit).invert(before, edit) as Edit;
}

/** One edit that does what both do in this order; undefined when there is none. */
export function mergeEdits(earlier: Edit, later: Edit): Edit | undefined {
  return earlier.type === later.type ? typeOf(earlier).merge?.(earlier, later) : undefined;
}

/** Serializes an edit for `readEdit`. */
export function serializeEdit(edit: Edit): string {
  return JSON.stringify(edit);
}

/** Undefined for anything that is not an edit that this version knows. */
export function readEdit(text: string): Edit | undefined {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return undefined;
  }
  const object = readObject(json);
  const type = object?.type;
  if (!object || typeof type !== 'string' || !Object.hasOwn(editTypes, type)) return undefined;
  return editTypes[type as EditTypeName].read(object);
}
