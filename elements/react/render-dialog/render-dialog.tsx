import type { Render } from '@spotreel/sdk/contract';
import { useState } from 'react';
import { type ExportPlace, ExportPlaceChoice } from '../device-export/export-place';
import { Dialog } from '../dialog/dialog';
import { lazyStyles } from '../foundation/lazy-styles';
import { useTranslator } from '../foundation/translation';
import { ExportMessages } from './export-messages';
import { type ExportStep, exportStep } from './export-step';
import { exportTitle } from './export-title';
import { PictureFormatChoice } from './picture-format';
import renderDialogCss from './render-dialog.css?inline';
import type { DeviceHalf, RenderDialogProps } from './render-dialog-props';
import { RenderFooter } from './render-footer';
import { RenderList } from './render-list';
import { ShownFile, type ShownFileProps } from './shown-file';

const useStyles = lazyStyles([renderDialogCss]);

/**
 * From the button to the file: request, queue, progress, result. Only a file of what is on the stage is a result; older
 * ones are listed below. It may be closed at any time.
 */
export function RenderDialog(props: RenderDialogProps) {
  useStyles();
  const { renders, picture, onDownload } = props;
  const t = useTranslator();
  const isRefused = Boolean(props.refusal);
  const step = exportStep({ ...props, isRefused });
  const { chosen, result, choose } = useShownFile(step, renders);
  const { device, ...place } = usePlace(props.device);

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
      description={<Description {...props} isOnDevice={device !== undefined} />}
      footer={device ? device.footer : <RenderFooter {...props} step={step} isRefused={isRefused} onRender={render} />}
    >
      <div className="sr-render">
        {props.device && <ExportPlaceChoice {...place} />}
        {device?.body ?? (
          <ServerExport {...props} step={step} chosen={chosen} result={result} onClose={() => choose(undefined)} />
        )}
        <RenderList
          renders={olderFiles(renders, result)}
          shownId={chosen?.id}
          onPlay={choose}
          onDownload={onDownload}
        />
      </div>
    </Dialog>
  );
}

/** `device`: that half, while it is the one that shows. */
function usePlace(half: DeviceHalf | undefined) {
  const [place, onPlace] = useState<ExportPlace>('server');
  return { place, onPlace, device: place === 'device' ? half : undefined };
}

interface ServerExportProps extends RenderDialogProps, ShownFileProps {
  step: ExportStep;
}

function ServerExport({ step, chosen, result, onClose, ...props }: ServerExportProps) {
  const { refusal, picture, feedback } = props;
  return (
    <>
      {refusal}
      <ExportMessages {...props} step={step} />
      <ShownFile chosen={chosen} result={result} onClose={onClose} />
      {picture && step.name !== 'running' && <PictureFormatChoice {...picture} />}
      {result && !chosen && feedback}
    </>
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

interface DescriptionProps extends RenderDialogProps {
  isOnDevice: boolean;
}

function Description({ durationSeconds, width, height, picture, isOnDevice }: DescriptionProps) {
  const t = useTranslator();
  if (durationSeconds === 0) return t('emptyVideo.renderText');
  const size = { width: String(width), height: String(height) };
  return t(picture ? 'pictureExport.text' : isOnDevice ? 'deviceExport.text' : 'render.text', {
    ...size,
    seconds: Math.round(durationSeconds),
  });
}

function olderFiles(renders: readonly Render[], result: Render | undefined): Render[] {
  return renders.filter((render) => render !== result && isFile(render));
}

function isFile({ status, videoUrl, imageUrl }: Render): boolean {
  return status === 'done' && (videoUrl ?? imageUrl) !== null;
}
