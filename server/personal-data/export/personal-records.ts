/** Everything that the database holds about a person, as JSON files of the export. */
import { eq } from 'drizzle-orm';
import type { UserRow } from '../../account/session/authenticate';
import { actingSitting, auditEntry, invitation, linkedIdentity, product, signInSession } from '../../account/tables';
import { brand } from '../../brand/tables';
import { favourite } from '../../library/tables';
import { media } from '../../media/tables';
import type { Database } from '../../platform/data/database';
import type { ReadRecordsByFile } from '../../platform/modules/personal-data';
import { render } from '../../project/renders/tables';
import { project, projectFeedback } from '../../project/tables';

/** Name of the file -> its content. Secrets, hashes and keys of files are left out. */
export type PersonalRecords = Readonly<Record<string, unknown>>;

/** `ofModules`: what the modules have about a person. */
export async function personalRecords(
  db: Database,
  user: UserRow,
  ofModules: ReadRecordsByFile,
): Promise<PersonalRecords> {
  const { passwordHash: _hash, totpSecret: _secret, totpLastStep: _step, ...profile } = user;
  return {
    'profile.json': profile,
    'sessions.json': await db.select().from(signInSession).where(eq(signInSession.userId, user.id)),
    'linked-logins.json': await db.select().from(linkedIdentity).where(eq(linkedIdentity.userId, user.id)),
    'plans.json': await db.select().from(product).where(eq(product.userId, user.id)),
    'brands.json': await db.select().from(brand).where(eq(brand.ownerId, user.id)),
    'favorites.json': await db.select().from(favourite).where(eq(favourite.userId, user.id)),
    'feedback.json': await db.select().from(projectFeedback).where(eq(projectFeedback.userId, user.id)),
    'invitations.json': await db.select().from(invitation).where(eq(invitation.invitedBy, user.id)),
    'audit-log.json': await db.select().from(auditEntry).where(eq(auditEntry.subjectId, user.id)),
    'visits.json': await visitsOf(db, user.id),
    'media.json': await mediaOf(db, user.id),
    'exports.json': await rendersOf(db, user.id),
    ...(await ofModules(db, user.id)),
    ...(await projectsOf(db, user.id)),
  };
}

/** Times in which somebody acted as the person. */
async function visitsOf(db: Database, userId: number) {
  const { actorName: by, reason, beganAt, endsAt, endedAt, reads } = actingSitting;
  const columns = { by, reason, beganAt, endsAt, endedAt, reads };
  return db.select(columns).from(actingSitting).where(eq(actingSitting.subjectId, userId));
}

async function mediaOf(db: Database, userId: number) {
  const { id, name, type, mimeType, sizeBytes, widthPx, heightPx, durationSeconds } = media;
  const { loudnessLufs, createdAt } = media;
  const file = { id, name, type, mimeType, sizeBytes };
  const columns = { ...file, widthPx, heightPx, durationSeconds, loudnessLufs, createdAt };
  return db.select(columns).from(media).where(eq(media.ownerId, userId));
}

async function rendersOf(db: Database, userId: number) {
  const { id, projectId, status, format, widthPx, heightPx, ratio, durationSeconds, sizeBytes } = render;
  const { createdAt, finishedAt } = render;
  const columns = {
    id,
    projectId,
    status,
    format,
    widthPx,
    heightPx,
    ratio,
    durationSeconds,
    sizeBytes,
    createdAt,
    finishedAt,
  };
  return db.select(columns).from(render).where(eq(render.ownerId, userId));
}

/** A file for each project. */
async function projectsOf(db: Database, userId: number): Promise<PersonalRecords> {
  const rows = await db.select().from(project).where(eq(project.ownerId, userId));
  return Object.fromEntries(rows.map(({ posterKey: _key, ...row }) => [`projects/${row.id}.json`, row] as const));
}
