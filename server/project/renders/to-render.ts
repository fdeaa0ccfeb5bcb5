import type { Render } from '@spotreel/sdk/internal/contract';
import type { Addresses } from '../../media/files/addresses';
import type { ProjectRow } from '../project-row';
import { isCurrentRender } from './current-render';
import { isShownAsImage } from './file-formats';
import { downloadName } from './file-name';
import type { RenderSummary } from './renders-of';

/** A render as the API answers it. `queuePosition`: 1 is next. The project's name is the name of the downloaded file. */
export function toRender(
  row: RenderSummary,
  queuePosition: number | null,
  project: Pick<ProjectRow, 'name' | 'ratio' | 'contentVersion'>,
  addresses: Addresses,
): Render {
  const { format } = row;
  const url = row.videoKey ? addresses.of(row.videoKey) : null;
  return {
    id: row.id,
    format,
    ratio: row.ratio,
    status: row.status,
    isCurrent: isCurrentRender(row, project),
    percentageComplete: row.percentage,
    queuePosition,
    videoUrl: isShownAsImage(format) ? null : url,
    imageUrl: isShownAsImage(format) ? url : null,
    downloadUrl: row.videoKey ? addresses.of(row.videoKey, downloadName(project, row)) : null,
    posterUrl: row.posterKey ? addresses.of(row.posterKey) : null,
    width: row.widthPx,
    height: row.heightPx,
    durationSeconds: row.durationSeconds,
    output: toOutput(row),
    sizeBytes: row.sizeBytes,
    error: row.error ? { ...row.error } : null,
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
  };
}

/** With the defaults of exports from before there was a choice. */
function toOutput({ output }: RenderSummary): Render['output'] {
  return output && { ...output, frameRate: output.frameRate ?? 30, transparent: output.transparent ?? false };
}
