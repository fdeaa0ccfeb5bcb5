import { eq } from 'drizzle-orm';
import { appUser } from '../../account/tables';
import type { Database } from '../../platform/data/database';
import { recordEvent } from '../../platform/events/outbox';
import { render } from '../../project/renders/tables';
import { project } from '../../project/tables';

/** Says that a render has ended, in the transaction that ends it. The row must have its last values. */
export async function recordRenderEnd(tx: Database, renderId: number): Promise<void> {
  const [found] = await tx
    .select({ row: render, externalId: appUser.externalId, projectName: project.name })
    .from(render)
    .innerJoin(appUser, eq(appUser.id, render.ownerId))
    .leftJoin(project, eq(project.id, render.projectId))
    .where(eq(render.id, renderId));
  if (!found) return;
  const { row, externalId, projectName } = found;
  const { projectId, format, ratio, output, widthPx, heightPx, durationSeconds, sizeBytes, videoKey, error } = row;
  const data = {
    renderId,
    project: { id: projectId, name: projectName },
    user: { id: row.ownerId, externalId },
    format,
    ratio,
    width: widthPx,
    height: heightPx,
    durationSeconds,
    ...output,
  };
  const isDone = row.status === 'done';
  await recordEvent(tx, {
    tenantId: row.tenantId,
    type: isDone ? 'render.finished' : 'render.failed',
    data: isDone ? { ...data, sizeBytes, fileKey: videoKey } : { ...data, error },
  });
}
