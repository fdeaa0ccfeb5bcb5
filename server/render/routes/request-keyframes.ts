import { projectCalls } from '@spotreel/sdk/internal/contract';
import { and, eq } from 'drizzle-orm';
import { ApiError } from '../../platform/http/api-error';
import { lockProject } from '../../project/project-row';
import { blenderKeyframesKind, keyframesKind } from '../../project/renders/job-kinds';
import { keyframeRequest } from '../../project/renders/tables';
import { implement } from '../domain';
import { keyframeStateOf } from '../stills/keyframe-state';

export const requestKeyframes = implement(
  projectCalls.requestKeyframes,
  async ({ params, user, context }, services) => {
    const { db, jobs, renders, addresses } = services;
    if (renders.unavailable) throw new ApiError('render_unavailable', { message: renders.unavailable });
    const project = await db.transaction(async (tx) => {
      const row = await lockProject(tx, user, params.projectId);
      if (row.content.customisations.length === 0) throw new ApiError('render_without_customisation');
      const same = and(eq(keyframeRequest.projectId, row.id), eq(keyframeRequest.projectVersion, row.version));
      const [asked] = await tx.select().from(keyframeRequest).where(same);
      if (asked && asked.status !== 'error') return row;
      const values = { projectVersion: row.version, status: 'processing' as const, requestedAt: new Date() };
      await tx
        .insert(keyframeRequest)
        .values({ projectId: row.id, ...values })
        .onConflictDoUpdate({ target: keyframeRequest.projectId, set: values });
      const kind = row.renderer === 'blender' && renders.hasBlender ? blenderKeyframesKind : keyframesKind;
      await jobs.enqueue(tx, [{ kind, subjectId: row.id }]);
      return row;
    });
    return keyframeStateOf(db, project, addresses.at(context.baseUrl));
  },
);
