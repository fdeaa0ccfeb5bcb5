/** The link of one video, for its owner: made, changed and turned off. One a dialog. */
import type { ProjectShare, ShareChange, ShareLink } from '../../contract/schemas/share';
import { createForm } from '../account/form';
import { failureOf } from '../failure';
import { createLoader } from '../loadable';
import type { Spotreel } from '../spotreel';
import { createCaptionReading } from './caption-reading';
import { createOwnComments, type OwnCommentsParts } from './own-comments';

/** The link of a video, with its actions. None of them rejects: `$change` says what went wrong. */
export function createVideoShare({ editing: { context } }: Pick<Spotreel, 'editing'>, projectId: number) {
  const params = { projectId };
  const loader = createLoader<ProjectShare>((thrown) => failureOf(thrown, context.t, 'failure.unknown'));
  const change = createForm(context.t);
  const show = (link: ShareLink | undefined) => {
    if (link) loader.update((share) => ({ ...share, link }));
  };
  const showComments: OwnCommentsParts['show'] = (next) =>
    loader.update((share) => ({ ...share, comments: next(share.comments) }));
  let last = Promise.resolve(true);
  return {
    $share: loader.$state,
    /** The last change: whether it is under way, and why it was refused. */
    $change: change.$state,
    load: () => loader.load(async (signal) => (await context.accounts()).projectShare({ params, signal })),
    async create(): Promise<void> {
      show(await change.send(async () => (await context.accounts()).createShare({ params, body: {} })));
    },
    /** True: the link is as asked for. A switch is shown as it is asked for at once; changes are sent one after the other. */
    update(body: ShareChange): Promise<boolean> {
      const before = loader.$state.get().data?.link ?? undefined;
      if (before) show(switched(before, body));
      last = last.then(async () => {
        const link = await change.send(async () => (await context.accounts()).updateShare({ params, body }));
        show(link ?? before);
        return link !== undefined;
      });
      return last;
    },
    async revoke(): Promise<void> {
      const gone = await change.send(async () => (await context.accounts()).revokeShare({ params }));
      if (gone) loader.update((share) => ({ ...share, link: null, comments: [] }));
    },
    ...createOwnComments({ context, projectId, change, show: showComments }),
    ...createCaptionReading(context, projectId),
  };
}

function switched(link: ShareLink, change: ShareChange): ShareLink {
  const { allowDownload = link.allowDownload, allowComments = link.allowComments } = change;
  return { ...link, allowDownload, allowComments };
}

/** What `createVideoShare` returns. */
export type VideoShare = ReturnType<typeof createVideoShare>;
