/**
 * The document that the editor edits: everything that is saved, nothing that is only looked at. Values are immutable,
 * and each change is an edit (`edits/`). Unchanged values keep their identity, so that a view that compares by
 * reference repaints only what changed.
 */

import type { HexColor } from '../base/color';
import type { BackgroundValue } from '../contract/project/background';
import type { OwnMusic } from '../contract/project/project';
import type { CameraMove } from '../contract/project/shot';
import type { Transition } from '../contract/project/transition';
import type { Id } from '../contract/schemas/ids';
import type { Ratio } from '../contract/schemas/scalars';

/** A scene in the order of the video. Its values are kept apart, so that typing does not change the list. */
export interface EditorScene {
  /** Unique in the project, and never used again in it (the wire's `ingredient`). */
  readonly id: number;
  /** Id of the ingredient template. */
  readonly templateId: Id<'template'>;
  /** Length in bars, a multiple of a half. Absent: as long as its template. */
  readonly bars?: number | undefined;
  /** To the next scene. Absent: as the templates of both scenes draw it. */
  readonly transition?: Transition | undefined;
}

/** Changes of the user in a scene, by innerReference; a field that is absent shows its template's default. */
export interface SceneValues {
  readonly texts: Readonly<Record<string, string>>;
  /** Media ids. */
  readonly images: Readonly<Record<string, number>>;
  readonly colors: Readonly<Record<string, HexColor>>;
  /** Movements of the camera over pictures: over those of the template, too. A field that is absent rests. */
  readonly shots: Readonly<Record<string, CameraMove>>;
  /** Null: the template's own. */
  readonly background: BackgroundValue | null;
}

/** A scene in which nothing was changed. */
export const NO_VALUES: SceneValues = { texts: {}, images: {}, colors: {}, shots: {}, background: null };

/** Work of a user: everything that is saved. Values are immutable. */
export interface EditorProject {
  /** Null before the server knows it: such a project is never saved. */
  readonly id: number | null;
  readonly name: string;
  readonly recipeId: Id<'recipe'> | null;
  readonly templateFamilyId: Id<'templateFamily'> | null;
  readonly ratio: Ratio;
  readonly bpm: number;
  readonly scenes: readonly EditorScene[];
  /** By scene id: the form of every scene. */
  readonly values: Readonly<Record<number, SceneValues>>;
  readonly musicKitId: Id<'musicKit'> | null;
  /** Ids of the kit's samples in the order in which they play. */
  readonly audio: readonly number[];
  /** Music of the account, heard in place of the kit's; null: none. */
  readonly ownMusic: OwnMusic | null;
  /** Null: the family's own. */
  readonly fontFamily: string | null;
  /** Language of the texts, BCP 47. Null or absent: found from their letters. */
  readonly language?: string | null | undefined;
  /** Empty: the family's own. */
  readonly paletteOverride: readonly HexColor[];
  readonly brandId: Id<'brand'> | null;
}

export function sceneIndex(project: EditorProject, sceneId: Id<'scene'>): number {
  return project.scenes.findIndex(({ id }) => id === sceneId);
}

/** An id that no scene of the project has. */
export function nextSceneId(project: EditorProject): number {
  return Math.max(0, ...project.scenes.map(({ id }) => id), ...Object.keys(project.values).map(Number)) + 1;
}

/** Undefined when the project has no such scene, or when the scene has no form. */
export function valuesOf(project: EditorProject, sceneId: Id<'scene'>): SceneValues | undefined {
  return project.values[sceneId];
}
