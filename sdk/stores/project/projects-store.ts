import { atom, computed } from 'nanostores';
import { randomKey } from '../../base/random-key';
import type { Page } from '../../contract/call';
import type { ProjectSummary } from '../../contract/project/project';
import type { Id } from '../../contract/schemas/ids';
import type { Ratio } from '../../contract/schemas/scalars';
import { failureOf } from '../failure';
import { createLoader } from '../resource/loadable';
import type { StoreContext } from '../store-context';
import { copyName } from './copy-name';
import { originOf } from './project-origin';

/** Message of a failed action. */
type ActionFailure = 'failure.favourite' | 'failure.save' | 'failure.delete' | 'failure.rename' | 'failure.duplicate';

export interface ProjectFilters {
  readonly search: string;
  readonly favourite: boolean;
  /** Drafts alone. */
  readonly draft: boolean;
  readonly sort: 'newest' | 'oldest';
}

/** From a recipe, or from one template. */
export type NewProject =
  | {
      recipeId: Id<'recipe'>;
      templateFamilyId: Id<'templateFamily'>;
      ratio: Ratio;
      /** Default: the recipe's name. */
      name?: string;
    }
  | {
      templateId: Id<'template'>;
      /** Default: the template's name. */
      name?: string;
    };

/** The user's videos. Running renders are followed while the list is shown. */
export class ProjectsStore {
  readonly $filters = atom<ProjectFilters>({ search: '', favourite: false, draft: false, sort: 'newest' });
  /** Ids of the projects of which an action is under way: a mark, a new name, a copy, the deletion. */
  readonly $busy = atom<ReadonlySet<number>>(new Set());
  readonly #context: StoreContext;
  readonly #projects;
  /** All pages that were loaded so far, as one. */
  readonly $projects;
  readonly $hasMore;
  readonly #watched = new Map<number, AbortController>();
  #posters: AbortController | undefined;

  constructor(context: StoreContext) {
    this.#context = context;
    this.#projects = createLoader<Page<ProjectSummary>>(context, 'projects.errorTitle');
    this.$projects = this.#projects.$state;
    this.$hasMore = computed(this.$projects, ({ data }) => data !== undefined && data.page < data.numPages);
  }

  readonly load = (): Promise<void> => this.#load(1);

  readonly filter = (change: Partial<ProjectFilters>): Promise<void> => {
    this.$filters.set({ ...this.$filters.get(), ...change });
    return this.#load(1);
  };

  readonly loadMore = async (): Promise<void> => {
    const { status, data } = this.$projects.get();
    if (status !== 'loading' && data && this.$hasMore.get()) await this.#load(data.page + 1, data.data);
  };

  /** Flips once the server has agreed (docs/rules/app.md#favorites-and-drafts); `$busy` has it meanwhile. */
  readonly toggleFavourite = (projectId: Id<'project'>): Promise<boolean> =>
    this.#busily(projectId, 'failure.favourite', async () => {
      const { client } = this.#context;
      const isFavourite = this.#find(projectId)?.favourite ?? false;
      await (isFavourite ? client.removeFavourite : client.addFavourite)({ params: { projectId } });
      this.#patch(projectId, { favourite: !isFavourite });
    });

  /** A draft becomes finished, and the other way around, once the server has agreed. */
  readonly toggleDraft = (projectId: Id<'project'>): Promise<boolean> =>
    this.#busily(projectId, 'failure.save', async () => {
      const draft = !this.#find(projectId)?.draft;
      await (await this.#context.accounts()).setDraft({ params: { projectId }, body: { draft } });
      this.#patch(projectId, { draft });
    });

  readonly remove = (projectId: Id<'project'>): Promise<boolean> =>
    this.#busily(projectId, 'failure.delete', async () => {
      await this.#context.client.deleteProject({ params: { projectId } });
      this.#watched.get(projectId)?.abort();
      this.#projects.update((page) => ({
        ...page,
        totalCount: Math.max(0, page.totalCount - 1),
        data: page.data.filter(({ id }) => id !== projectId),
      }));
    });

  /** False when it failed, which a notification says. */
  readonly rename = (projectId: Id<'project'>, name: string): Promise<boolean> =>
    this.#busily(projectId, 'failure.rename', async () => {
      const { updatedAt } = await this.#context.client.renameProject({ params: { projectId }, body: { name } });
      this.#patch(projectId, { name, updatedAt });
    });

  /** Puts a copy at the top of the list. False when it failed, which a notification says. */
  readonly duplicate = (projectId: Id<'project'>): Promise<boolean> =>
    this.#busily(projectId, 'failure.duplicate', async () => {
      const { client, t } = this.#context;
      const name = copyName(this.#find(projectId)?.name ?? '', (original) =>
        t('projects.copyName', { name: original }),
      );
      const idempotencyKey = randomKey();
      const copy = await client.duplicateProject({ params: { projectId }, body: { name }, idempotencyKey });
      this.#projects.update((page) => ({ ...page, totalCount: page.totalCount + 1, data: [copy, ...page.data] }));
      this.#awaitPosters(this.#begin());
    });

  /** The id of the new project; undefined when it failed, which a notification says. */
  readonly create = async (project: NewProject): Promise<number | undefined> => {
    try {
      const idempotencyKey = randomKey();
      const { id } = await this.#context.client.createProject({ body: project, idempotencyKey });
      this.#context.events.emit('project-created', { projectId: id, madeFrom: originOf(project) });
      return id;
    } catch (thrown) {
      this.#report(thrown, 'failure.create');
      return undefined;
    }
  };

  /** Follows every running render of the list until it is over or `stop` is called. */
  readonly watch = (): void => {
    for (const { id, status } of this.$projects.get().data?.data ?? []) {
      if ((status === 'queued' || status === 'rendering') && !this.#watched.has(id)) void this.#follow(id);
    }
  };

  readonly stop = (): void => {
    this.#posters?.abort();
    for (const controller of this.#watched.values()) controller.abort();
    this.#watched.clear();
  };

  async #load(page: number, before: readonly ProjectSummary[] = []): Promise<void> {
    const query = { page, ...this.#query() };
    const gone = this.#begin();
    const loaded = await this.#projects.load(async (signal) => {
      const answer = await this.#context.client.projects({ query, signal });
      return { ...answer, data: [...before, ...answer.data] };
    });
    if (!loaded || gone.aborted) return;
    this.watch();
    this.#awaitPosters(gone);
  }

  #query() {
    const { search, favourite, draft, sort } = this.$filters.get();
    const marks = { ...(favourite && { favourite }), ...(draft && { draft }) };
    return { sort, ...marks, ...(search.trim() && { search: search.trim() }) };
  }

  /** Ends the wait for the stills of before. The signal fires when the list goes, or begins anew. */
  #begin(): AbortSignal {
    this.#posters?.abort();
    this.#posters = new AbortController();
    return this.#posters.signal;
  }

  #awaitPosters(signal: AbortSignal): void {
    const query = this.#query();
    const list = (perPage: number) => this.#context.client.projects({ query: { ...query, perPage }, signal });
    void import('./missing-posters').then(({ awaitPosters }) =>
      awaitPosters({ projects: this.#projects, list, signal }),
    );
  }

  async #follow(projectId: Id<'project'>): Promise<void> {
    const controller = new AbortController();
    this.#watched.set(projectId, controller);
    const { followRender } = await import('../export/running-render');
    const find = () => this.#find(projectId);
    const patch = (change: Partial<ProjectSummary>) => this.#patch(projectId, change);
    await followRender(this.#context, { projectId, find, patch, signal: controller.signal });
    if (this.#watched.get(projectId) === controller) this.#watched.delete(projectId);
  }

  async #busily(projectId: Id<'project'>, failure: ActionFailure, act: () => Promise<void>) {
    if (this.$busy.get().has(projectId)) return false;
    this.$busy.set(new Set([...this.$busy.get(), projectId]));
    try {
      await act();
      return true;
    } catch (thrown) {
      this.#report(thrown, failure, this.#find(projectId)?.name);
      return false;
    } finally {
      this.$busy.set(new Set([...this.$busy.get()].filter((id) => id !== projectId)));
    }
  }

  #find(projectId: Id<'project'>): ProjectSummary | undefined {
    return this.$projects.get().data?.data.find(({ id }) => id === projectId);
  }

  #patch(projectId: Id<'project'>, change: Partial<ProjectSummary>): void {
    this.#projects.update((page) => ({
      ...page,
      data: page.data.map((project) => (project.id === projectId ? { ...project, ...change } : project)),
    }));
  }

  #report(thrown: unknown, key: ActionFailure | 'failure.create', name = ''): void {
    const { t, toasts } = this.#context;
    const { message } = failureOf(thrown, t, key);
    toasts.show({ tone: 'danger', title: t(key, { name }), text: message === t(key) ? undefined : message });
  }
}
