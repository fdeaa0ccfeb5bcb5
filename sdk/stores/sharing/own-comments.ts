/** Comments on the link of a video, for its owner. */
import type { ShareComment, ShareCommentChange } from '../../contract/schemas/share-comment';
import type { SentForm } from '../account/form';
import type { StoreContext } from '../store-context';

export interface OwnCommentsParts {
  readonly context: StoreContext;
  readonly projectId: number;
  /** Shows what is under way, and why it was refused. */
  readonly change: SentForm;
  /** Replaces the comments that are shown. */
  show(next: (comments: readonly ShareComment[]) => ShareComment[]): void;
}

export function createOwnComments({ context, projectId, change, show }: OwnCommentsParts) {
  return {
    /** Answers a comment, or marks it as done. True: the comment is as asked for. Never rejects. */
    async changeComment(commentId: number, body: ShareCommentChange): Promise<boolean> {
      const params = { projectId, commentId };
      const changed = await change.send(async () => (await context.accounts()).updateShareComment({ params, body }));
      if (changed) show((comments) => comments.map((one) => (one.id === commentId ? changed : one)));
      return changed !== undefined;
    },
    /** Never rejects. */
    async deleteComment(commentId: number): Promise<void> {
      const params = { projectId, commentId };
      const gone = await change.send(async () => (await context.accounts()).deleteShareComment({ params }));
      if (gone) show((comments) => comments.filter(({ id }) => id !== commentId));
    },
  };
}
