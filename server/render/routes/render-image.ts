import { renderCalls } from '@spotreel/sdk/internal/contract';
import { entitlementsOf } from '../../account/plans/entitlements';
import { requireTier } from '../../project/premium';
import { requireUnusedRender } from '../../project/renders/render-room';
import { implement } from '../domain';
import { keepImage } from '../stills/keep-image';
import { sourceState, withOneScene } from '../stills/one-scene';
import { toStill } from '../stills/to-still';

export const renderImage = implement(renderCalls.renderImage, async ({ body, files, user, context }, services) => {
  const { db, addresses, clock, renders } = services;
  const at = addresses.at(context.baseUrl);
  const source = await sourceState(services, user, body, at);
  await requireTier(db, user, source.tier, clock.now());
  // Before it is painted, so that no caller waits in vain; again when it is counted.
  await db.transaction(async (tx) => {
    const entitlements = await entitlementsOf(tx, user.row, clock.now());
    await requireUnusedRender(tx, user, entitlements, clock.now());
  });
  return withOneScene(services, user, { source, request: body, files }, async ({ composition, frame }) => {
    const { format = 'png' } = body;
    const { width, height } = composition;
    const picture = await renders.paint({ composition, frame, widthPx: width, format, signal: context.raw.signal });
    const key = await keepImage(services, user, source, { picture, format, width, height });
    return toStill({ key, name: source.name, format, width, height, sizeBytes: picture.byteLength }, at);
  });
});
