import { useTranslator } from '../foundation/translation';
import { Notice } from '../notice/notice';
import type { ExportStep } from './export-step';
import { exportTitle } from './export-title';
import type { RenderDialogProps } from './render-dialog-props';
import { RenderProgress } from './render-progress';

export interface ExportMessagesProps
  extends Pick<RenderDialogProps, 'renders' | 'refusal' | 'reminder' | 'picture' | 'durationSeconds'> {
  step: ExportStep;
}

/** What to know before the next step, or the progress of a running export. */
export function ExportMessages({ step, renders, refusal, reminder, picture, durationSeconds }: ExportMessagesProps) {
  const t = useTranslator();
  const [newest] = renders;
  if (step.name === 'running') return <RenderProgress render={step.render} />;
  if (refusal) return null;
  const hasOlderFile = renders.some(({ status }) => status === 'done');
  const isFirst = newest === undefined && durationSeconds > 0;
  return (
    <>
      {newest?.status === 'failed' && (
        <Notice tone="danger" title={t('render.failedTitle')}>
          {newest.error?.message}
        </Notice>
      )}
      {newest?.status === 'cancelled' && <Notice tone="info">{t('render.cancelled')}</Notice>}
      {step.name === 'start' && isFirst && (
        <p className="sr-render__intro">{t(picture ? 'pictureExport.intro' : 'render.intro')}</p>
      )}
      {step.name === 'start' && hasOlderFile && (
        <p className="sr-render__intro">{t(picture ? 'pictureExport.edited' : 'render.edited')}</p>
      )}
      {step.name === 'start' && reminder}
      {step.name === 'ready' && (
        <p className="sr-visually-hidden" role="status">
          {t(exportTitle(step, picture !== undefined))}
        </p>
      )}
    </>
  );
}
