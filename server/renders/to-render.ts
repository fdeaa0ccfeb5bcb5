import type { Render } from '../../sdk/contract/schemas/render';
import type { Addresses } from '../media/addresses';
import type { RenderSummary } from '../projects/renders-of';
import { extensionOf, fileName } from './file-name';

/** A render as the API tells it. `queuePosition`: 1 is next. `projectName` names the downloaded file. */
export function toRender(
  row: RenderSummary,
  queuePosition: number | null,
  projectName: string,
  addresses: Addresses,
): Render {
  const { format } = row;
  const url = row.videoKey ? addresses.of(row.videoKey) : null;
  const downloadName = `${fileName(projectName)}.${extensionOf(format)}`;
  return {
    id: row.id,
    format,
    status: row.status,
    percentageComplete: row.percentage,
    queuePosition,
    videoUrl: format === 'mp4' ? url : null,
    imageUrl: format === 'mp4' ? null : url,
    downloadUrl: row.videoKey ? addresses.of(row.videoKey, downloadName) : null,
    posterUrl: row.posterKey ? addresses.of(row.posterKey) : null,
    width: row.widthPx,
    height: row.heightPx,
    durationSeconds: row.durationSeconds,
    sizeBytes: row.sizeBytes,
    error: row.error ? { ...row.error } : null,
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
  };
}
