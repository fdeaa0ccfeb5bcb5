/** Changes of a file that everything shows that uses it. A notice takes each back. */

import type { Media } from '../../contract/media/media';
import type { Id } from '../../contract/schemas/ids';
import type { FocusPoint } from '../../scene/focus-point';
import { orToast } from '../resource/or-toast';
import type { StoreContext } from '../store-context';
import { type AssetLists, withFile } from './asset-lists';

/** For the lists of one screen. */
export function createAssetChanges(context: StoreContext, { files }: AssetLists) {
  const { t, toasts } = context;
  const change = (call: () => Promise<Media>) =>
    orToast(context, async () => {
      const changed = await call();
      files.update((page) => withFile(page, changed));
    });
  const put = (mediaId: Id<'media'>, focus: FocusPoint | null) =>
    change(async () => (await context.accounts()).updateMedia({ params: { mediaId }, body: { focus } }));
  const bringBack = (mediaId: Id<'media'>) =>
    change(async () => (await context.accounts()).restoreMediaFile({ params: { mediaId } }));
  const offerUndo = (title: string, run: () => void) =>
    toasts.show({ tone: 'info', title, action: { label: t('assets.undo'), run } });
  return {
    /** The file as the server has it by now; a list may be older than its focus point. */
    latest: (media: Media): Promise<Media> =>
      context.client.media({ params: { mediaId: media.id } }).catch(() => media),
    /** Moves the focus point of an image. False if it was not taken. */
    async moveFocus({ id, props }: Media, focus: FocusPoint): Promise<boolean> {
      const isMoved = await put(id, focus);
      if (isMoved) offerUndo(t('assets.focusMoved'), () => void put(id, props.focus ?? null));
      return isMoved;
    },
    /** Puts another file of the same type in its place. False if it was not taken. */
    async replace({ id, name }: Media, file: File): Promise<boolean> {
      const isReplaced = await change(async () =>
        (await context.accounts()).replaceMedia({ params: { mediaId: id }, file }),
      );
      if (isReplaced) offerUndo(t('assets.replaced', { name }), () => void bringBack(id));
      return isReplaced;
    },
  };
}
