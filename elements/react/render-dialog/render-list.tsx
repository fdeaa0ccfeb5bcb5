import { Download, Film, Play } from 'lucide-react';
import type { Render } from '../../../sdk/contract/schemas/render';
import type { MessageKey } from '../../../sdk/i18n/translator';
import { classNames } from '../foundation/class-names';
import { useTranslator } from '../foundation/translation';
import { timeText } from '../transport/time-text';
import { formatNames } from './format-names';

export interface RenderListProps {
  /** Newest first. */
  renders: readonly Render[];
  /** The one in the player. */
  shownId: number | undefined;
  onPlay: (id: number) => void;
}

const statusKeys: Record<Render['status'], MessageKey> = {
  queued: 'renders.queued',
  rendering: 'renders.rendering',
  done: 'renders.done',
  failed: 'renders.failed',
  cancelled: 'renders.cancelled',
};

/** All renders of a video: what became of each, to play and to download. */
export function RenderList({ renders, shownId, onPlay }: RenderListProps) {
  const t = useTranslator();
  const title = t(renders[0]?.format === 'mp4' ? 'renders.title' : 'pictureExport.list');
  return (
    <section className="sr-renders" aria-label={title}>
      <h3 className="sr-renders__title">{title}</h3>
      <ol className="sr-list">
        {renders.map((render) => (
          <RenderRow key={render.id} render={render} isShown={render.id === shownId} onPlay={() => onPlay(render.id)} />
        ))}
      </ol>
    </section>
  );
}

interface RenderRowProps {
  render: Render;
  isShown: boolean;
  onPlay: () => void;
}

function RenderRow({ render, isShown, onPlay }: RenderRowProps) {
  const t = useTranslator();
  const { status, format, width, height, durationSeconds, sizeBytes, error } = render;
  const date = new Date(render.createdAt).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
  const size = { width: String(width), height: String(height) };
  const facts =
    format === 'mp4'
      ? t('renders.facts', { ...size, time: timeText(durationSeconds) })
      : t('pictureExport.facts', { ...size, format: formatNames[format] });
  const percent = Math.floor(render.percentageComplete);
  const download = t('renders.download', { date });
  return (
    <li className={classNames('sr-renders__row', isShown && 'sr-renders__row--shown')}>
      <RenderPicture render={render} label={t('renders.play', { date })} onPlay={onPlay} />
      <div className="sr-renders__words">
        <strong>{date}</strong>
        <span className="sr-renders__facts">
          {facts}
          {sizeBytes !== null && ` · ${t('renders.megabytes', { count: megabytes(sizeBytes) })}`}
        </span>
        {status === 'failed' && <span className="sr-field__error">{error?.message || t('renders.unknownReason')}</span>}
      </div>
      <span className={classNames('sr-status', `sr-status--${status}`, 'sr-renders__status')}>
        {t(isShown ? 'renders.shown' : statusKeys[status], { percent })}
      </span>
      {render.downloadUrl && (
        <a
          className="sr-button sr-button--quiet sr-button--icon sr-button--sm"
          href={render.downloadUrl}
          download
          aria-label={download}
          title={download}
        >
          <Download aria-hidden />
        </a>
      )}
    </li>
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
