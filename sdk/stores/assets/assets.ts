/** The assets library: folders, files, and what can be done with them. One a screen. */
import { atom, computed } from 'nanostores';
import type { Page } from '../../contract/call';
import type { Media } from '../../contract/schemas/media';
import type { MediaFolder, MediaUses } from '../../contract/schemas/media-folder';
import { createForm } from '../account/form';
import { orToast } from '../account/or-toast';
import { failureOf } from '../failure';
import { createLoader, type Loader } from '../loadable';
import type { Spotreel } from '../spotreel';
import type { StoreContext } from '../store-context';
import { createAssetSelection } from './asset-selection';
import { AssetUploads } from './asset-uploads';

/** Which files are on show. */
export interface AssetView {
  /** Null: those in no folder. */
  readonly folder: number | null;
  /** A search looks into all folders. */
  readonly search: string;
  readonly sort: 'newest' | 'oldest' | 'name' | 'size';
}

const PER_PAGE = 60;
const ORDERS = {
  newest: {},
  oldest: { sorted: 'ASC' },
  name: { sort: 'name', sorted: 'ASC' },
  size: { sort: 'size', sorted: 'DESC' },
} as const;

/** The assets library of the account: folders, files, uploads, and what is selected. */
export function createAssets({ editing: { context } }: Spotreel) {
  const lists = createLists(context);
  const { $view, files, folders } = lists;
  const selection = createAssetSelection(() => files.$state.get().data?.data.map(({ id }) => id) ?? []);
  const uploads = new AssetUploads(context, lists.showAdded);
  const show = (change: Partial<AssetView>) => {
    selection.clear();
    $view.set({ ...$view.get(), ...change });
    return lists.loadFiles(1);
  };
  return {
    $view,
    $folders: folders.$state,
    $files: files.$state,
    $hasMore: computed(files.$state, ({ data }) => data !== undefined && data.page < data.numPages),
    selection,
    uploads,
    /** A file that came into the account by another way, or has changed. */
    showAdded: lists.showAdded,
    load: async (): Promise<void> => void (await Promise.all([lists.loadFolders(), lists.loadFiles(1)])),
    loadMore: async (): Promise<void> => {
      const { data, status } = files.$state.get();
      if (data && status !== 'loading') await lists.loadFiles(data.page + 1, data.data);
    },
    open: (folder: number | null) => show({ folder, search: '' }),
    search: (search: string) => show({ search: search.trim() }),
    sortBy: (sort: AssetView['sort']) => show({ sort }),
    /** Undefined if it failed; a notice then says why. */
    async uses(mediaId: number): Promise<MediaUses | undefined> {
      let found: MediaUses | undefined;
      await orToast(context, async () => {
        found = await (await context.accounts()).mediaUses({ params: { mediaId } });
      });
      return found;
    },
    ...folderActions(context, lists, show),
    ...fileActions(context, lists, selection.clear),
  };
}

/** What `createAssets` returns. */
export type AssetsStore = ReturnType<typeof createAssets>;

type Lists = ReturnType<typeof createLists>;

function createLists(context: StoreContext) {
  const describe = (thrown: unknown) => failureOf(thrown, context.t, 'failure.unknown');
  const folders = createLoader<readonly MediaFolder[]>(describe);
  const files: Loader<Page<Media>> = createLoader<Page<Media>>(describe);
  const $view = atom<AssetView>({ folder: null, search: '', sort: 'newest' });
  const loadFolders = () => folders.load(async (signal) => (await context.accounts()).mediaFolders({ signal }));
  return {
    $view,
    folders,
    files,
    loadFolders,
    showAdded: (media: Media): void => {
      if (isOnShow($view.get(), media)) files.update((page) => withFile(page, media));
      void loadFolders();
    },
    loadFiles: (page: number, before: readonly Media[] = []) =>
      files.load(async (signal) => {
        const answer = await context.client.mediaList({ query: queryOf($view.get(), page), signal });
        return { ...answer, data: [...before, ...answer.data] };
      }),
  };
}

function queryOf({ folder, search, sort }: AssetView, page: number) {
  const place = folder === null ? { unfiled: true } : { folder };
  return { page, perPage: PER_PAGE, ...ORDERS[sort], ...(search === '' ? place : { search }) };
}

function isOnShow({ folder, search }: AssetView, media: Media): boolean {
  return search === '' && media.folder === folder;
}

/** A new file comes first until the list is read again. */
function withFile(page: Page<Media>, media: Media): Page<Media> {
  if (page.data.some(({ id }) => id === media.id))
    return { ...page, data: page.data.map((one) => (one.id === media.id ? media : one)) };
  return { ...page, data: [media, ...page.data], totalCount: page.totalCount + 1 };
}

function folderActions(
  context: StoreContext,
  { $view, loadFolders, loadFiles }: Lists,
  show: (change: Partial<AssetView>) => Promise<unknown>,
) {
  const form = createForm(context.t);
  const change = async (folderId: number, body: { name?: string; parent?: number | null }) =>
    (await context.accounts()).updateMediaFolder({ params: { folderId }, body });
  return {
    /** The form that names a folder. */
    $folderForm: form.$state,
    resetFolderForm: form.reset,
    /** In the folder that is open. False if it was not taken. */
    async makeFolder(name: string): Promise<boolean> {
      const body = { name, parent: $view.get().folder };
      const made = await form.send(async () => (await context.accounts()).createMediaFolder({ body }));
      if (made) await loadFolders();
      return made !== undefined;
    },
    /** False if it was not taken. */
    async renameFolder(folderId: number, name: string): Promise<boolean> {
      const renamed = await form.send(() => change(folderId, { name }));
      if (renamed) await loadFolders();
      return renamed !== undefined;
    },
    /** `parent` null: to the top. */
    moveFolder: (folderId: number, parent: number | null) =>
      orToast(context, async () => {
        await change(folderId, { parent });
        await loadFolders();
      }),
    /** `content`: what is in it moves to the folder above, or is deleted too. */
    removeFolder: (folderId: number, content: 'keep' | 'delete') =>
      orToast(context, async () => {
        await (await context.accounts()).deleteMediaFolder({ params: { folderId }, query: { content } });
        await loadFolders();
        await ($view.get().folder === folderId ? show({ folder: null }) : loadFiles(1));
      }),
  };
}

function fileActions(context: StoreContext, { files, loadFiles, loadFolders }: Lists, clearSelection: () => void) {
  const form = createForm(context.t);
  const reload = async () => void (await Promise.all([loadFiles(1), loadFolders()]));
  const each: Each = (ids, act) =>
    orToast(context, async () => {
      try {
        for (const mediaId of ids) await act(mediaId);
        clearSelection();
      } finally {
        await reload();
      }
    });
  return {
    /** The form that names a file. */
    $fileForm: form.$state,
    resetFileForm: form.reset,
    /** False if it was not taken. */
    async rename(mediaId: number, name: string): Promise<boolean> {
      const renamed = await form.send(async () =>
        (await context.accounts()).updateMedia({ params: { mediaId }, body: { name } }),
      );
      if (renamed) files.update((page) => withFile(page, renamed));
      return renamed !== undefined;
    },
    ...batchActions(context, each),
  };
}

/** Does something with several files, and reads the lists anew. */
type Each = (ids: readonly number[], act: (mediaId: number) => Promise<unknown>) => Promise<boolean>;

function batchActions(context: StoreContext, each: Each) {
  const restore = (ids: readonly number[]) =>
    each(ids, async (mediaId) => (await context.accounts()).restoreMedia({ params: { mediaId } }));
  return {
    /** `folder` null: to the top. */
    move: (ids: readonly number[], folder: number | null) =>
      each(ids, async (mediaId) => (await context.accounts()).moveMedia({ params: { mediaId }, body: { folder } })),
    /** Deletes files; a notice takes that back. */
    async remove(ids: readonly number[]): Promise<boolean> {
      const isDone = await each(ids, async (mediaId) =>
        (await context.accounts()).deleteMedia({ params: { mediaId } }),
      );
      const title = context.t('assets.deleted', { count: ids.length });
      const action = { label: context.t('assets.undo'), run: () => void restore(ids) };
      if (isDone) context.toasts.show({ tone: 'info', title, action });
      return isDone;
    },
  };
}
