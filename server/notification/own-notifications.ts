/** Read from what is stored anyway: a notification that cannot be reached any more is gone with what it was about. */
import type { Notification } from '@spotreel/sdk/internal/contract';
import { and, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { CurrentUser } from '../account/session/authenticate';
import { actingSitting } from '../account/tables';
import { storageLimitOf } from '../media/uploads/require-storage';
import type { Database } from '../platform/data/database';
import { render } from '../project/renders/tables';
import { project } from '../project/tables';
import { shareComment, shareLink } from '../sharing/tables';
import { supportThread } from '../support/tables';
import { environmentsOf } from '../survey/environments/environments';
import type { NotificationServices } from './domain';

/** Quotas that are nearly used: notices for those who can do something about it. They go when there is room again. */
const ABOUT = { projectId: null, threadId: null, author: null, text: null };
const OF_SURVEYS = ['survey_responses', 'survey_people', 'survey_storage'] as const;

/** The newest ones; older ones are no news. */
const MOST = 200;

/** The newest first. */
export async function ownNotifications(services: NotificationServices, user: CurrentUser): Promise<Notification[]> {
  const { db } = services;
  const seenUntil = user.row.notificationsSeenAt;
  const happened = [
    ...(await exportsOf(db, user)),
    ...(await commentsOf(db, user)),
    ...(await answersOf(db, user)),
    ...(await visitsOf(db, user)),
    ...(await nearQuotas(services, user)),
  ];
  return happened
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .slice(0, MOST)
    .map(({ at, ...rest }) => ({ ...rest, at: at.toISOString(), isSeen: at <= seenUntil }));
}

async function exportsOf(db: Database, user: CurrentUser): Promise<Happened[]> {
  const { id, status, finishedAt: at, projectId } = render;
  const rows = await db
    .select({ id, status, at, projectId, name: project.name })
    .from(render)
    .innerJoin(project, eq(project.id, projectId))
    .where(and(eq(render.ownerId, user.id), inArray(status, ['done', 'failed']), isNotNull(at)))
    .orderBy(desc(at))
    .limit(MOST);
  return rows.flatMap((row): Happened[] => {
    const kind = row.status === 'done' ? 'export_done' : 'export_failed';
    const about = { projectId: row.projectId, threadId: null, name: row.name, author: null, text: null };
    return row.at ? [{ id: `export-${row.id}`, kind, at: row.at, ...about }] : [];
  });
}

/** Comments on links that are still there. */
async function commentsOf(db: Database, user: CurrentUser): Promise<Happened[]> {
  const { id, author, text, createdAt: at } = shareComment;
  const rows = await db
    .select({ id, author, text, at, projectId: shareLink.projectId, name: project.name })
    .from(shareComment)
    .innerJoin(shareLink, eq(shareLink.id, shareComment.linkId))
    .innerJoin(project, eq(project.id, shareLink.projectId))
    .where(and(eq(shareLink.ownerId, user.id), isNull(shareLink.revokedAt)))
    .orderBy(desc(at))
    .limit(MOST);
  return rows.map((row) => ({ ...row, id: `comment-${row.id}`, kind: 'comment', threadId: null }));
}

async function answersOf(db: Database, user: CurrentUser): Promise<Happened[]> {
  const { id: threadId, kind, subject: name, updatedAt: at, state, ownerId } = supportThread;
  const rows = await db
    .select({ threadId, kind, name, at })
    .from(supportThread)
    .where(and(eq(ownerId, user.id), eq(state, 'answered')))
    .orderBy(desc(at))
    .limit(MOST);
  const about = { projectId: null, author: null, text: null };
  return rows.map((row) => ({
    ...row,
    ...about,
    id: `answer-${row.threadId}`,
    kind: row.kind === 'idea' ? 'idea_answer' : 'answer',
  }));
}

/** Sittings in which another person acted as this one. */
async function visitsOf(db: Database, user: CurrentUser): Promise<Happened[]> {
  const { id, actorName: author, reason: text, beganAt: at, subjectId } = actingSitting;
  const rows = await db
    .select({ id, author, text, at })
    .from(actingSitting)
    .where(eq(subjectId, user.id))
    .orderBy(desc(id))
    .limit(MOST);
  return rows.map((row) => ({
    ...row,
    id: `visit-${row.id}`,
    kind: 'visit',
    projectId: null,
    threadId: null,
    name: '',
  }));
}

async function nearQuotas(services: NotificationServices, user: CurrentUser): Promise<Happened[]> {
  const ofSurveys = user.row.role === 'operator' ? await surveysOf(services, user) : [];
  return [...(await storageOf(services, user)), ...ofSurveys];
}

async function storageOf({ db, clock, quotas }: NotificationServices, user: CurrentUser): Promise<Happened[]> {
  const limit = await storageLimitOf(db, user, clock.now());
  const { nearSince: at } = await quotas.stateOf('account_storage', user.id, limit);
  return at ? [{ ...ABOUT, id: `storage-${at.getTime()}`, kind: 'storage_near', name: '', at }] : [];
}

async function surveysOf({ db, quotas }: NotificationServices, user: CurrentUser): Promise<Happened[]> {
  const near: Happened[] = [];
  for (const { id, name } of await environmentsOf(db, user.tenantId)) {
    for (const quota of OF_SURVEYS) {
      const { nearSince: at } = await quotas.stateOf(quota, id);
      if (at) near.push({ ...ABOUT, id: `${quota}-${id}-${at.getTime()}`, kind: 'survey_near', name, at });
    }
  }
  return near;
}

type About = Pick<Notification, 'id' | 'kind' | 'projectId' | 'threadId' | 'name' | 'author' | 'text'>;

/** Event of a notification, before it is known if the person has seen it. */
type Happened = About & { readonly at: Date };
