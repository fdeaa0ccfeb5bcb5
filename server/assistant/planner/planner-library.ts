/**
 * Facts of the library for the planner: recipes with their styles, scenes and text fields. It is built from the
 * library's lists.
 */
import type { Ratio } from '@spotreel/sdk/internal/contract';

export interface PlannerField {
  readonly innerReference: string;
  readonly name: string;
  /** Characters. */
  readonly maxLength: number;
  /** Value of a brand or review that fills it, for example `NAME`. */
  readonly dataField: string | null;
  /** The text of the template, which must never stay in a planned video. */
  readonly sample: string;
}

export interface PlannerScene {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly seconds: number;
  readonly texts: readonly PlannerField[];
  /** References of the pictures that people may replace; logos are none. */
  readonly pictures: readonly string[];
}

export interface PlannerFamily {
  readonly id: number;
  readonly name: string;
  readonly bpm: number;
  /** Slugs. */
  readonly moods: readonly string[];
  readonly palette: readonly string[];
  /** Ratios in which all of its scenes have a layout. */
  readonly ratios: readonly Ratio[];
  readonly musicKitId: number;
  readonly scenes: readonly PlannerScene[];
  /** Ids of the scenes that a new project has, in order. */
  readonly defaultSceneIds: readonly number[];
}

export interface PlannerRecipe {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  /** Slugs; the first one is what the recipe is made for. */
  readonly goals: readonly string[];
  /** Belongs to a paid plan. */
  readonly isPremium: boolean;
  readonly families: readonly PlannerFamily[];
}

export interface PlannerMusicKit {
  readonly id: number;
  readonly bpm: number;
  /** Slugs. */
  readonly moods: readonly string[];
}

/** Words that people use for what a recipe is made for, such as industries and occasions. */
export interface PlannerTopic {
  readonly words: readonly string[];
  /** The best first. */
  readonly recipeIds: readonly number[];
}

/** A picture that comes with the library. */
export interface PlannerPicture {
  readonly id: number;
  readonly name: string;
  /** Description of the picture, in lower case. */
  readonly words: string;
}

export interface PlannerLibrary {
  readonly recipes: readonly PlannerRecipe[];
  readonly musicKits: readonly PlannerMusicKit[];
  readonly topics: readonly PlannerTopic[];
  readonly pictures: readonly PlannerPicture[];
}

export function findFamily({ recipes }: PlannerLibrary, id: number): PlannerFamily | undefined {
  return recipes.flatMap(({ families }) => families).find((family) => family.id === id);
}
