/** One recipe on one screen: its styles and formats to choose from, what they look and sound like, and the way to a video. */

import { atom } from 'nanostores';
import type { IngredientTemplate, Recipe, TemplateFamily } from '../../contract/library/library';
import type { MusicKit } from '../../contract/library/music';
import type { Id } from '../../contract/schemas/ids';
import type { Ratio } from '../../contract/schemas/scalars';
import type { Composition } from '../../scene/composition';
import { type CompilingDependencies, compilingOf } from '../compiling/compiling-dependencies';
import type { MusicStore } from '../music/music-store';
import { createProjectStart, type ProjectStart } from '../project/project-start';
import { createLoader, type Loader } from '../resource/loadable';
import type { Spotreel } from '../spotreel';
import type { StoreContext } from '../store-context';
import { createFavouriteMarks, type FavouriteMarks } from './favourite-marks';
import type { LibraryStore } from './library-store';
import { makeSampleVideo } from './sample-video';

/** The style and ratio that are chosen on a recipe's page. */
export interface RecipeChoice {
  readonly family: TemplateFamily;
  readonly ratio: Ratio;
}

/** The video that a style makes as it comes. */
export interface SampleVideo {
  readonly choice: RecipeChoice;
  readonly composition: Composition;
}

/** A recipe's page: styles, scenes, music and a sample video. One for each page that shows it. */
export class RecipePageStore {
  readonly #context: StoreContext;
  readonly #library: LibraryStore;
  readonly #music: MusicStore;
  readonly #recipe: Loader<Recipe>;
  readonly #scenes: Loader<readonly IngredientTemplate[]>;
  readonly #kit: Loader<MusicKit>;
  readonly #sample: Loader<SampleVideo>;
  readonly #samples = new Map<string, SampleVideo>();
  readonly #compiling: CompilingDependencies;
  readonly #starter: ProjectStart;
  readonly #marks: FavouriteMarks;
  /** Failure code `not_found` where there is no such recipe. */
  readonly $recipe;
  /** Style and format; null until the recipe is there, and for one without styles. */
  readonly $choice = atom<RecipeChoice | null>(null);
  /** That a new video starts with, in order, of the chosen style and format. */
  readonly $scenes;
  /** The music that the chosen style comes with. */
  readonly $kit;
  /** Sample of the choice that it names, once `loadSample` was called. */
  readonly $sample;
  readonly $start;
  /** Ids of recipes whose mark is under way. */
  readonly $busy;

  constructor(context: StoreContext, library: LibraryStore, music: MusicStore, compiling: CompilingDependencies) {
    this.#context = context;
    this.#library = library;
    this.#music = music;
    this.#recipe = createLoader(context, 'recipe.errorTitle');
    this.#scenes = createLoader(context, 'recipe.errorTitle');
    this.#kit = createLoader(context, 'recipe.errorTitle');
    this.#sample = createLoader(context, 'recipe.sampleError');
    this.#compiling = compiling;
    this.#starter = createProjectStart(context);
    this.#marks = createFavouriteMarks(context);
    this.$busy = this.#marks.$busy;
    this.$recipe = this.#recipe.$state;
    this.$scenes = this.#scenes.$state;
    this.$kit = this.#kit.$state;
    this.$sample = this.#sample.$state;
    this.$start = this.#starter.$start;
  }

  /** Opened again, for example in another language, it keeps the style and the format that were chosen. */
  readonly open = async (recipeId: Id<'recipe'>): Promise<void> => {
    const { client } = this.#context;
    const recipe = await this.#recipe.load((signal) => client.recipe({ params: { recipeId }, signal }));
    const chosenId = this.$choice.get()?.family.id;
    const families = recipe?.templateFamilies ?? [];
    const family = families.find(({ id }) => id === chosenId) ?? families[0];
    if (family) await this.chooseFamily(family);
  };

  /** Flips once the server has agreed (docs/rules/app.md#favorites-and-drafts). */
  readonly toggleFavourite = async (): Promise<void> => {
    const { data: recipe } = this.$recipe.get();
    if (recipe && (await this.#marks.toggleRecipe(recipe)))
      this.#recipe.update((now) => ({ ...now, isFavourite: !recipe.isFavourite }));
  };

  /** The format stays where the style has it. */
  readonly chooseFamily = async (family: TemplateFamily): Promise<void> => {
    const before = this.$choice.get()?.ratio;
    const ratio = before && family.orientation.includes(before) ? before : family.orientation[0];
    if (!ratio) return;
    this.$choice.set({ family, ratio });
    await Promise.all([this.loadScenes(), this.#kit.load(() => this.#music.kit(family.defaultMusicKitId))]);
  };

  readonly chooseRatio = async (ratio: Ratio): Promise<void> => {
    const choice = this.$choice.get();
    if (!choice) return;
    this.$choice.set({ ...choice, ratio });
    await this.loadScenes();
  };

  /** Again, too, after it failed. */
  readonly loadScenes = async (): Promise<void> => {
    const choice = this.$choice.get();
    if (!choice) return;
    await this.#scenes.load(() => this.#firstScenes(choice));
  };

  /** The video of what is chosen, with its music; made once each. */
  readonly loadSample = async (): Promise<void> => {
    const choice = this.$choice.get();
    if (choice) await this.#sample.load((signal) => this.#sampleOf(choice, signal));
  };

  async #sampleOf(choice: RecipeChoice, signal: AbortSignal): Promise<SampleVideo> {
    const { family, ratio } = choice;
    const key = `${family.id} ${ratio}`;
    const known = this.#samples.get(key);
    if (known) return { ...known, choice };
    const [scenes, kit] = await Promise.all([
      this.#firstScenes(choice),
      // a library without the kit makes a silent video, not none
      this.#music.kit(family.defaultMusicKitId).catch(() => null),
    ]);
    const composition = await makeSampleVideo(this.#compiling, { family, ratio, scenes, kit }, signal);
    const created = { choice, composition };
    this.#samples.set(key, created);
    return created;
  }

  async #firstScenes({ family, ratio }: RecipeChoice): Promise<readonly IngredientTemplate[]> {
    const templates = await this.#library.templatesOf(family.id, ratio);
    return family.defaultIngredientIds.flatMap((id) => templates.find((template) => template.id === id) ?? []);
  }

  /** The id of a new video of what is chosen; undefined when it failed, which `$start` says. */
  readonly use = async (): Promise<number | undefined> => {
    const { data: recipe } = this.$recipe.get();
    const choice = this.$choice.get();
    if (!recipe || !choice) return undefined;
    const { family, ratio } = choice;
    return this.#starter.start({ recipeId: recipe.id, templateFamilyId: family.id, ratio, name: recipe.name });
  };
}

/** Its own for every screen. */
export function createRecipePage(spotreel: Spotreel): RecipePageStore {
  const { editing, library, music } = spotreel;
  return new RecipePageStore(editing.context, library, music, compilingOf(editing));
}
