import type { Render } from '@spotreel/sdk/internal/contract';
import { useTranslator } from '../../../foundation/text/translation';
import { ratioNames, ratioOfFile } from '../choices/ratio-choice';
import { ExportedFileRow } from './exported-file-row';
import type { RenderListProps } from './render-list';
import { isPlayable } from './rendered-file';

export interface ResultListProps extends Omit<RenderListProps, 'renders'> {
  /** One for each ratio. */
  results: readonly Render[];
}

/** The files of what is on the stage, where there are several: one for each ratio. */
export function ResultList({ results, shownId, onPlay, onDownload }: ResultListProps) {
  const t = useTranslator();
  const label = t('exportRatios.files');
  return (
    <section className="sr-renders" aria-label={label}>
      <ol className="sr-list">
        {results.map((render) => {
          const ratio = t(ratioNames[ratioOfFile(render)]);
          const isShown = render.id === shownId;
          return (
            <ExportedFileRow
              key={render.id}
              render={render}
              title={ratio}
              showLabel={t(isPlayable(render) ? 'exportRatios.play' : 'exportRatios.show', { ratio })}
              downloadLabel={t('exportRatios.download', { ratio })}
              status={
                isShown && <span className="sr-status sr-status--done sr-renders__status">{t('renders.showing')}</span>
              }
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
