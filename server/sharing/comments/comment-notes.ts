/** Content of emails about comments, in its state when they are sent. */
import { eq } from 'drizzle-orm';
import type { CommentNotes } from '../../account/mails/comment-mail';
import { notificationsOf } from '../../account/notifications';
import { appUser, tenant } from '../../account/tables';
import type { Database } from '../../platform/data/database';
import { project } from '../../project/tables';
import { shareComment, shareLink } from '../tables';

/** Owners who turned emails about comments off get none. */
export function createCommentNotes(db: Database): CommentNotes {
  return {
    async of(commentId) {
      const [found] = await db
        .select({ comment: shareComment, video: project, owner: appUser, product: tenant.name })
        .from(shareComment)
        .innerJoin(shareLink, eq(shareLink.id, shareComment.linkId))
        .innerJoin(project, eq(project.id, shareLink.projectId))
        .innerJoin(appUser, eq(appUser.id, shareLink.ownerId))
        .innerJoin(tenant, eq(tenant.id, appUser.tenantId))
        .where(eq(shareComment.id, commentId));
      if (!found) return undefined;
      const { comment, video, owner, product } = found;
      if (owner.deletedAt || owner.status !== 'active' || !notificationsOf(owner).comments) return undefined;
      const { author, text, atSeconds } = comment;
      return {
        to: owner.email,
        tenantId: owner.tenantId,
        language: owner.language,
        product,
        projectId: video.id,
        title: video.name,
        author,
        text,
        atSeconds,
      };
    },
  };
}
