/** The video that a style makes as it comes: its first scenes with their own words, and music that fits them. */

import { seededTrack } from '../../audio/seeded-track';
import type { IngredientTemplate } from '../../contract/library/library';
import type { MusicKit } from '../../contract/library/music';
import type { Id } from '../../contract/schemas/ids';
import type { Ratio } from '../../contract/schemas/scalars';
import { type EditorProject, NO_VALUES } from '../../project/editor-project';
import { templateLength } from '../../project/timing/scene-length';
import type { Composition } from '../../scene/composition';
import { templateShots } from '../../scene/pictures/first-shots';
import type { CompilingDependencies } from '../compiling/compiling-dependencies';

/** The style of a recipe, or an animation outside recipes. */
export interface SampleStyle {
  readonly name: string;
  readonly bpm: number;
  /** Null: no style of a recipe. */
  readonly id: number | null;
  readonly recipeId: Id<'recipe'> | null;
  /** Seed of the style. Absent: 0. */
  readonly musicSeed?: number | undefined;
}

/** Parts of a sample. */
export interface SampleParts {
  readonly family: SampleStyle;
  readonly ratio: Ratio;
  /** In order. */
  readonly scenes: readonly IngredientTemplate[];
  /** Null: silent. */
  readonly kit: MusicKit | null;
}

/** Rejects when a scene cannot be loaded or compiled, and with `aborted`; a kit without fitting music makes it silent. */
export async function makeSampleVideo(
  { createPicture, compose }: CompilingDependencies,
  { family, ratio, scenes, kit }: SampleParts,
  signal: AbortSignal,
): Promise<Composition> {
  const audio = kit ? await firstMusic(compose, kit, scenes, family.musicSeed ?? 0, signal) : [];
  const project: EditorProject = {
    id: null,
    name: family.name,
    recipeId: family.recipeId,
    templateFamilyId: family.id,
    brandId: null,
    ratio,
    bpm: family.bpm,
    fontFamily: null,
    paletteOverride: [],
    ownMusic: null,
    musicKitId: kit?.id ?? null,
    audio,
    scenes: scenes.map(({ id: templateId, transition }, index) => ({
      id: index + 1,
      templateId,
      ...(transition && { transition }),
    })),
    values: Object.fromEntries(
      scenes.map((template, index) => [index + 1, { ...NO_VALUES, shots: templateShots(template, index) }]),
    ),
  };
  const templates = new Map(scenes.map((template) => [template.id, template]));
  return createPicture()({ project, templates, media: {}, kit });
}

/** The music of a project that is made of the style now. */
async function firstMusic(
  compose: CompilingDependencies['compose'],
  kit: MusicKit,
  scenes: readonly IngredientTemplate[],
  seed: number,
  signal: AbortSignal,
): Promise<readonly number[]> {
  const lengths = scenes.map(templateLength);
  return seededTrack(await compose(kit, lengths, { signal }), seed)?.sampleIds ?? [];
}
