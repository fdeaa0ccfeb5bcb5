import type { Ratio, Render } from '@spotreel/sdk/internal/contract';
import type { Translator } from '@spotreel/sdk/internal/i18n';
import { Progress } from '../../../controls/progress/progress';
import { useTranslator } from '../../../foundation/text/translation';
import { isExportRunning } from '../../editor-host/ended-exports';
import { RatioShape, ratioNames, ratioOfFile } from '../choices/ratio-choice';
import { DownloadIcon } from '../files/exported-file-row';

export interface RenderProgressProps {
  /** The ratios that are chosen. */
  ratios: readonly Ratio[];
  /** Newest first. */
  running: readonly Render[];
  /** Finished files of the chosen ratios. */
  results: readonly Render[];
  /** One of them is being asked for. */
  isRequesting: boolean;
  /** Ratios that are asked for once an export before them ends. Default: none. */
  waiting?: readonly Ratio[] | undefined;
  /** A download has been started. */
  onDownload: () => void;
}

/** Progress of each of the files, in a bar and in words. */
export function RenderProgress(props: RenderProgressProps) {
  const t = useTranslator();
  const files = filesOf(props);
  const [only] = files;
  return (
    <div className="sr-render__progress">
      {files.length > 1 ? (
        <ul className="sr-list sr-render__files" aria-label={t('exportRatios.files')}>
          {files.map((file) => (
            <RatioProgress key={file.ratio} {...file} onDownload={props.onDownload} />
          ))}
        </ul>
      ) : (
        <FileProgress render={only?.render} />
      )}
      <p className="sr-field__hint">{t(props.waiting?.length ? 'exportRatios.stay' : 'render.canLeave')}</p>
    </div>
  );
}

interface RatioFile {
  ratio: Ratio;
  /** Undefined while it is not asked for. */
  render: Render | undefined;
}

/** Files that run, chosen or not, and the chosen ones that are there or are about to be asked for. */
function filesOf({ ratios, running, results, isRequesting, waiting = [] }: RenderProgressProps): RatioFile[] {
  const renders = [...running, ...results];
  const others = running.map(ratioOfFile).filter((ratio) => !ratios.includes(ratio));
  const files = [...new Set([...ratios, ...others])].map((ratio) => ({
    ratio,
    render: renders.find((render) => ratioOfFile(render) === ratio),
  }));
  return files.filter(({ ratio, render }) => render || isRequesting || waiting.includes(ratio));
}

/** Undefined while it is being asked for. */
function FileProgress({ render }: { render: Render | undefined }) {
  const { isRendering, percent, words, percentText } = useProgressTexts(render);
  return (
    <>
      <p className="sr-render__words" role="status">
        <span>{words}</span>
        {isRendering && <strong>{percentText}</strong>}
      </p>
      <Progress percent={isRendering ? percent : undefined} label={words} />
    </>
  );
}

function RatioProgress({ ratio, render, onDownload }: RatioFile & Pick<RenderProgressProps, 'onDownload'>) {
  const t = useTranslator();
  const { isRendering, percent, words, percentText } = useProgressTexts(render);
  const name = t(ratioNames[ratio]);
  const isThere = render !== undefined && !isExportRunning(render);
  return (
    <li className="sr-render__file">
      <RatioShape ratio={ratio} />
      <div className="sr-render__file-words">
        <strong>{name}</strong>
        <span role="status">{isThere ? t('exportRatios.done') : words}</span>
        {isRendering && <span className="sr-render__file-end">{percentText}</span>}
        {isThere && (
          <span className="sr-render__file-end">
            <DownloadIcon
              render={render}
              downloadLabel={t('exportRatios.download', { ratio: name })}
              onDownload={onDownload}
            />
          </span>
        )}
      </div>
      <Progress percent={isThere ? 100 : isRendering ? percent : undefined} label={`${name}: ${words}`} />
    </li>
  );
}

function useProgressTexts(render: Render | undefined) {
  const t = useTranslator();
  const isRendering = render?.status === 'rendering';
  const percent = Math.floor(render?.percentageComplete ?? 0);
  const words = isRendering ? t('render.rendering') : queueText(render?.queuePosition ?? null, t);
  return { isRendering, percent, words, percentText: t('render.percent', { percent }) };
}

function queueText(position: number | null, t: Translator): string {
  if (position === null) return t('render.queued');
  return position === 1 ? t('render.queueNext') : t('render.queuePosition', { count: position });
}
