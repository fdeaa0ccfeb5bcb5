/** Own pictures and videos, and which of them clients may use. One a screen. */

import type { Page } from '../../contract/call';
import type { Media } from '../../contract/media/media';
import type { Id } from '../../contract/schemas/ids';
import { replaced, resource } from '../resource/resource';
import type { Spotreel } from '../spotreel';

const PER_PAGE = 200;

/** Files of the account, with the way to share them. */
export function createSharedMedia({ editing: { context }, media: { uploads } }: Spotreel) {
  const files = resource(
    context,
    (_api, signal): Promise<Page<Media>> => context.client.mediaList({ query: { perPage: PER_PAGE }, signal }),
  );
  return {
    $media: files.$state,
    $upload: files.$form,
    load: files.load,
    share: (mediaId: Id<'media'>, shared: boolean) =>
      files.act(
        (api) => api.shareMedia({ params: { mediaId }, body: { shared } }),
        (page, changed) => ({ ...page, data: [...replaced(page.data, changed)] }),
      ),
    /** Uploads a file and shares it at once. */
    add: (file: File) =>
      files.save(
        async (api) => {
          const { id } = await uploads.mediaOf({ file });
          return api.shareMedia({ params: { mediaId: id }, body: { shared: true } });
        },
        (page, added) => ({ ...page, data: [added, ...page.data], totalCount: page.totalCount + 1 }),
      ),
  };
}

/** Result of `createSharedMedia`. */
export type SharedMediaStore = ReturnType<typeof createSharedMedia>;
