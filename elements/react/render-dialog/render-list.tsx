import { Download, Film, Play } from 'lucide-react';
import type { Render } from '../../../sdk/contract/schemas/render';
import type { MessageKey } from '../../../sdk/i18n/translator';
import { classNames } from '../foundation/class-names';
import { useTranslator } from '../foundation/translation';
import { timeText } from '../transport/time-text';
import { exportDate } from './export-date';
import { formatNames } from './format-names';

export interface RenderListProps {
  /** Newest first. */
  renders: readonly Render[];
  /** The one in the player. */
  shownId: number | undefined;
  onPlay: (id: number) => void;
  /** A download has been started. */
  onDownload: () => void;
}

const statusKeys: Record<Render['status'], MessageKey> = {
  queued: 'renders.queued',
  rendering: 'renders.rendering',
  done: 'renders.done',
  failed: 'renders.failed',
  cancelled: 'renders.cancelled',
};

/** Earlier exports: what became of each, whether the project was edited since, to play and to download. */
export function RenderList({ renders, ...actions }: RenderListProps) {
  const t = useTranslator();
  if (renders.length === 0) return null;
  const title = t('renders.title');
  return (
    <section className="sr-renders" aria-label={title}>
      <h3 className="sr-renders__title">{title}</h3>
      <ol className="sr-list">
        {renders.map((render) => (
          <RenderRow key={render.id} render={render} {...actions} />
        ))}
      </ol>
    </section>
  );
}

interface RenderRowProps extends Omit<RenderListProps, 'renders'> {
  render: Render;
}

function RenderRow({ render, shownId, onPlay, onDownload }: RenderRowProps) {
  const t = useTranslator();
  const { format, width, height, durationSeconds, sizeBytes, status, error } = render;
  const date = exportDate(render);
  const isShown = render.id === shownId;
  const isVideo = format === 'mp4';
  const size = { width: String(width), height: String(height) };
  const facts = isVideo
    ? t('renders.facts', { ...size, time: timeText(durationSeconds) })
    : t('pictureExport.facts', { ...size, format: formatNames[format] });
  const download = t('renders.download', { date });
  return (
    <li className={classNames('sr-renders__row', isShown && 'sr-renders__row--shown')}>
      <RenderPicture
        render={render}
        label={t(isVideo ? 'renders.play' : 'renders.show', { date })}
        onPlay={() => onPlay(render.id)}
      />
      <div className="sr-renders__words">
        <strong>{date}</strong>
        <span className="sr-renders__facts">
          {facts}
          {sizeBytes !== null && ` · ${t('renders.megabytes', { count: megabytes(sizeBytes) })}`}
        </span>
        {status === 'failed' && <span className="sr-field__error">{error?.message || t('renders.unknownReason')}</span>}
      </div>
      <RowStatus render={render} isShown={isShown} />
      {render.downloadUrl && (
        <a
          className="sr-button sr-button--quiet sr-button--icon sr-button--sm"
          href={render.downloadUrl}
          download
          aria-label={download}
          title={download}
          onClick={onDownload}
        >
          <Download aria-hidden />
        </a>
      )}
    </li>
  );
}

function RowStatus({ render, isShown }: { render: Render; isShown: boolean }) {
  const t = useTranslator();
  const { status, isCurrent, format } = render;
  const isEdited = status === 'done' && !isCurrent;
  const state = isEdited ? 'edited' : status;
  const shownKey = format === 'mp4' ? 'renders.playing' : 'renders.showing';
  const key = isShown ? shownKey : isEdited ? 'renders.edited' : statusKeys[status];
  return (
    <span className={classNames('sr-status', `sr-status--${state}`, 'sr-renders__status')}>
      {t(key, { percent: Math.floor(render.percentageComplete) })}
    </span>
  );
}

function RenderPicture({ render, label, onPlay }: { render: Render; label: string; onPlay: () => void }) {
  const still = render.posterUrl ?? render.imageUrl;
  const poster = still && <img src={still} alt="" loading="lazy" />;
  if (!render.videoUrl && !render.imageUrl)
    return <span className="sr-renders__picture">{poster || <Film aria-hidden className="sr-renders__icon" />}</span>;
  return (
    <button
      type="button"
      className="sr-renders__picture sr-renders__picture--play"
      aria-label={label}
      title={label}
      onClick={onPlay}
    >
      {poster}
      {render.videoUrl && <Play aria-hidden className="sr-renders__icon" />}
    </button>
  );
}

/** To a tenth; never 0. */
function megabytes(bytes: number): number {
  return Math.max(0.1, Math.round(bytes / 1e5) / 10);
}
