import { projectCalls } from '@spotreel/sdk/internal/contract';
import { implement } from '../domain';
import { ownProject } from '../project-row';
import { exportSeconds } from '../renders/export-seconds';
import { playsInBrowsers } from '../renders/file-formats';
import { fileName } from '../renders/file-name';
import { currentFiles, finishedIn, projectZipKey } from '../renders/project-files';
import { queuePosition } from '../renders/queue-position';
import { rendersOf } from '../renders/renders-of';
import { toRender } from '../renders/to-render';

export const projectStatus = implement(projectCalls.projectStatus, async ({ params, user, context }, services) => {
  const { db, addresses, renders: renderer } = services;
  const project = await ownProject(db, user, params.projectId);
  const { id, ratio, name } = project;
  const rows = (await rendersOf(db, [project.id])).get(project.id) ?? [];
  const at = addresses.at(context.baseUrl);
  const renders = await Promise.all(rows.map(async (row) => toRender(row, await queuePosition(db, row), project, at)));
  const [newest] = renders;
  const is3d = project.renderer === 'blender' && renderer.hasBlender;
  const seconds = is3d && (await exportSeconds(db, project.durationSeconds, renderer.blenderFrameSeconds));
  return {
    ratio,
    status: newest?.status ?? ('new' as const),
    percentageComplete: newest?.percentageComplete ?? 0,
    queuePosition: newest?.queuePosition ?? null,
    videoUrls: finishedIn(ratio, rows).flatMap(({ videoKey, format }) =>
      playsInBrowsers(format) ? [at.of(videoKey)] : [],
    ),
    zipUrl: currentFiles(project, rows).length > 1 ? at.of(projectZipKey(id), `${fileName(name)}.zip`) : null,
    ...(seconds && { exportSeconds: seconds }),
    renders,
  };
});
