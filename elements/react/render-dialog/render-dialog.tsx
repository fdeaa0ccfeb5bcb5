import { Clapperboard, Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Render } from '../../../sdk/contract/schemas/render';
import type { MessageKey } from '../../../sdk/i18n/translator';
import { Button } from '../button/button';
import { Dialog } from '../dialog/dialog';
import { lateStyles } from '../foundation/late-styles';
import { prefersReducedMotion } from '../foundation/reduced-motion';
import { useTranslator } from '../foundation/translation';
import { Notice } from '../notice/notice';
import { formatNames } from './format-names';
import { PictureFormatChoice, type PictureFormatChoiceProps } from './picture-format';
import renderDialogCss from './render-dialog.css?inline';
import { RenderList } from './render-list';
import { RenderProgress } from './render-progress';

export interface RenderDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  name: string;
  width: number;
  height: number;
  durationSeconds: number;
  /** The newest render; undefined when there is none. */
  render: Render | undefined;
  /** All of them, newest first. */
  renders: readonly Render[];
  /** Below a finished video. */
  feedback?: ReactNode;
  /** Why the last one could not be asked for, and the ways on. */
  refusal?: ReactNode;
  /** While there is nothing to tell of a render: what is not finished in the video. */
  reminder?: ReactNode;
  isRequesting: boolean;
  /** Of a picture: what file it becomes. undefined for a video. */
  picture?: PictureFormatChoiceProps | undefined;
  onRender: () => void;
  onCancel: () => void;
}

const useStyles = lateStyles([renderDialogCss]);

/** From the button to the file: request, queue, progress, result. It may be closed at any time. */
export function RenderDialog(props: RenderDialogProps) {
  useStyles();
  const { open, onOpenChange, render, renders, refusal, isRequesting, feedback, reminder, picture } = props;
  const [chosenId, setChosenId] = useState<number>();
  const t = useTranslator();
  const isEmpty = props.durationSeconds === 0;
  const isRunning = render?.status === 'queued' || render?.status === 'rendering';
  const isDone = render?.status === 'done' && !isRequesting;
  const isIdle = !isRunning && !isRequesting && !isDone && !refusal;
  const chosen = renders.find(({ id, videoUrl, imageUrl }) => id === chosenId && (videoUrl || imageUrl));
  const shown = chosen ?? (isDone ? render : undefined);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size={shown ? 'lg' : 'md'}
      closeLabel={t('app.close')}
      title={t(titleOf(isDone, picture !== undefined))}
      description={
        isEmpty
          ? t('emptyVideo.renderText')
          : t(picture ? 'pictureExport.text' : 'render.text', {
              width: String(props.width),
              height: String(props.height),
              seconds: Math.round(props.durationSeconds),
            })
      }
      footer={<Footer {...props} isRunning={isRunning} isDone={isDone} />}
    >
      <div className="sr-render">
        {refusal}
        {isIdle && !render && !isEmpty && (
          <p className="sr-render__intro">{t(picture ? 'pictureExport.intro' : 'render.intro')}</p>
        )}
        {picture && !isRunning && !isRequesting && <PictureFormatChoice {...picture} />}
        {render?.status === 'failed' && !isRequesting && (
          <Notice tone="danger" title={t('render.failedTitle')}>
            {render.error?.message}
          </Notice>
        )}
        {render?.status === 'cancelled' && !isRequesting && <Notice tone="info">{t('render.cancelled')}</Notice>}
        {isIdle && reminder}
        {(isRunning || isRequesting) && <RenderProgress render={isRunning ? render : undefined} />}
        {shown && <RenderedFile key={shown.id} render={shown} autoPlay={shown.id === chosenId} />}
        {isDone && feedback}
        {renders.length > (isRunning ? 1 : 0) && (
          <RenderList renders={renders} shownId={shown?.id} onPlay={setChosenId} />
        )}
      </div>
    </Dialog>
  );
}

function titleOf(isDone: boolean, isPicture: boolean): MessageKey {
  if (isPicture) return isDone ? 'pictureExport.doneTitle' : 'pictureExport.title';
  return isDone ? 'render.doneTitle' : 'render.title';
}

function RenderedFile({ render, autoPlay }: { render: Render; autoPlay: boolean }) {
  if (render.imageUrl) return <img className="sr-render__picture" src={render.imageUrl} alt="" />;
  if (!render.videoUrl) return null;
  return (
    // biome-ignore lint/a11y/useMediaCaption: a rendered video has music, no speech
    <video
      className="sr-render__video"
      src={render.videoUrl}
      poster={render.posterUrl ?? undefined}
      autoPlay={autoPlay && !prefersReducedMotion()}
      controls
      playsInline
      preload="metadata"
    />
  );
}

function Footer({
  durationSeconds,
  render,
  isRunning,
  isDone,
  isRequesting,
  refusal,
  picture,
  onRender,
  onCancel,
}: RenderDialogProps & { isRunning: boolean; isDone: boolean }): ReactNode {
  const t = useTranslator();
  if (isRunning)
    return (
      <Button variant="danger" onClick={onCancel}>
        {t('render.cancel')}
      </Button>
    );
  return (
    <>
      <Button
        variant={isDone || refusal ? 'secondary' : 'primary'}
        icon={<Clapperboard aria-hidden />}
        busy={isRequesting}
        disabled={durationSeconds === 0}
        onClick={onRender}
      >
        {t(startOf(render !== undefined, picture !== undefined))}
      </Button>
      {isDone && render?.downloadUrl && (
        <a className="sr-button sr-button--primary sr-button--md" href={render.downloadUrl} download>
          <Download aria-hidden />
          {picture ? t('pictureExport.download', { format: formatNames[render.format] }) : t('render.download')}
        </a>
      )}
    </>
  );
}

function startOf(isAgain: boolean, isPicture: boolean): MessageKey {
  if (isPicture) return isAgain ? 'pictureExport.again' : 'pictureExport.start';
  return isAgain ? 'render.again' : 'render.start';
}
