/** Makes the ZIP of an account in the background: records as JSON, uploads and exported videos as they are. */
import { rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Clock } from '@spotreel/sdk/internal/base';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { AccountMails } from '../../account/mails/mail-room';
import type { UserRow } from '../../account/session/authenticate';
import { appUser } from '../../account/tables';
import { type ArchivePart, writeArchive } from '../../media/archive/write-archive';
import { media } from '../../media/tables';
import type { Database } from '../../platform/data/database';
import type { Commit, JobHandler } from '../../platform/jobs/job-handler';
import type { ClaimedJob } from '../../platform/jobs/queue';
import type { ReadRecordsByFile } from '../../platform/modules/personal-data';
import type { Storage } from '../../platform/storage/storage';
import { render } from '../../project/renders/tables';
import { dataExport } from '../tables';
import { personalRecords } from './personal-records';

export const EXPORT_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

export interface ExportJobParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly storage: Storage;
  readonly workDir: string;
  /** Made after the workers that this handler belongs to. */
  readonly accountMails: AccountMails;
  readonly recordsOfModules: ReadRecordsByFile;
}

export function exportHandler(parts: ExportJobParts): JobHandler {
  return {
    async lock(tx, { subjectId }) {
      await tx.select({ id: dataExport.id }).from(dataExport).where(eq(dataExport.id, subjectId)).for('update');
    },
    run: (job) => makeExport(parts, job),
    isWorthRetry: (_error, { failures }) => failures < 1,
    async failed(tx, { subjectId }) {
      await tx.update(dataExport).set({ status: 'failed' }).where(eq(dataExport.id, subjectId));
      return undefined;
    },
  };
}

async function makeExport(parts: ExportJobParts, { subjectId }: ClaimedJob): Promise<Commit> {
  const { db, clock, storage, workDir, accountMails } = parts;
  const [found] = await db
    .select({ row: dataExport, user: appUser })
    .from(dataExport)
    .innerJoin(appUser, eq(appUser.id, dataExport.userId))
    .where(and(eq(dataExport.id, subjectId), isNull(appUser.deletedAt)));
  if (!found) return async () => undefined;
  const { row, user } = found;
  const own = eq(dataExport.id, row.id);
  await db.update(dataExport).set({ status: 'running', progress: 5 }).where(own);
  const file = path.join(workDir, `account-export-${row.id}.zip`);
  const fileKey = `exports/${user.id}/${row.id}.zip`;
  try {
    const archive = await partsOf(parts, user);
    await db.update(dataExport).set({ progress: 40 }).where(own);
    await writeArchive(archive, file);
    const { size: sizeBytes } = await stat(file);
    await db.update(dataExport).set({ progress: 90 }).where(own);
    await storage.putFile(fileKey, file);
    return async (tx) => {
      const expiresAt = new Date(clock.now() + EXPORT_DAYS * DAY_MS);
      const done = { status: 'done', progress: 100, fileKey, sizeBytes, expiresAt } as const;
      const kept = await tx.update(dataExport).set(done).where(own).returning({ id: dataExport.id });
      if (kept.length === 0) {
        // the account was removed while its files were read
        await storage.delete(fileKey);
        return undefined;
      }
      await accountMails.post(tx, { kind: 'export-ready', id: user.id, baseUrl: row.baseUrl });
      return undefined;
    };
  } finally {
    await rm(file, { force: true });
  }
}

/** Records first, then files under readable names. */
async function partsOf({ db, storage, recordsOfModules }: ExportJobParts, user: UserRow): Promise<ArchivePart[]> {
  const records = Object.entries(await personalRecords(db, user, recordsOfModules)).map(([name, content]) => ({
    name,
    content: { bytes: Buffer.from(JSON.stringify(content, null, 2)) },
  }));
  const files: ArchivePart[] = [];
  for (const { id, name, key } of await filesOf(db, user.id)) {
    // a file that is gone does not keep the others from being exported
    if (!(await storage.head(key))) continue;
    files.push({ name: `${id}${fileName(name, key)}`, content: { open: () => storage.read(key) } });
  }
  return [...records, ...files];
}

interface OwnFile {
  /** Folder and number. */
  readonly id: string;
  readonly name: string;
  readonly key: string;
}

async function filesOf(db: Database, userId: number): Promise<OwnFile[]> {
  const uploads = await db.select().from(media).where(eq(media.ownerId, userId));
  const videos = await db
    .select()
    .from(render)
    .where(and(eq(render.ownerId, userId), eq(render.status, 'done')));
  return [
    ...uploads.map(({ id, name, fileKey }) => ({ id: `media/${id}-`, name, key: fileKey })),
    ...videos.flatMap(({ id, videoKey }) => (videoKey ? [{ id: `exports/${id}`, name: '', key: videoKey }] : [])),
  ];
}

/** Letters and digits of the name, with the ending of the stored file. */
function fileName(name: string, key: string): string {
  const ending = path.posix.extname(key);
  const words = path.posix
    .parse(name)
    .name.replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 80);
  return `${words}${ending}`;
}

/** Removes exports that ran out, and those that never became ready. */
export async function sweepDataExports({ db, clock, storage }: Pick<ExportJobParts, 'db' | 'clock' | 'storage'>) {
  const now = new Date(clock.now());
  const isOld = and(
    isNull(dataExport.expiresAt),
    lt(dataExport.createdAt, new Date(now.getTime() - EXPORT_DAYS * DAY_MS)),
  );
  const over = await db
    .select()
    .from(dataExport)
    .where(or(lt(dataExport.expiresAt, now), isOld));
  for (const { id, fileKey } of over) {
    if (fileKey) await storage.delete(fileKey);
    await db.delete(dataExport).where(eq(dataExport.id, id));
  }
}
