import { type ImageFormat, renderFrameCalls } from '@spotreel/sdk/internal/contract';
import { type Composition, FRAMES_PER_SECOND } from '@spotreel/sdk/internal/scene';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/data/database';
import { ApiError } from '../../platform/http/api-error';
import { inRatio } from '../../project/composition/in-ratio';
import { ownProject } from '../../project/project-row';
import { renderExtension } from '../../project/renders/file-name';
import { render } from '../../project/renders/tables';
import { implement } from '../domain';
import { posterFrame } from '../stills/poster-frame';
import { stillKey } from '../stills/still-files';
import { toStill } from '../stills/to-still';

export const renderFrame = implement(
  renderFrameCalls.renderFrame,
  async ({ params, body, user, context }, services) => {
    const { db, addresses, catalogue, clock, compiler, renders, storage } = services;
    const { id, name } = await ownProject(db, user, params.projectId);
    const { snapshot, ratio, width, height, output } = await doneRender(db, id, params.renderId);
    const isFileTransparent = output?.transparent ?? false;
    const format: ImageFormat = body.format ?? (isFileTransparent ? 'png' : 'jpeg');
    const composition = await compiler.composition(inRatio(snapshot, ratio, catalogue), catalogue, renders.hasBlender);
    const picture = await renders.paint({
      composition,
      frame: frameAt(composition, body.atSeconds),
      widthPx: width,
      format,
      isTransparent: isFileTransparent && format !== 'jpeg',
      signal: context.raw.signal,
    });
    const key = stillKey(clock, renderExtension(format));
    await storage.put(key, picture);
    return toStill({ key, name, format, width, height, sizeBytes: picture.byteLength }, addresses.at(context.baseUrl));
  },
);

/** Throws `not_found`, also for a render without a file. */
async function doneRender(db: Database, projectId: number, renderId: number) {
  const { snapshot, ratio, widthPx: width, heightPx: height, output } = render;
  const [row] = await db
    .select({ snapshot, ratio, width, height, output })
    .from(render)
    .where(and(eq(render.id, renderId), eq(render.projectId, projectId), eq(render.status, 'done')));
  if (!row) throw new ApiError('not_found');
  return row;
}

/** Times of a player are a little short of the frame that it shows. */
const ROUNDING = 1e-4;

function frameAt(composition: Composition, atSeconds: number | undefined): number {
  if (atSeconds === undefined) return posterFrame(composition);
  return Math.min(composition.durationFrames - 1, Math.floor(atSeconds * FRAMES_PER_SECOND + ROUNDING));
}
