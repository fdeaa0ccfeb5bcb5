import type { Render } from '@spotreel/sdk/contract';
import { Download, Play } from 'lucide-react';
import { classNames } from '../foundation/class-names';
import { momentText } from '../foundation/dates';
import { useTranslator } from '../foundation/translation';
import { timeText } from '../transport/time-text';
import { formatNames } from './format-names';

export interface RenderListProps {
  /** Finished, newest first. */
  renders: readonly Render[];
  /** The one in the player. */
  shownId: number | undefined;
  onPlay: (id: number) => void;
  /** A download has been started. */
  onDownload: () => void;
}

/** Earlier files: when they were exported and whether the project was edited since, to play and to download. */
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
  const date = momentText(t, render.createdAt);
  const isShown = render.id === shownId;
  const download = t('renders.download', { date });
  return (
    <li className={classNames('sr-renders__row', isShown && 'sr-renders__row--shown')}>
      <RenderPicture
        render={render}
        label={t(render.format === 'mp4' ? 'renders.play' : 'renders.show', { date })}
        onPlay={() => onPlay(render.id)}
      />
      <div className="sr-renders__words">
        <strong>{date}</strong>
        <FileFacts render={render} />
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

/** Canvas size, length or format, and size of the file. */
function FileFacts({ render }: { render: Render }) {
  const t = useTranslator();
  const { format, width, height, durationSeconds, sizeBytes } = render;
  const size = { width: String(width), height: String(height) };
  return (
    <span className="sr-renders__facts">
      {format === 'mp4'
        ? t('renders.facts', { ...size, time: timeText(durationSeconds) })
        : t('pictureExport.facts', { ...size, format: formatNames[format] })}
      {sizeBytes !== null && ` · ${t('renders.megabytes', { count: megabytes(sizeBytes) })}`}
    </span>
  );
}

function RowStatus({ render, isShown }: { render: Render; isShown: boolean }) {
  const t = useTranslator();
  const { isCurrent, format } = render;
  const shownKey = format === 'mp4' ? 'renders.playing' : 'renders.showing';
  return (
    <span
      className={classNames('sr-status', isCurrent ? 'sr-status--done' : 'sr-status--edited', 'sr-renders__status')}
    >
      {t(isShown ? shownKey : isCurrent ? 'renders.done' : 'renders.edited')}
    </span>
  );
}

function RenderPicture({ render, label, onPlay }: { render: Render; label: string; onPlay: () => void }) {
  const still = render.posterUrl ?? render.imageUrl;
  return (
    <button type="button" className="sr-renders__picture" aria-label={label} title={label} onClick={onPlay}>
      {still && <img src={still} alt="" loading="lazy" />}
      {render.videoUrl && <Play aria-hidden className="sr-renders__icon" />}
    </button>
  );
}

/** To a tenth; never 0. */
function megabytes(bytes: number): number {
  return Math.max(0.1, Math.round(bytes / 1e5) / 10);
}
