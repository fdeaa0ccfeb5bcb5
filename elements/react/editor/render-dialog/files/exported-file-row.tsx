import type { Render } from '@spotreel/sdk/internal/contract';
import { Download, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { timeText } from '../../../controls/transport/time-text';
import { classNames } from '../../../foundation/styles/class-names';
import { useTranslator } from '../../../foundation/text/translation';
import { choiceOf } from '../choices/chosen-output';
import { formatNames } from '../choices/format-names';
import { roundedMegabytes } from '../choices/rounded-megabytes';
import { isPlayable } from './rendered-file';

export interface ExportedFileRowProps {
  render: Render;
  title: string;
  /** Label of the picture: it names what the picture plays or shows. */
  showLabel: string;
  downloadLabel: string;
  /** Between the title and the download. */
  status: ReactNode;
  /** It is in the player. */
  isShown: boolean;
  onShow: () => void;
  /** A download has been started. */
  onDownload: () => void;
}

/** A finished file in a list, to be looked at and downloaded. */
export function ExportedFileRow({
  render,
  title,
  showLabel,
  status,
  isShown,
  onShow,
  ...download
}: ExportedFileRowProps) {
  return (
    <li className={classNames('sr-renders__row', isShown && 'sr-renders__row--shown')}>
      <RenderPicture render={render} label={showLabel} onShow={onShow} />
      <div className="sr-renders__words">
        <strong>{title}</strong>
        <FileFacts render={render} />
      </div>
      {status}
      <DownloadIcon render={render} {...download} />
    </li>
  );
}

/** Nothing for a file that is gone. */
export function DownloadIcon({
  render: { downloadUrl },
  downloadLabel,
  onDownload,
}: Pick<ExportedFileRowProps, 'render' | 'downloadLabel' | 'onDownload'>) {
  if (!downloadUrl) return null;
  return (
    <a
      className="sr-button sr-button--quiet sr-button--icon sr-button--sm"
      href={downloadUrl}
      download
      aria-label={downloadLabel}
      title={downloadLabel}
      onClick={onDownload}
    >
      <Download aria-hidden />
    </a>
  );
}

/** Canvas size, length or format, and size of the file. */
function FileFacts({ render }: { render: Render }) {
  const t = useTranslator();
  const { format, width, height, durationSeconds, sizeBytes } = render;
  const size = { width: String(width), height: String(height) };
  return (
    <span className="sr-renders__facts">
      {choiceOf(render)
        ? `${t('renders.facts', { ...size, time: timeText(durationSeconds) })} · ${formatNames[format]}`
        : t('pictureExport.facts', { ...size, format: formatNames[format] })}
      {sizeBytes !== null && ` · ${t('renders.megabytes', { count: roundedMegabytes(sizeBytes) })}`}
    </span>
  );
}

function RenderPicture({ render, label, onShow }: { render: Render; label: string; onShow: () => void }) {
  const still = render.posterUrl ?? render.imageUrl;
  return (
    <button type="button" className="sr-renders__picture" aria-label={label} title={label} onClick={onShow}>
      {still && <img src={still} alt="" loading="lazy" />}
      {isPlayable(render) && <Play aria-hidden className="sr-renders__icon" />}
    </button>
  );
}
