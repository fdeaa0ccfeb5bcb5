/** Finished files of a project that are shown, and their order. */
import type { Ratio } from '@spotreel/sdk/internal/contract';
import type { ProjectRow } from '../project-row';
import { isCurrentRender } from './current-render';
import type { RenderSummary } from './renders-of';

export type FinishedRender = RenderSummary & { readonly videoKey: string };

/** Finished renders: those in this ratio first, and the newest first. `renders`: newest first. */
export function finishedIn(ratio: Ratio, renders: readonly RenderSummary[]): FinishedRender[] {
  const finished = renders.filter(isFinished);
  return [...finished.filter((one) => one.ratio === ratio), ...finished.filter((one) => one.ratio !== ratio)];
}

/** Files that show the saved state; of those that were asked for in the same way, the newest. `renders`: newest first. */
export function currentFiles(
  project: Pick<ProjectRow, 'ratio' | 'contentVersion'>,
  renders: readonly RenderSummary[],
): FinishedRender[] {
  const current = finishedIn(project.ratio, renders).filter((render) => isCurrentRender(render, project));
  const kinds = current.map(({ ratio, format, output, widthPx }) => JSON.stringify([ratio, format, output, widthPx]));
  return current.filter((_, index) => kinds.indexOf(kinds[index] ?? '') === index);
}

/** Key by which the address of the ZIP with these files is signed; the storage has no such file. */
export function projectZipKey(projectId: number): string {
  return `projects/${projectId}.zip`;
}

function isFinished(render: RenderSummary): render is FinishedRender {
  return render.status === 'done' && render.videoKey !== null;
}
