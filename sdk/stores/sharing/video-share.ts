/** The link of one video, for its owner: made, changed and turned off. One a dialog. */
import type { Id } from '../../contract/schemas/ids';
import type { ShareChange, ShareLink } from '../../contract/sharing/share';
import type { ShareCommentChange } from '../../contract/sharing/share-comment';
import { replaced, resource } from '../resource/resource';
import type { Spotreel } from '../spotreel';

/** The link of a video, with its actions. None of them rejects: `$change` says what went wrong. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one store, an action after the other
export function createVideoShare({ editing: { context } }: Pick<Spotreel, 'editing'>, projectId: Id<'project'>) {
  const params = { projectId };
  const share = resource(context, (api, signal) => api.projectShare({ params, signal }));
  const captions = share.form();
  const show = (link: ShareLink | undefined) => {
    if (link) share.update((now) => ({ ...now, link }));
  };
  let last = Promise.resolve(true);
  return {
    $share: share.$state,
    /** The last change: whether it is under way, and why it was refused. */
    $change: share.$form,
    load: share.load,
    create: () =>
      share.save(
        (api) => api.createShare({ params, body: {} }),
        (now, link) => ({ ...now, link }),
      ),
    /** True: the link is as asked for. A switch is shown as it is asked for at once; changes are sent one after the other. */
    update(body: ShareChange): Promise<boolean> {
      const before = share.$state.get().data?.link ?? undefined;
      if (before) show(switched(before, body));
      last = last.then(async () => {
        const link = await share.send((api) => api.updateShare({ params, body }));
        show(link ?? before);
        return link !== undefined;
      });
      return last;
    },
    revoke: () =>
      share.save(
        (api) => api.revokeShare({ params }),
        (now) => ({ ...now, link: null, comments: [] }),
      ),
    /** Answers a comment, or marks it as done. True: the comment is as asked for. */
    changeComment: (commentId: Id<'comment'>, body: ShareCommentChange) =>
      share.save(
        (api) => api.updateShareComment({ params: { projectId, commentId }, body }),
        (now, changed) => ({ ...now, comments: [...replaced(now.comments, changed)] }),
      ),
    deleteComment: (commentId: Id<'comment'>) =>
      share.save(
        (api) => api.deleteShareComment({ params: { projectId, commentId } }),
        (now) => ({ ...now, comments: now.comments.filter(({ id }) => id !== commentId) }),
      ),
    /** State of fetching captions, with the reason for a refusal. */
    $captions: captions.$state,
    /** Captions of the newest export. Undefined: `$captions` says why there are none. */
    captions: () => captions.send((api) => api.projectCaptions({ params })),
  };
}

function switched(link: ShareLink, change: ShareChange): ShareLink {
  const { allowDownload = link.allowDownload, allowComments = link.allowComments } = change;
  return { ...link, allowDownload, allowComments };
}

/** Result of `createVideoShare`. */
export type VideoShare = ReturnType<typeof createVideoShare>;
