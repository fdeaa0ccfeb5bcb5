import type { ProjectSummary } from '@spotreel/sdk/internal/contract';
import type { Addresses } from '../media/files/addresses';
import type { ProjectRow } from './project-row';
import { isCurrentRender } from './renders/current-render';
import { playsInBrowsers } from './renders/file-formats';
import { downloadName } from './renders/file-name';
import { type FinishedRender, finishedIn } from './renders/project-files';
import type { RenderSummary } from './renders/renders-of';
import { project } from './tables';
import { projectRecipe } from './to-project';

/** All columns that lists show: contents are large. */
export const summaryColumns = {
  id: project.id,
  name: project.name,
  contentVersion: project.contentVersion,
  kind: project.kind,
  ratio: project.ratio,
  recipeId: project.recipeId,
  recipeName: project.recipeName,
  durationSeconds: project.durationSeconds,
  draft: project.draft,
  completeness: project.completeness,
  lastBriefId: project.lastBriefId,
  posterKey: project.posterKey,
  posterVersion: project.posterVersion,
  createdAt: project.createdAt,
  updatedAt: project.updatedAt,
};
type SummaryRow = Pick<ProjectRow, keyof typeof summaryColumns>;

/** `renders`: newest first. */
export function toProjectSummary(
  row: SummaryRow,
  favourite: boolean,
  renders: readonly RenderSummary[],
  addresses: Addresses,
): ProjectSummary {
  const [newest] = renders;
  const finished = finishedIn(row.ratio, renders);
  return {
    id: row.id,
    name: row.name,
    status: newest?.status ?? 'new',
    percentageComplete: newest?.percentage ?? 0,
    videoUrls: finished.flatMap(({ videoKey, format }) => (playsInBrowsers(format) ? [addresses.of(videoKey)] : [])),
    file: fileOf(row, finished[0], addresses),
    favourite,
    draft: row.draft,
    completeness: row.completeness && { ...row.completeness },
    lastBriefId: row.lastBriefId,
    renders: renders.length,
    ratio: row.ratio,
    kind: row.kind,
    durationSeconds: row.durationSeconds,
    posterUrl: row.posterKey ? addresses.of(row.posterKey) : null,
    recipe: projectRecipe(row),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** A failed or running render does not take away the file before it. */
function fileOf(row: SummaryRow, finished: FinishedRender | undefined, addresses: Addresses): ProjectSummary['file'] {
  if (!finished) return null;
  const { format, videoKey, createdAt } = finished;
  return {
    format,
    downloadUrl: addresses.of(videoKey, downloadName(row, finished)),
    isCurrent: isCurrentRender(finished, row),
    createdAt: createdAt.toISOString(),
  };
}
