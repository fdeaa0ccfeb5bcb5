import type { Render } from '@spotreel/sdk/contract';
import type { MessageKey } from '@spotreel/sdk/i18n';
import { type ReactNode, useState } from 'react';
import { Button } from '../button/button';
import { Dialog } from '../dialog/dialog';
import { lazyStyles } from '../foundation/lazy-styles';
import { useTranslator } from '../foundation/translation';
import { Notice } from '../notice/notice';
import { exportDate } from './export-date';
import { type ExportStep, exportStep } from './export-step';
import { PictureFormatChoice, type PictureFormatChoiceProps } from './picture-format';
import renderDialogCss from './render-dialog.css?inline';
import { RenderFooter } from './render-footer';
import { RenderList } from './render-list';
import { RenderProgress } from './render-progress';
import { RenderedFile } from './rendered-file';

export interface RenderDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  width: number;
  height: number;
  durationSeconds: number;
  /** All of them, newest first. */
  renders: readonly Render[];
  /** Edits that the server does not have yet: no file shows them. */
  hasUnsavedEdits: boolean;
  /** Below a finished file. */
  feedback?: ReactNode;
  /** Why the last one could not be asked for, and the ways on. */
  refusal?: ReactNode;
  /** Before an export: what is not finished in the video. */
  reminder?: ReactNode;
  isRequesting: boolean;
  isCancelling: boolean;
  /** Of an image: what file it becomes. undefined for a video. */
  picture?: PictureFormatChoiceProps | undefined;
  onRender: () => void;
  onCancel: () => void;
  /** A download has been started. */
  onDownload: () => void;
}

const useStyles = lazyStyles([renderDialogCss]);

/**
 * From the button to the file: request, queue, progress, result. Only a file of what is on the stage is a result; older
 * ones are listed below. It may be closed at any time.
 */
export function RenderDialog(props: RenderDialogProps) {
  useStyles();
  const { open, onOpenChange, renders, refusal, isRequesting, picture } = props;
  const [chosenId, setChosenId] = useState<number>();
  const t = useTranslator();
  const isRefused = refusal !== undefined && refusal !== null && refusal !== false;
  const step = exportStep({ ...props, isRefused });
  const chosen = step.name === 'running' ? undefined : renders.find(({ id }) => id === chosenId);
  const result = step.name === 'ready' ? step.render : undefined;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size={(chosen ?? result) ? 'lg' : 'md'}
      closeLabel={t('app.close')}
      title={t(titleOf(step, picture !== undefined))}
      description={<Description {...props} />}
      footer={
        <RenderFooter
          {...props}
          onRender={() => {
            setChosenId(undefined);
            props.onRender();
          }}
          step={step}
          isPicture={picture !== undefined}
          isEmpty={props.durationSeconds === 0}
          isRefused={isRefused}
          isAgain={renders.length > 0}
        />
      }
    >
      <div className="sr-render">
        {refusal}
        <Situation {...props} step={step} />
        {chosen ? (
          <ChosenFile render={chosen} hasResult={result !== undefined} onClose={() => setChosenId(undefined)} />
        ) : (
          result && <RenderedFile key={result.id} render={result} autoPlay={false} />
        )}
        {picture && step.name !== 'running' && !isRequesting && <PictureFormatChoice {...picture} />}
        {result && !chosen && props.feedback}
        <RenderList
          renders={renders.filter((render) => render !== result && isFile(render))}
          shownId={chosen?.id}
          onPlay={setChosenId}
          onDownload={props.onDownload}
        />
      </div>
    </Dialog>
  );
}

/** What is to be known before the next step; how far a running export is. */
function Situation({ step, ...props }: RenderDialogProps & { step: ExportStep }) {
  const t = useTranslator();
  const { renders, refusal, reminder, picture, durationSeconds } = props;
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
          {t(titleOf(step, picture !== undefined))}
        </p>
      )}
    </>
  );
}

interface ChosenFileProps {
  render: Render;
  hasResult: boolean;
  onClose: () => void;
}

/** An earlier export, with its date, and the way back. */
function ChosenFile({ render, hasResult, onClose }: ChosenFileProps) {
  const t = useTranslator();
  return (
    <figure className="sr-render__chosen">
      <figcaption className="sr-render__caption">
        <span>
          {t('renders.caption', { date: exportDate(render) })}
          {!render.isCurrent && ` · ${t('renders.edited')}`}
        </span>
        <Button size="sm" variant="quiet" onClick={onClose}>
          {t(hasResult ? 'renders.backToLatest' : 'renders.close')}
        </Button>
      </figcaption>
      <RenderedFile key={render.id} render={render} autoPlay />
    </figure>
  );
}

function Description({ durationSeconds, width, height, picture }: RenderDialogProps) {
  const t = useTranslator();
  if (durationSeconds === 0) return t('emptyVideo.renderText');
  const size = { width: String(width), height: String(height) };
  return t(picture ? 'pictureExport.text' : 'render.text', { ...size, seconds: Math.round(durationSeconds) });
}

function titleOf({ name }: ExportStep, isPicture: boolean): MessageKey {
  if (isPicture) return name === 'ready' ? 'pictureExport.doneTitle' : 'pictureExport.title';
  return name === 'ready' ? 'render.doneTitle' : 'render.title';
}

function isFile({ status, videoUrl, imageUrl }: Render): boolean {
  return status === 'done' && (videoUrl ?? imageUrl) !== null;
}
