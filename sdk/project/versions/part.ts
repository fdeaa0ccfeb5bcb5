/** Parts in which two versions of a project can differ: the grain at which changes are reported and merged. */

import type { HexColor } from '../../base/color';
import type { BackgroundValue } from '../../contract/project/background';
import type { OwnMusic } from '../../contract/project/project';
import type { CameraMove } from '../../contract/project/shot';
import type { Transition } from '../../contract/project/transition';
import type { Id } from '../../contract/schemas/ids';
import type { Ratio } from '../../contract/schemas/scalars';
import type { EditorProject, SceneValues } from '../editor-project';

/** A value of each kind of part. Null in a field is the template's own; undefined is a scene that is not there. */
export interface PartValues {
  readonly name: string;
  readonly ratio: Ratio;
  readonly font: string | null;
  /** BCP 47; null: as the letters say. */
  readonly language: string | null;
  readonly palette: readonly HexColor[];
  /** Id; null: none. */
  readonly brand: number | null;
  readonly music: {
    readonly musicKitId: Id<'musicKit'> | null;
    readonly audio: readonly number[];
    readonly ownMusic: OwnMusic | null;
  };
  /** Ids of the scenes that both versions have, in order. */
  readonly order: readonly number[];
  readonly scene:
    | {
        readonly templateId: Id<'template'>;
        readonly bars: number | null;
        readonly transition: Transition | null;
        readonly values: SceneValues | undefined;
      }
    | undefined;
  /** Bars; null: as long as its template. */
  readonly length: number | null;
  /** To the next scene; null: as the templates draw it. */
  readonly transition: Transition | null;
  readonly text: string | null;
  /** Media id. */
  readonly image: number | null;
  readonly color: HexColor | null;
  /** Null: the picture rests. */
  readonly shot: CameraMove | null;
  readonly background: BackgroundValue | null;
}

/** Kinds of parts that are compared and merged one by one. */
export type PartKind = keyof PartValues;
export type VideoKind = 'name' | 'ratio' | 'font' | 'language' | 'palette' | 'brand' | 'music';
export type FieldKind = 'text' | 'image' | 'color' | 'shot';

/** Identity of a part: `sceneId` for a part of a scene, `field` (innerReference) for a field. */
export interface PartOf<Kind extends PartKind> {
  readonly kind: Kind;
  /** Unique among the parts of a project. */
  readonly key: string;
  readonly sceneId: Id<'scene'> | null;
  readonly field: string | null;
}

/** One part that differs. */
export type Change = {
  readonly [Kind in PartKind]: PartOf<Kind> & {
    readonly before: PartValues[Kind];
    readonly after: PartValues[Kind];
  };
}[PartKind];

/** One part that both sides changed, each to something else. */
export type Overlap = {
  readonly [Kind in PartKind]: PartOf<Kind> & {
    readonly before: PartValues[Kind];
    readonly mine: PartValues[Kind];
    readonly theirs: PartValues[Kind];
  };
}[PartKind];

/** This editor's version, or the one that the server has. */
export type VersionSide = 'mine' | 'theirs';
/** By key of the overlap; mine where nothing is said. */
export type PartChoices = Readonly<Record<string, VersionSide>>;

export function videoPart<Kind extends VideoKind | 'order'>(kind: Kind): PartOf<Kind> {
  return { kind, key: kind, sceneId: null, field: null };
}

export function scenePart<Kind extends 'scene' | 'length' | 'transition' | 'background'>(
  kind: Kind,
  sceneId: Id<'scene'>,
): PartOf<Kind> {
  return { kind, key: `${kind} ${sceneId}`, sceneId, field: null };
}

export function fieldPart<Kind extends FieldKind>(kind: Kind, sceneId: Id<'scene'>, field: string): PartOf<Kind> {
  return { kind, key: `${kind} ${sceneId} ${field}`, sceneId, field };
}

export const FIELD_GROUPS = [
  ['text', 'texts'],
  ['image', 'images'],
  ['color', 'colors'],
  ['shot', 'shots'],
] as const satisfies readonly (readonly [FieldKind, keyof SceneValues])[];

export const VIDEO_KINDS = ['name', 'ratio', 'font', 'language', 'palette', 'brand', 'music'] as const;

type VideoValues = Pick<PartValues, VideoKind>;

export function videoValues(project: EditorProject): VideoValues {
  const { name, ratio, fontFamily: font, language = null, paletteOverride: palette, brandId: brand } = project;
  const { musicKitId, audio, ownMusic } = project;
  return { name, ratio, font, language, palette, brand, music: { musicKitId, audio, ownMusic } };
}

export function withVideoValues(
  project: EditorProject,
  { name, ratio, font, language, palette, brand, music }: VideoValues,
): EditorProject {
  return { ...project, name, ratio, fontFamily: font, language, paletteOverride: palette, brandId: brand, ...music };
}
