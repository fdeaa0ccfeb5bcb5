/**
 * Another file behind the id of an asset: its name, folder and uses stay. The former file becomes a row of its own, which no
 * list shows and which is erased as deleted files are. Parts that were cropped out of a file stay with it.
 */
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Owner } from '../../account/session/authenticate';
import type { Database } from '../../platform/data/database';
import { ApiError } from '../../platform/http/api-error';
import type { MediaServices } from '../domain';
import { mediaKinds } from '../job-kinds';
import type { MediaRow } from '../media-row';
import { media } from '../tables';
import { removeUnused } from '../uploads/remove-unused';
import { requireStorage } from '../uploads/require-storage';
import { enqueueFileJobs, FILE_COLUMNS, type FileFacts, storeFile } from '../uploads/store-file';

type Replacing = Pick<MediaServices, 'db' | 'jobs' | 'clock'>;

/** Throws as `storeFile`, `storage_limit`, and `media_type_unsupported` for a file of another type. Nothing has changed then. */
export async function replaceFile(
  services: MediaServices,
  owner: Owner,
  row: MediaRow,
  file: string,
): Promise<MediaRow> {
  const { facts, prefix } = await storeFile(services, owner, file, { accept: row.type });
  try {
    return await services.db.transaction(async (tx) => {
      const asset = await locked(tx, row.id);
      const values = { ...fileOf(asset), ...retiredAt(services), formerOf: asset.id };
      const { tenantId, ownerId, name, sourceType } = asset;
      const [former] = await tx
        .insert(media)
        .values({ ...values, tenantId, ownerId, name, sourceType })
        .returning();
      if (!former) throw new Error('The former file was not kept');
      const changed = await exchange(tx, services, owner, { asset, former, facts });
      await requireStorage(tx, services, owner, { added: changed.sizeBytes });
      return changed;
    });
  } catch (error) {
    await removeUnused(services, facts.fileKey, prefix);
    throw error;
  }
}

/** Brings the file of before the last replacement back; the file of now can be brought back in the same way. Throws `not_found`. */
export function bringBack(services: Replacing, owner: Owner, id: number): Promise<MediaRow> {
  return services.db.transaction(async (tx) => {
    const asset = await locked(tx, id);
    const [former] = await tx
      .select()
      .from(media)
      .where(eq(media.formerOf, id))
      .orderBy(desc(media.retiredAt), desc(media.id))
      .limit(1)
      .for('update');
    if (!former) throw new ApiError('not_found');
    await tx
      .update(media)
      .set({ ...fileOf(asset), ...retiredAt(services) })
      .where(eq(media.id, former.id));
    return exchange(tx, services, owner, { asset, former, facts: fileOf(former) });
  });
}

interface Exchange {
  readonly asset: MediaRow;
  /** The row that has the asset's file by now. */
  readonly former: MediaRow;
  readonly facts: FileFacts;
}

async function exchange(
  tx: Database,
  { jobs }: Replacing,
  owner: Owner,
  { asset, former, facts }: Exchange,
): Promise<MediaRow> {
  const cutOut = (id: number) => tx.select({ id: media.id }).from(media).where(eq(media.sourceMediaId, id));
  const ofAsset = await cutOut(asset.id);
  const ofFormer = await cutOut(former.id);
  await handOver(tx, ofAsset, former.id);
  await handOver(tx, ofFormer, asset.id);
  const [changed] = await tx.update(media).set(facts).where(eq(media.id, asset.id)).returning();
  if (!changed) throw new ApiError('not_found');
  await jobs.remove(tx, mediaKinds, asset.id);
  await enqueueFileJobs(tx, jobs, changed, owner);
  return changed;
}

async function handOver(tx: Database, parts: readonly { readonly id: number }[], sourceMediaId: number): Promise<void> {
  const ids = parts.map(({ id }) => id);
  if (ids.length > 0) await tx.update(media).set({ sourceMediaId }).where(inArray(media.id, ids));
}

/** A file that is in the library. Throws `not_found`. */
async function locked(tx: Database, id: number): Promise<MediaRow> {
  const isListed = and(eq(media.id, id), eq(media.retired, false));
  const [row] = await tx.select().from(media).where(isListed).for('update');
  if (!row) throw new ApiError('not_found');
  return row;
}

function fileOf(row: MediaRow): FileFacts {
  return Object.fromEntries(FILE_COLUMNS.map((column) => [column, row[column]])) as FileFacts;
}

function retiredAt({ clock }: Replacing): Pick<MediaRow, 'retired' | 'retiredAt'> {
  return { retired: true, retiredAt: new Date(clock.now()) };
}

/** True if the file of an asset replaced another one that is still there. */
export async function hasFormerFile(db: Database, id: number): Promise<boolean> {
  const [former] = await db.select({ id: media.id }).from(media).where(eq(media.formerOf, id)).limit(1);
  return former !== undefined;
}
