import type { Batch, BatchRow, Ratio } from '@spotreel/sdk/internal/contract';
import type { Translator } from '@spotreel/sdk/internal/i18n';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../controls/button/button';
import { Thumbnail } from '../../controls/thumbnail/thumbnail';
import { startDownload } from '../../foundation/files/start-download';
import { useTranslator } from '../../foundation/text/translation';

interface BatchRowsProps {
  projectLink: (projectId: number, label: ReactNode, className: string) => ReactNode;
  batch: Batch;
}

/** Each row with its video, how far that is, and its file. */
export function BatchRows({ batch, projectLink }: BatchRowsProps) {
  const t = useTranslator();
  return (
    <div className="sr-table-scroll">
      <table className="sr-table sr-table--cards" aria-label={t('batch.videos')}>
        <thead>
          <tr>
            <th scope="col">{t('batch.video')}</th>
            <th scope="col">{t('batch.status')}</th>
            <th scope="col">
              <span className="sr-visually-hidden">{t('batch.download')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {batch.rows.map((row) => (
            <VideoRow key={row.id} row={row} ratio={batch.ratio} projectLink={projectLink} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function VideoRow({ row, ratio, projectLink }: { row: BatchRow; ratio: Ratio } & Pick<BatchRowsProps, 'projectLink'>) {
  const t = useTranslator();
  const { name, projectId, posterUrl, downloadUrl, error } = row;
  return (
    <tr>
      <th scope="row">
        <span className="sr-batch__video">
          <Thumbnail src={posterUrl} ratio={ratio} className="sr-batch__poster" />
          {projectId === null ? name : projectLink(projectId, name, 'sr-link')}
        </span>
      </th>
      <td data-label={t('batch.status')}>
        <span className="sr-state-tag">{stateText(row, t)}</span>
        {error && <p className="sr-batch__error">{error.message}</p>}
      </td>
      <td className="sr-table__menu">
        {downloadUrl && (
          <IconButton label={t('batch.downloadOf', { name })} size="sm" onClick={() => startDownload(downloadUrl)}>
            <Download aria-hidden />
          </IconButton>
        )}
      </td>
    </tr>
  );
}

const creationKeys = {
  waiting: 'batch.waitingToCreate',
  failed: 'batch.createFailed',
  cancelled: 'batch.cancelled',
  removed: 'batch.removed',
} as const;
const exportKeys = {
  new: 'batch.created',
  waiting: 'batch.exportWaits',
  queued: 'batch.queued',
  rendering: 'batch.rendering',
  failed: 'batch.exportFailed',
  cancelled: 'batch.exportCancelled',
} as const;

function stateText({ status, exportStatus, isCurrent, percentageComplete: percent }: BatchRow, t: Translator): string {
  if (status !== 'created') return t(creationKeys[status]);
  if (exportStatus === 'done') return t(isCurrent ? 'batch.done' : 'batch.outdated');
  return t(exportKeys[exportStatus], { percent: Math.floor(percent) });
}
