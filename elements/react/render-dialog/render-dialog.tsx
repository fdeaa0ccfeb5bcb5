import type { Render } from '@spotreel/sdk/contract';
import { useState } from 'react';
import { Dialog } from '../dialog/dialog';
import { lazyStyles } from '../foundation/lazy-styles';
import { useTranslator } from '../foundation/translation';
import { ExportMessages } from './export-messages';
import { type ExportStep, exportStep } from './export-step';
import { exportTitle } from './export-title';
import { PictureFormatChoice } from './picture-format';
import renderDialogCss from './render-dialog.css?inline';
import type { RenderDialogProps } from './render-dialog-props';
import { RenderFooter } from './render-footer';
import { RenderList } from './render-list';
import { ShownFile } from './shown-file';

const useStyles = lazyStyles([renderDialogCss]);

/**
 * From the button to the file: request, queue, progress, result. Only a file of what is on the stage is a result; older
 * ones are listed below. It may be closed at any time.
 */
export function RenderDialog(props: RenderDialogProps) {
  useStyles();
  const { renders, refusal, picture } = props;
  const t = useTranslator();
  const isRefused = refusal !== undefined && refusal !== null && refusal !== false;
  const step = exportStep({ ...props, isRefused });
  const { chosen, result, choose } = useShownFile(step, renders);

  function render() {
    choose(undefined);
    props.onRender();
  }

  return (
    <Dialog
      open={props.open}
      onOpenChange={props.onOpenChange}
      size={(chosen ?? result) ? 'lg' : 'md'}
      closeLabel={t('app.close')}
      title={t(exportTitle(step, picture !== undefined))}
      description={<Description {...props} />}
      footer={<RenderFooter {...props} step={step} isRefused={isRefused} onRender={render} />}
    >
      <div className="sr-render">
        {refusal}
        <ExportMessages {...props} step={step} />
        <ShownFile chosen={chosen} result={result} onClose={() => choose(undefined)} />
        {picture && step.name !== 'running' && <PictureFormatChoice {...picture} />}
        {result && !chosen && props.feedback}
        <RenderList
          renders={renders.filter((other) => other !== result && isFile(other))}
          shownId={chosen?.id}
          onPlay={choose}
          onDownload={props.onDownload}
        />
      </div>
    </Dialog>
  );
}

/** The result is the file of what is on the stage. An older file is chosen in the list, while no export is running. */
function useShownFile(step: ExportStep, renders: readonly Render[]) {
  const [chosenId, choose] = useState<number>();
  return {
    chosen: step.name === 'running' ? undefined : renders.find(({ id }) => id === chosenId),
    result: step.name === 'ready' ? step.render : undefined,
    choose,
  };
}

function Description({ durationSeconds, width, height, picture }: RenderDialogProps) {
  const t = useTranslator();
  if (durationSeconds === 0) return t('emptyVideo.renderText');
  const size = { width: String(width), height: String(height) };
  return t(picture ? 'pictureExport.text' : 'render.text', { ...size, seconds: Math.round(durationSeconds) });
}

function isFile({ status, videoUrl, imageUrl }: Render): boolean {
  return status === 'done' && (videoUrl ?? imageUrl) !== null;
}
