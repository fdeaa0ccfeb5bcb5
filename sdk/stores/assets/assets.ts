/** The assets library: folders, files, and what can be done with them. One a screen. */

import { computed } from 'nanostores';
import type { MediaUses } from '../../contract/media/media-folder';
import type { Id } from '../../contract/schemas/ids';
import type { Uploads } from '../media/uploads/uploads';
import { createForm } from '../resource/form';
import { orToast } from '../resource/or-toast';
import type { Spotreel } from '../spotreel';
import type { StoreContext } from '../store-context';
import { createAssetChanges } from './asset-changes';
import { AssetConversions } from './asset-conversions';
import { type AssetLists, type AssetView, createAssetLists, withFile, withoutFile } from './asset-lists';
import { createAssetSelection } from './asset-selection';
import { type FileInFolders, uploadWithFolders } from './upload-with-folders';

/** The assets library of the account: folders, files, uploads, and what is selected. `folder`: the one that is open first; null: none. */
export function createAssets({ editing: { context }, media: { uploads } }: Spotreel, folder: number | null = null) {
  const lists = createAssetLists(context, folder);
  const { $view, files, folders } = lists;
  const selection = createAssetSelection(() => files.$state.get().data?.data.map(({ id }) => id) ?? []);
  const { follow, ...transfers } = createTransfers(context, lists, uploads);
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
    ...transfers,
    /** A file that came into the account by another way, or has changed. */
    showAdded: lists.showAdded,
    async load(): Promise<void> {
      follow();
      await Promise.all([lists.loadFolders(), lists.loadFiles(1), uploads.loadInterrupted()]);
    },
    loadMore: async (): Promise<void> => {
      const { data, status } = files.$state.get();
      if (data && data.page < data.numPages && status !== 'loading') await lists.loadFiles(data.page + 1, data.data);
    },
    open: (folder: number | null) => show({ folder, search: '' }),
    search: (search: string) => show({ search: search.trim() }),
    sortBy: (sort: AssetView['sort']) => show({ sort }),
    ...folderActions(context, lists, show),
    ...fileActions(context, lists, selection.clear),
    ...createAssetChanges(context, lists),
  };
}

/** Result of `createAssets`. */
export type AssetsStore = ReturnType<typeof createAssets>;

/** Incoming files: uploads, and videos that the server converts. */
function createTransfers(context: StoreContext, lists: AssetLists, uploads: Uploads) {
  const conversions = followConversions(context, lists, uploads);
  let unsubscribe: readonly (() => void)[] = [];
  const listen = () => [
    uploads.on('taken', lists.showAdded),
    uploads.on('removed', (mediaId) => lists.files.update((page) => withoutFile(page, mediaId))),
  ];
  return {
    uploads,
    /** Lists what uploads bring. */
    follow(): void {
      if (unsubscribe.length === 0) unsubscribe = listen();
    },
    upload: (chosen: readonly FileInFolders[]) => uploadInto(context, lists, uploads, chosen),
    /** A dropped folder has a file that the browser cannot read. */
    reportUnreadable: () => context.toasts.show({ tone: 'danger', title: context.t('assets.unreadable') }),
    /** Uploads go on. */
    dispose(): void {
      for (const end of unsubscribe) end();
      unsubscribe = [];
      conversions.dispose();
    },
  };
}

/** Videos of the list that the server converts, save those that an upload waits for. */
function followConversions(context: StoreContext, { files }: AssetLists, uploads: Uploads): AssetConversions {
  const conversions = new AssetConversions(context, (media) =>
    files.update((page) => ({ ...page, data: page.data.map((one) => (one.id === media.id ? media : one)) })),
  );
  files.$state.subscribe(({ data }) =>
    conversions.follow(data?.data.filter(({ id }) => !uploads.isWaitingFor(id)) ?? []),
  );
  return conversions;
}

/** Into the folder that is open, with the folders around each file. A notice says what went wrong. */
function uploadInto(context: StoreContext, lists: AssetLists, uploads: Uploads, files: readonly FileInFolders[]) {
  const { $view, folders, loadFolders } = lists;
  const make = async (name: string, parent: number | null) => {
    const made = await (await context.accounts()).createMediaFolder({ body: { name, parent } });
    folders.update((before) => [...before, made]);
    return made;
  };
  const add = (file: File, folder: number | null) => void uploads.add({ file, folder });
  return orToast(context, async () => {
    if (!folders.$state.get().data) await loadFolders();
    const known = () => folders.$state.get().data ?? [];
    await uploadWithFolders(files, $view.get().folder, { folders: known, make, add });
  });
}

function folderActions(
  context: StoreContext,
  { $view, loadFolders, loadFiles }: AssetLists,
  show: (change: Partial<AssetView>) => Promise<unknown>,
) {
  const form = createForm(context.t);
  const change = async (folderId: Id<'folder'>, body: { name?: string; parent?: number | null }) =>
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
    async renameFolder(folderId: Id<'folder'>, name: string): Promise<boolean> {
      const renamed = await form.send(() => change(folderId, { name }));
      if (renamed) await loadFolders();
      return renamed !== undefined;
    },
    /** `parent` null: to the top. */
    moveFolder: (folderId: Id<'folder'>, parent: number | null) =>
      orToast(context, async () => {
        await change(folderId, { parent });
        await loadFolders();
      }),
    /** `content`: what is in it moves to the folder above, or is deleted too. */
    removeFolder: (folderId: Id<'folder'>, content: 'keep' | 'delete') =>
      orToast(context, async () => {
        await (await context.accounts()).deleteMediaFolder({ params: { folderId }, query: { content } });
        await loadFolders();
        await ($view.get().folder === folderId ? show({ folder: null }) : loadFiles(1));
      }),
  };
}

function fileActions(context: StoreContext, { files, loadFiles, loadFolders }: AssetLists, clearSelection: () => void) {
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
    async rename(mediaId: Id<'media'>, name: string): Promise<boolean> {
      const renamed = await form.send(async () =>
        (await context.accounts()).updateMedia({ params: { mediaId }, body: { name } }),
      );
      if (renamed) files.update((page) => withFile(page, renamed));
      return renamed !== undefined;
    },
    /** Undefined if it failed; a notice then says why. */
    async uses(mediaId: Id<'media'>): Promise<MediaUses | undefined> {
      let found: MediaUses | undefined;
      await orToast(context, async () => {
        found = await (await context.accounts()).mediaUses({ params: { mediaId } });
      });
      return found;
    },
    ...batchActions(context, each),
  };
}

/** Does something with several files, and reads the lists anew. */
type Each = (ids: readonly number[], act: (mediaId: Id<'media'>) => Promise<unknown>) => Promise<boolean>;

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
