import { deviceExportCalls } from '@spotreel/sdk/internal/contract';
import { entitlementsOf } from '../../account/plans/entitlements';
import { once, repeatableRequest } from '../../platform/data/idempotency';
import { ApiError } from '../../platform/http/api-error';
import { addDeviceExport, countAgainIfTakenBack, takeBack } from '../device-exports/count-device-exports';
import { implement } from '../domain';
import { lockProject } from '../project-row';

export const countDeviceExport = implement(
  deviceExportCalls.countDeviceExport,
  async ({ params, user, context }, { db, clock }) => {
    const repeatable = repeatableRequest(context.raw.headers, 'countDeviceExport', params);
    return db.transaction(async (tx) => {
      const { id: projectId, renderer } = await lockProject(tx, user, params.projectId);
      // a browser has no Blender: it would save sample pictures
      if (renderer === 'blender') throw new ApiError('renderer_mismatch');
      const nowMs = clock.now();
      const entitlements = await entitlementsOf(tx, user.row, nowMs);
      if (!entitlements.countsDeviceExports) return { id: null };
      const id = await once(tx, user, repeatable, () => addDeviceExport(tx, user, projectId, entitlements, nowMs));
      await countAgainIfTakenBack(tx, user, id, entitlements, nowMs);
      return { id };
    });
  },
);

export const takeBackDeviceExport = implement(
  deviceExportCalls.takeBackDeviceExport,
  async ({ params, user }, { db, clock }) => {
    await takeBack(db, user, params, new Date(clock.now()));
    return { id: params.deviceExportId };
  },
);
