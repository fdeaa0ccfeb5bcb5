import { projectCalls } from '@spotreel/sdk/contract';
import { implement } from '../../platform/http/implement';
import { queuePosition } from '../../render/queue-position';
import { toRender } from '../../render/to-render';
import { ownProject } from '../project-row';
import { rendersOf } from '../renders-of';

export const projectStatus = implement(projectCalls.projectStatus, async ({ params, user, context }, services) => {
  const { db, addresses } = services;
  const project = await ownProject(db, user, params.projectId);
  const rows = (await rendersOf(db, [project.id])).get(project.id) ?? [];
  const at = addresses.at(context.baseUrl);
  const renders = await Promise.all(rows.map(async (row) => toRender(row, await queuePosition(db, row), project, at)));
  const [newest] = renders;
  return {
    status: newest?.status ?? ('new' as const),
    percentageComplete: newest?.percentageComplete ?? 0,
    queuePosition: newest?.queuePosition ?? null,
    videoUrls: renders.flatMap(({ videoUrl }) => videoUrl ?? []),
    renders,
  };
});
