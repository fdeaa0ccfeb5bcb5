/** One try to upload a video: reads the export, and reports how far it is. */
import { and, eq, inArray } from 'drizzle-orm';
import { ApiError } from '../../platform/http/api-error';
import { render } from '../../project/renders/tables';
import type { PublishingServices } from '../domain';
import { RUNNING } from '../publications/own-publications';
import type { PublishedVideo } from '../publishing-platform';
import { requirePlatform } from '../require-platform';
import { sessionOwner, tokenOwner } from '../sealed-values';
import { type PublicationRow, publication, publishingConnection } from '../tables';

export type UploadParts = Pick<
  PublishingServices,
  'db' | 'clock' | 'log' | 'jobs' | 'storage' | 'publishingPlatforms' | 'secretBox'
>;

/** The upload was canceled, or its video was deleted. */
export class UploadEnded extends Error {
  override readonly name = 'UploadEnded';
}

/** Throws `UploadEnded`, and what the platform's `upload` throws. */
export async function uploadVideo(
  parts: UploadParts,
  row: PublicationRow,
  signal: AbortSignal,
): Promise<PublishedVideo> {
  const { storage, publishingPlatforms, secretBox } = parts;
  const target = requirePlatform(publishingPlatforms, row.platform);
  const [token, file] = await Promise.all([tokenOf(parts, row), fileOf(parts, row)]);
  const { title, description, privacy, isMadeForKids } = row;
  const session = row.sealedSession === null ? undefined : secretBox.open(row.sealedSession, sessionOwner(row));
  const write = (changes: Partial<PublicationRow>) => writeRunning(parts, row.id, changes);
  return target.upload({
    token,
    details: { title, description, privacy, isMadeForKids },
    sizeBytes: file.sizeBytes,
    session,
    signal,
    read: async (start, end) => bytesOf(await storage.read(file.key, { start, end: end - 1 })),
    onSession: (next) =>
      write({ sealedSession: next === undefined ? null : secretBox.seal(next, sessionOwner(row)), sentBytes: 0 }),
    onSent: (bytes) => write({ sentBytes: bytes, percentage: percentOf(bytes, file.sizeBytes) }),
  });
}

async function tokenOf({ db, secretBox }: UploadParts, { connectionId }: PublicationRow): Promise<string> {
  const [channel] = await db
    .select()
    .from(publishingConnection)
    .where(eq(publishingConnection.id, connectionId ?? 0));
  if (!channel) throw new UploadEnded();
  const token = secretBox.open(channel.sealedToken, tokenOwner(channel));
  if (token === undefined) throw new ApiError('publishing_reconnect');
  return token;
}

async function fileOf({ db, storage }: UploadParts, { renderId }: PublicationRow) {
  const [exported] = await db.select({ key: render.videoKey }).from(render).where(eq(render.id, renderId));
  const key = exported?.key;
  const stored = key ? await storage.head(key) : undefined;
  if (!key || !stored) throw new ApiError('publishing_file_gone');
  return { key, sizeBytes: stored.sizeBytes };
}

/** Throws `UploadEnded` where the upload is over. */
async function writeRunning({ db }: UploadParts, id: number, changes: Partial<PublicationRow>): Promise<void> {
  const running = and(eq(publication.id, id), inArray(publication.status, RUNNING));
  const written = await db.update(publication).set(changes).where(running).returning({ id: publication.id });
  if (written.length === 0) throw new UploadEnded();
}

/** 100 is for a video that is there. */
function percentOf(bytes: number, sizeBytes: number): number {
  return Math.min(99, Math.floor((bytes / sizeBytes) * 100));
}

async function bytesOf(stream: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts);
}
