/** Own pictures and videos, and which of them clients may use. One a screen. */
import type { Page } from '../../contract/call';
import type { Media } from '../../contract/schemas/media';
import { createForm } from '../account/form';
import { failureOf } from '../failure';
import { createLoader } from '../loadable';
import type { Spotreel } from '../spotreel';

const PER_PAGE = 200;

/** Files of the account, with the way to share them. */
export function createSharedMedia({ editing: { context } }: Spotreel) {
  const describe = (thrown: unknown) => failureOf(thrown, context.t, 'failure.unknown');
  const list = createLoader<Page<Media>>(describe);
  const upload = createForm(context.t);
  const adopt = (changed: Media) =>
    list.update((page) => ({ ...page, data: page.data.map((one) => (one.id === changed.id ? changed : one)) }));
  return {
    $media: list.$state,
    $upload: upload.$state,
    load: () => list.load((signal) => context.client.mediaList({ query: { perPage: PER_PAGE }, signal })),
    async share(mediaId: number, shared: boolean): Promise<void> {
      try {
        adopt(await (await context.accounts()).shareMedia({ params: { mediaId }, body: { shared } }));
      } catch (thrown) {
        context.toasts.show({ tone: 'danger', title: describe(thrown).message });
      }
    },
    /** Uploads a file and shares it at once. */
    async add(file: File): Promise<boolean> {
      const added = await upload.send(async () => {
        const { id } = await context.client.uploadMedia({ file, fileName: file.name });
        return (await context.accounts()).shareMedia({ params: { mediaId: id }, body: { shared: true } });
      });
      if (added) list.update((page) => ({ ...page, data: [added, ...page.data], totalCount: page.totalCount + 1 }));
      return added !== undefined;
    },
  };
}

/** What `createSharedMedia` returns. */
export type SharedMediaStore = ReturnType<typeof createSharedMedia>;
