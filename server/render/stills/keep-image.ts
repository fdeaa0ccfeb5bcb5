import type { ImageFormat } from '@spotreel/sdk/internal/contract';
import { eq } from 'drizzle-orm';
import { entitlementsOf } from '../../account/plans/entitlements';
import type { CurrentUser } from '../../account/session/authenticate';
import { takeSnapshot } from '../../project/composition/take-snapshot';
import { renderExtension } from '../../project/renders/file-name';
import { requireUnusedRender } from '../../project/renders/render-room';
import { render } from '../../project/renders/tables';
import type { RenderServices } from '../domain';
import { imageKey } from '../work-files';
import type { SourceState } from './one-scene';
import { stillKey } from './still-files';

export interface PaintedImage {
  readonly picture: Uint8Array;
  readonly format: ImageFormat;
  readonly width: number;
  readonly height: number;
}

/**
 * Counts the picture as a render and answers the key of its file. An image of a project stays as one of its renders;
 * one of a template belongs to no project and is kept for a day. Throws as `requireUnusedRender`.
 */
export async function keepImage(
  services: RenderServices,
  user: CurrentUser,
  source: SourceState,
  image: PaintedImage,
): Promise<string> {
  const { db, storage, clock } = services;
  const { project } = source;
  const extension = renderExtension(image.format);
  const id = await countImage(services, user, source, image);
  const key = project ? imageKey(id, extension) : stillKey(clock, extension);
  try {
    await storage.put(key, image.picture);
    if (project)
      await db.update(render).set({ projectId: project.id, videoKey: key, percentage: 100 }).where(eq(render.id, id));
  } catch (error) {
    // the caller learns why there is no picture, not why it still counts
    await db
      .delete(render)
      .where(eq(render.id, id))
      .catch(() => undefined);
    throw error;
  }
  return key;
}

/** The render belongs to no project before its file is there. Where the server dies in between, it counts all the same. */
async function countImage(
  { db, catalogue, clock }: RenderServices,
  user: CurrentUser,
  { state, name, project }: SourceState,
  { picture, format, width: widthPx, height: heightPx }: PaintedImage,
): Promise<number> {
  return db.transaction(async (tx) => {
    await requireUnusedRender(tx, user, await entitlementsOf(tx, user.row, clock.now()), clock.now());
    const projectVersion = project?.version ?? 0;
    const owner = { tenantId: user.tenantId, ownerId: user.id, projectVersion };
    const copied = { ...state, id: project?.id ?? 0, version: projectVersion, name };
    const snapshot = await takeSnapshot(tx, user, copied, catalogue);
    const size = { widthPx, heightPx, durationSeconds: 0, sizeBytes: picture.byteLength };
    const finishedAt = new Date(clock.now());
    const [row] = await tx
      .insert(render)
      .values({ ...owner, ...size, format, snapshot, status: 'done', percentage: 99, finishedAt })
      .returning({ id: render.id });
    if (!row) throw new Error('The render was not inserted');
    return row.id;
  });
}
