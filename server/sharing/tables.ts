import { boolean, date, doublePrecision, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, idColumn, timeColumn } from '../platform/data/columns';

/** At most one of a project is not revoked. */
export const shareLink = pgTable('share_link', {
  id: idColumn('id').primaryKey().generatedByDefaultAsIdentity(),
  tenantId: idColumn('tenant_id').notNull(),
  ownerId: idColumn('owner_id').notNull(),
  projectId: idColumn('project_id').notNull(),
  /** The export that visitors see. */
  renderId: idColumn('render_id').notNull(),
  /** Null: no password is asked for. */
  passwordHash: text('password_hash'),
  /** Grows with every other password: what was signed for an older one is refused. */
  revision: integer('revision').notNull().default(1),
  allowsDownload: boolean('allows_download').notNull().default(false),
  allowsComments: boolean('allows_comments').notNull().default(false),
  /** Null: it does not expire. */
  expiresAt: timeColumn('expires_at'),
  /** The secret of its address, encrypted, so that the owner can copy it again. Null: none was issued. */
  sealedToken: text('sealed_token'),
  /** A link of an older version is still to be bound by its hash. */
  hasOldLink: boolean('has_old_link').notNull().default(false),
  revokedAt: timeColumn('revoked_at'),
  createdAt: createdAt(),
});

/** Views of a link on one day (UTC). */
export const shareView = pgTable(
  'share_view',
  {
    linkId: idColumn('link_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    views: integer('views').notNull(),
  },
  ({ linkId, day }) => [primaryKey({ columns: [linkId, day] })],
);

/** Comments of visitors. */
export const shareComment = pgTable('share_comment', {
  id: idColumn('id').primaryKey().generatedByDefaultAsIdentity(),
  linkId: idColumn('link_id').notNull(),
  atSeconds: doublePrecision('at_seconds').notNull(),
  /** As the visitor wrote it. */
  author: text('author').notNull(),
  text: text('text').notNull(),
  /** Reply of the owner. */
  answer: text('answer'),
  isDone: boolean('is_done').notNull().default(false),
  createdAt: createdAt(),
});
