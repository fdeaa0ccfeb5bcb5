/** Emails about comments, in the state of the comments when they are sent. */
import { eq } from 'drizzle-orm';
import { dressOf } from '../../account/mails/dress-mail';
import type { MailWriter } from '../../account/mails/mail-writer';
import { notificationsOf } from '../../account/notifications';
import { appUser, tenant } from '../../account/tables';
import type { TenantBrands } from '../../account/tenant-brands';
import type { Database } from '../../platform/data/database';
import { project } from '../../project/tables';
import { shareComment, shareLink } from '../tables';
import { type CommentNote, commentMail } from './comment-mail';

export interface CommentMailParts {
  readonly db: Database;
  readonly tenantBrands: TenantBrands;
}

export function createCommentMails({ db, tenantBrands }: CommentMailParts): MailWriter {
  return {
    async write(commentId, baseUrl) {
      const note = await noteOf(db, commentId);
      if (!note) return undefined;
      const { look, base } = await dressOf(tenantBrands, note.tenantId, baseUrl);
      return commentMail(note, look, base);
    },
  };
}

/** Undefined: the comment is gone, or its owner has turned emails about comments off. */
async function noteOf(db: Database, commentId: number): Promise<CommentNote | undefined> {
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
}
