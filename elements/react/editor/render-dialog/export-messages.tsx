import type { Ratio, Render } from '@spotreel/sdk/internal/contract';
import { Notice } from '../../controls/notice/notice';
import { useTranslator } from '../../foundation/text/translation';
import { ratioNames, ratioOfFile } from './choices/ratio-choice';
import { type ExportStep, isCurrentFile } from './export-step';
import { exportTitle } from './export-title';
import { RenderProgress } from './progress/render-progress';
import type { RenderDialogProps } from './render-dialog-props';

export interface ExportMessagesProps
  extends Pick<
    RenderDialogProps,
    | 'renders'
    | 'refusal'
    | 'picture'
    | 'video'
    | 'durationSeconds'
    | 'hasUnsavedEdits'
    | 'isRequesting'
    | 'waiting'
    | 'onDownload'
  > {
  step: ExportStep;
  /** The ratios that are chosen. */
  chosenRatios: readonly Ratio[];
}

/** Notices before the next step, or the progress of a running export. */
export function ExportMessages({ step, chosenRatios, refusal, ...props }: ExportMessagesProps) {
  const t = useTranslator();
  const { renders, picture, durationSeconds } = props;
  const [newest] = renders;
  if (step.name === 'running') return <RenderProgress {...props} {...step} ratios={chosenRatios} />;
  if (refusal) return null;
  const isFirst = newest === undefined && durationSeconds > 0;
  return (
    <>
      {failuresOf(renders, chosenRatios).map((render) => (
        <FailedExport key={render.id} render={render} isNamed={chosenRatios.length > 1} />
      ))}
      {newest?.status === 'cancelled' && <Notice tone="info">{t('render.cancelled')}</Notice>}
      {step.name === 'start' && isFirst && !props.video && (
        <p className="sr-render__intro">{t(picture ? 'pictureExport.intro' : 'render.intro')}</p>
      )}
      {step.name === 'start' && step.results.length === 0 && <OlderFileText {...props} />}
      {step.name === 'ready' && (
        <p className="sr-visually-hidden" role="status">
          {t(exportTitle(step, picture !== undefined))}
        </p>
      )}
    </>
  );
}

/** The newest export of each ratio, where it has failed. */
function failuresOf(renders: readonly Render[], ratios: readonly Ratio[]): Render[] {
  const newest = ratios.flatMap((ratio) => renders.find((render) => ratioOfFile(render) === ratio) ?? []);
  return newest.filter(({ status }) => status === 'failed');
}

/** `isNamed`: with the name of its ratio. */
function FailedExport({ render, isNamed }: { render: Render; isNamed: boolean }) {
  const t = useTranslator();
  const title = t('render.failedTitle');
  return (
    <Notice tone="danger" title={isNamed ? `${t(ratioNames[ratioOfFile(render)])}: ${title}` : title}>
      {render.error?.message}
    </Notice>
  );
}

/** Reason why none of the files below is the one to download. */
function OlderFileText({
  renders,
  picture,
  hasUnsavedEdits,
}: Pick<ExportMessagesProps, 'renders' | 'picture' | 'hasUnsavedEdits'>) {
  const t = useTranslator();
  if (!renders.some(({ status }) => status === 'done')) return null;
  const isOtherChoice = !hasUnsavedEdits && renders.some(isCurrentFile);
  const edited = picture ? 'pictureExport.edited' : 'render.edited';
  return <p className="sr-render__intro">{t(isOtherChoice ? 'output.otherChoice' : edited)}</p>;
}
