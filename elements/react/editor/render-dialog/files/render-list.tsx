import type { Render } from '@spotreel/sdk/internal/contract';
import { classNames } from '../../../foundation/styles/class-names';
import { momentText } from '../../../foundation/text/dates';
import { useTranslator } from '../../../foundation/text/translation';
import { ExportedFileRow } from './exported-file-row';
import { isPlayable } from './rendered-file';

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
export function RenderList({ renders, shownId, onPlay, onDownload }: RenderListProps) {
  const t = useTranslator();
  if (renders.length === 0) return null;
  const title = t('renders.title');
  return (
    <section className="sr-renders" aria-label={title}>
      <h3 className="sr-renders__title">{title}</h3>
      <ol className="sr-list">
        {renders.map((render) => {
          const date = momentText(t, render.createdAt);
          const isShown = render.id === shownId;
          return (
            <ExportedFileRow
              key={render.id}
              render={render}
              title={date}
              showLabel={t(isPlayable(render) ? 'renders.play' : 'renders.show', { date })}
              downloadLabel={t('renders.download', { date })}
              status={<RowStatus render={render} isShown={isShown} />}
              isShown={isShown}
              onShow={() => onPlay(render.id)}
              onDownload={onDownload}
            />
          );
        })}
      </ol>
    </section>
  );
}

function RowStatus({ render, isShown }: { render: Render; isShown: boolean }) {
  const t = useTranslator();
  const { isCurrent } = render;
  const shownKey = isPlayable(render) ? 'renders.playing' : 'renders.showing';
  return (
    <span
      className={classNames('sr-status', isCurrent ? 'sr-status--done' : 'sr-status--edited', 'sr-renders__status')}
    >
      {t(isShown ? shownKey : isCurrent ? 'renders.done' : 'renders.edited')}
    </span>
  );
}
