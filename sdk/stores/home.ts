/** The rows of the home page. */
import { computed } from 'nanostores';
import type { Section } from '../contract/schemas/section';
import type { TemplateGroup } from '../contract/schemas/template';
import { failureOf } from './failure';
import { createFavouriteMarks, type FavouriteMarks } from './favourite-marks';
import { DEFAULT_QUERY, formatLibraryQuery } from './library-grid/library-query';
import { createLoader, type Loader } from './loadable';
import type { Spotreel } from './spotreel';
import type { StoreContext } from './store-context';

/** All of them (docs/rules/app.md#library). */
const ALL = { perPage: 9_999_999, page: 1 };

export class Home {
  readonly #context: StoreContext;
  readonly #sections: Loader<readonly Section[]>;
  readonly #marks: FavouriteMarks;
  /** Only those that have something to show. */
  readonly $sections;
  /** Ids of the groups whose mark is under way. */
  readonly $busy;

  constructor(context: StoreContext) {
    this.#context = context;
    this.#sections = createLoader((thrown) => failureOf(thrown, context.t, 'home.errorTitle'));
    this.#marks = createFavouriteMarks(context);
    this.$busy = this.#marks.$busy;
    this.$sections = computed(this.#sections.$state, (state) => ({
      ...state,
      data: state.data?.filter(({ ready }) => ready),
    }));
  }

  readonly load = async (): Promise<void> => {
    await this.#sections.load(async (signal) => (await this.#context.client.sections({ query: ALL, signal })).data);
  };

  /** Flips once the server has agreed (docs/rules/app.md#favorites-and-drafts), in every row that shows it. */
  readonly toggleFavourite = async (group: TemplateGroup): Promise<void> => {
    if (!(await this.#marks.toggleGroup(group))) return;
    const flip = (one: TemplateGroup) => (one.id === group.id ? { ...one, isFavourite: !group.isFavourite } : one);
    this.#sections.update((sections) =>
      sections.map((section) => ({ ...section, templateGroups: section.templateGroups.map(flip) })),
    );
  };
}

/** Its own for every screen. */
export function createHome(spotreel: Spotreel): Home {
  return new Home(spotreel.editing.context);
}

/** What the library shows of a section, as the query of its address. */
export function libraryQueryOf({ goal, category }: Section): string {
  if (goal) return formatLibraryQuery({ ...DEFAULT_QUERY, objective: goal.id, icon: goal.slug });
  if (!category) return '';
  const { id, slug } = category;
  return formatLibraryQuery({ ...DEFAULT_QUERY, tab: 'animations', categories: [id], icon: slug });
}
