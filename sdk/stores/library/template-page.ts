/** One animation on one screen: what it is, the formats of its design, its star, and the way to a project of it. */

import { computed } from 'nanostores';
import type { Template, TemplateGroup } from '../../contract/library/template';
import type { Id } from '../../contract/schemas/ids';
import type { Composition } from '../../scene/composition';
import { type CompilingDependencies, compilingOf } from '../compiling/compiling-dependencies';
import { failureOf } from '../failure';
import { createProjectStart, type ProjectStart } from '../project/project-start';
import { createLoader, type Loader } from '../resource/loadable';
import type { Spotreel } from '../spotreel';
import type { StoreContext } from '../store-context';
import { createFavouriteMarks, type FavouriteMarks, flipMark } from './favourite-marks';
import { makeSampleVideo } from './sample-video';

/** A row of a large screen. */
const SIMILAR_GROUPS = 4;

/** Initial project of the template. */
export interface TemplateSample {
  readonly templateId: Id<'template'>;
  readonly composition: Composition;
}

/** An animation's page: formats, favorite, sample. One for each page that shows it. */
export class TemplatePageStore {
  readonly #context: StoreContext;
  readonly #compiling: CompilingDependencies;
  readonly #sample: Loader<TemplateSample>;
  readonly #similar: Loader<readonly TemplateGroup[]>;
  readonly #template: Loader<Template>;
  readonly #group: Loader<TemplateGroup | null>;
  readonly #marks: FavouriteMarks;
  readonly #starter: ProjectStart;
  /** In which group and similar designs were read. */
  #language: string | undefined;
  /** Failure code `not_found` where there is no such animation. */
  readonly $template;
  /** The templates of its design, one a format; null: it has no group. */
  readonly $group;
  /** The star that lists show: the design's, or its own without a group. Undefined until it is known. */
  readonly $isFavourite;
  readonly $busy;
  readonly $start;
  /** For a player; of the template that it names, once `loadSample` was asked for it. Silent. */
  readonly $sample;
  /** Other designs of its kind. */
  readonly $similar;

  constructor(context: StoreContext, compiling: CompilingDependencies) {
    this.#context = context;
    this.#compiling = compiling;
    this.#sample = createLoader(context, 'template.errorTitle');
    this.#similar = createLoader(context, 'template.errorTitle');
    this.$sample = this.#sample.$state;
    this.$similar = this.#similar.$state;
    this.#template = createLoader(context, 'template.errorTitle');
    this.#group = createLoader(context, 'template.errorTitle');
    this.#marks = createFavouriteMarks(context);
    this.#starter = createProjectStart(context);
    this.$template = this.#template.$state;
    this.$group = this.#group.$state;
    this.$busy = this.#marks.$busy;
    this.$start = this.#starter.$start;
    this.$isFavourite = computed([this.$template, this.$group], (template, group) =>
      group.data === null ? template.data?.isFavourite : group.data?.isFavourite,
    );
  }

  readonly open = async (templateId: Id<'template'>): Promise<void> => {
    const { client } = this.#context;
    const template = await this.#template.load((signal) => client.template({ params: { templateId }, signal }));
    const language = this.#context.language();
    const isKnown = this.$group.get().data?.id === template?.templateGroup && this.#language === language;
    this.#language = language;
    if (template && !isKnown) await Promise.all([this.#loadGroup(template), this.#loadSimilar(template)]);
  };

  /** Compiles the template as it comes. */
  readonly loadSample = async (): Promise<void> => {
    const { data: template } = this.$template.get();
    if (!template || this.$sample.get().data?.templateId === template.id) return;
    const { id: templateId, name, bpm, orientation: ratio, ingredient } = template;
    const family = { id: null, recipeId: null, name, bpm };
    await this.#sample.load(async (signal) => {
      const parts = { family, ratio, scenes: [ingredient], kit: null };
      return { templateId, composition: await makeSampleVideo(this.#compiling, parts, signal) };
    });
  };

  /** As `toggleFavourite`, of another design. */
  readonly toggleSimilar = async (group: TemplateGroup): Promise<void> => {
    if (!(await this.#marks.toggleGroup(group))) return;
    this.#similar.update((groups) => groups.map(flipMark(group)));
  };

  /** Flips once the server has agreed (docs/rules/app.md#favorites-and-drafts). */
  readonly toggleFavourite = async (): Promise<void> => {
    const { data: template } = this.$template.get();
    const { data: group } = this.$group.get();
    if (group && (await this.#marks.toggleGroup(group)))
      this.#group.update((now) => now && { ...now, isFavourite: !group.isFavourite });
    if (template && group === null && (await this.#marks.toggleTemplate(template)))
      this.#template.update((now) => ({ ...now, isFavourite: !template.isFavourite }));
  };

  /** The id of a new project of it; undefined when it failed, which `$start` says. */
  readonly use = async (): Promise<number | undefined> => {
    const { data } = this.$template.get();
    return data && this.#starter.start({ templateId: data.id, name: data.name });
  };

  /** Address of the whole design as a `.spotreel` file, for operators; undefined when it failed, which a toast says. */
  readonly exportPackage = async (): Promise<string | undefined> => {
    const { data } = this.$template.get();
    const { operators, t, toasts } = this.#context;
    if (!data) return undefined;
    try {
      return (await (await operators()).exportTemplate({ params: { templateId: data.id } })).url;
    } catch (thrown) {
      toasts.show({ tone: 'danger', title: failureOf(thrown, t, 'template.exportFailed').message });
      return undefined;
    }
  };

  /** More of its categories first, then for its goal. */
  #loadSimilar({ categories, goals, templateGroup }: Template) {
    return this.#similar.load(async (signal) => {
      const found = new Map<number, TemplateGroup>();
      const [objective] = goals;
      const kinds = categories.length > 0 ? [{ categories: [...categories] }] : [];
      for (const query of [...kinds, ...(objective ? [{ objective }] : [])]) {
        if (found.size >= SIMILAR_GROUPS) break;
        const page = { page: 1, perPage: SIMILAR_GROUPS + 1 };
        const { data } = await this.#context.client.templateGroups({ query: { ...query, ...page }, signal });
        for (const group of data) if (group.id !== templateGroup) found.set(group.id, group);
      }
      return [...found.values()].slice(0, SIMILAR_GROUPS);
    });
  }

  #loadGroup({ templateGroup: templateGroupId }: Template) {
    const { client } = this.#context;
    return this.#group.load((signal) =>
      templateGroupId === null ? Promise.resolve(null) : client.templateGroup({ params: { templateGroupId }, signal }),
    );
  }
}

/** Its own for every screen. */
export function createTemplatePage({ editing }: Spotreel): TemplatePageStore {
  return new TemplatePageStore(editing.context, compilingOf(editing));
}
