/** Lists of the assets library: folders, and the files of one folder or of a search. */

import { atom } from 'nanostores';
import type { Page } from '../../contract/call';
import type { Media } from '../../contract/media/media';
import type { MediaFolder } from '../../contract/media/media-folder';
import type { Id } from '../../contract/schemas/ids';
import { createLoader, type Loader } from '../resource/loadable';
import type { StoreContext } from '../store-context';

/** Selection of the files on show. */
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

/** Folders of the account, and the files that are on show. */
export function createAssetLists(context: StoreContext, folder: number | null) {
  const folders = createLoader<readonly MediaFolder[]>(context);
  const files: Loader<Page<Media>> = createLoader<Page<Media>>(context);
  const $view = atom<AssetView>({ folder, search: '', sort: 'newest' });
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

export type AssetLists = ReturnType<typeof createAssetLists>;

function queryOf({ folder, search, sort }: AssetView, page: number) {
  const place = folder === null ? { unfiled: true } : { folder };
  return { page, perPage: PER_PAGE, ...ORDERS[sort], ...(search === '' ? place : { search }) };
}

function isOnShow({ folder, search }: AssetView, media: Media): boolean {
  return search === '' && media.folder === folder;
}

/** A new file comes first until the list is read again. */
export function withFile(page: Page<Media>, media: Media): Page<Media> {
  if (page.data.some(({ id }) => id === media.id))
    return { ...page, data: page.data.map((one) => (one.id === media.id ? media : one)) };
  return { ...page, data: [media, ...page.data], totalCount: page.totalCount + 1 };
}

export function withoutFile(page: Page<Media>, mediaId: Id<'media'>): Page<Media> {
  const data = page.data.filter(({ id }) => id !== mediaId);
  return { ...page, data, totalCount: page.totalCount - (page.data.length - data.length) };
}
