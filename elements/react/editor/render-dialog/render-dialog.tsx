import { CANVAS, gifSize, longestOutput, outputSize, type Ratio, type Render } from '@spotreel/sdk/internal/contract';
import { useState } from 'react';
import { Dialog } from '../../controls/dialog/dialog';
import { lazyStyles } from '../../foundation/styles/lazy-styles';
import { useTranslator } from '../../foundation/text/translation';
import { type ExportPlace, ExportPlaceChoice } from '../device-export/export-place';
import { isOfVideoChoice } from './choices/chosen-output';
import { formatNames } from './choices/format-names';
import { PictureFormatChoice } from './choices/picture-format';
import { RatioChoice, ratioOfFile } from './choices/ratio-choice';
import ratioChoiceCss from './choices/ratio-choice.css?inline';
import { VideoChoiceFields } from './choices/video-choice';
import { ExportMessages } from './export-messages';
import { type ExportStep, exportStep, isCurrentFile } from './export-step';
import { exportTitle } from './export-title';
import { RenderList } from './files/render-list';
import { ResultList } from './files/result-list';
import { ShownFile, type ShownFileProps } from './files/shown-file';
import { ExportTime } from './progress/export-time';
import renderDialogCss from './render-dialog.css?inline';
import type { DeviceHalf, RenderDialogProps } from './render-dialog-props';
import { RenderFooter } from './render-footer';

const useStyles = lazyStyles([renderDialogCss, ratioChoiceCss]);

/**
 * From the button to the files: request, queue, progress, results. Only a file of what is on the stage is a result; older
 * ones are listed below. It may be closed at any time.
 */
export function RenderDialog(props: RenderDialogProps) {
  useStyles();
  const { renders, picture, onDownload } = props;
  const t = useTranslator();
  const server = serverExport(props);
  const { step } = server;
  const { chosen, results, choose } = useShownFile(step, renders);
  const { device, ...place } = usePlace(props.device);

  function render(ratios: readonly Ratio[]) {
    choose(undefined);
    props.onRender(ratios);
  }

  return (
    <Dialog
      open={props.open}
      onOpenChange={props.onOpenChange}
      size={(chosen ?? results[0]) ? 'lg' : 'md'}
      closeLabel={t('app.close')}
      title={t(device ? 'render.title' : exportTitle(step, picture !== undefined))}
      description={<Description {...props} isOnDevice={device !== undefined} />}
      footer={device ? device.footer : <RenderFooter {...props} {...server} onRender={render} />}
    >
      <div className="sr-render">
        {props.device && <ExportPlaceChoice {...place} />}
        {(device ? !device.isRunning : step.name === 'start' && !server.isRefused) && props.reminder}
        {device?.body ?? <ServerExport {...props} step={step} chosen={chosen} results={results} onShow={choose} />}
        <RenderList
          renders={olderFiles(renders, step.results)}
          shownId={chosen?.id}
          onPlay={choose}
          onDownload={onDownload}
        />
      </div>
    </Dialog>
  );
}

/** State of the exports on the server, and the next step. */
function serverExport(props: RenderDialogProps) {
  const isRefused = Boolean(props.refusal);
  const isWanted = (one: Render) => isOfChoice(one, props);
  const ratios = chosenRatios(props);
  const step = exportStep({ ...props, ratios, isWanted, isRefused, isWaiting: Boolean(props.waiting?.length) });
  const there = step.name === 'start' ? step.results.map(ratioOfFile) : [];
  const asked = ratios.filter((ratio) => !there.includes(ratio));
  const isAskedAgain = (one: Render) => isWanted(one) && asked.includes(ratioOfFile(one));
  return {
    step,
    asked,
    isRefused,
    shared: sharedFile(props, step),
    isAgain: isAgain(props, isAskedAgain),
    isTooLong: isTooLong(props),
  };
}

/** The file that a link shows. Beside files of the newest version only one of them: else people would send another one than they see. */
function sharedFile(props: RenderDialogProps, { results }: ExportStep): Render | undefined {
  const linked = linkedFile(props);
  if (results.length === 0) return linked;
  return results.find((file) => file.format === 'mp4' && linked && ratioOfFile(file) === ratioOfFile(linked));
}

function chosenRatios({ ratios, width, height }: RenderDialogProps): readonly Ratio[] {
  return ratios?.chosen ?? [ratioOfFile({ width, height })];
}

/** File behind a link: the newest MP4 in the project's ratio, else the newest in another one. */
function linkedFile({ renders, width, height }: RenderDialogProps): Render | undefined {
  const files = renders.filter((render) => render.status === 'done' && render.format === 'mp4');
  return files.find((file) => ratioOfFile(file) === ratioOfFile({ width, height })) ?? files[0];
}

/** True if an export has the chosen output. */
function isOfChoice(render: Render, { video, picture }: RenderDialogProps): boolean {
  if (video) return isOfVideoChoice(render, video.choice);
  return !picture || render.format === picture.format;
}

/** False for a first export, and where a file of this version is there in another choice. */
function isAgain({ renders, hasUnsavedEdits }: RenderDialogProps, isWanted: (render: Render) => boolean): boolean {
  if (renders.some(isWanted)) return true;
  return renders.length > 0 && (hasUnsavedEdits || !renders.some(isCurrentFile));
}

/** No file of the chosen format may be so long. */
function isTooLong({ video, durationSeconds }: RenderDialogProps): boolean {
  return video !== undefined && durationSeconds > longestOutput(video.choice.format);
}

/** `device`: that half, while it is the one that shows. */
function usePlace(half: DeviceHalf | undefined) {
  const [place, onPlace] = useState<ExportPlace>('server');
  return { place, onPlace, device: place === 'device' ? half : undefined };
}

interface ServerExportProps extends RenderDialogProps, Omit<ShownFileProps, 'onClose'> {
  step: ExportStep;
  onShow: (id: number | undefined) => void;
}

function ServerExport({ step, chosen, results, onShow, ...props }: ServerExportProps) {
  const { refusal, feedback, is3d, projectId } = props;
  return (
    <>
      {refusal}
      {is3d && projectId !== undefined && step.name !== 'ready' && <ExportTime projectId={projectId} />}
      <ExportMessages {...props} step={step} chosenRatios={chosenRatios(props)} />
      <Files {...props} chosen={chosen} results={results} onShow={onShow} />
      {step.name !== 'running' && <Choices {...props} />}
      {step.name === 'ready' && !chosen && feedback}
    </>
  );
}

/** The player, and below it a list of the results where several are chosen. */
function Files({ chosen, results, onShow, ...props }: Omit<ServerExportProps, 'step'>) {
  const player = (
    <ShownFile chosen={chosen} results={results} projectId={props.projectId} onClose={() => onShow(undefined)} />
  );
  const [first] = results;
  if (chosenRatios(props).length < 2 || !first) return player;
  const shownId = (chosen ?? first).id;
  return (
    <div className="sr-render__chosen">
      {player}
      <ResultList results={results} shownId={shownId} onPlay={onShow} onDownload={props.onDownload} />
    </div>
  );
}

/** Choices for the next export. */
function Choices({ ratios, picture, video, ...props }: RenderDialogProps) {
  // an earlier file says how large another one becomes, but not how large several are
  const renders = ratios && ratios.chosen.length > 1 ? [] : props.renders;
  return (
    <>
      {ratios && <RatioChoice {...ratios} />}
      {picture && <PictureFormatChoice {...picture} />}
      {video && <VideoChoiceFields {...video} {...props} renders={renders} />}
    </>
  );
}

/** The results are the files of what is on the stage. Any file is chosen in a list, while no export is running. */
function useShownFile(step: ExportStep, renders: readonly Render[]) {
  const [chosenId, choose] = useState<number>();
  const isRunning = step.name === 'running';
  return {
    chosen: isRunning ? undefined : renders.find(({ id }) => id === chosenId),
    results: isRunning ? [] : step.results,
    choose,
  };
}

interface DescriptionProps extends RenderDialogProps {
  isOnDevice: boolean;
}

function Description({ isOnDevice, ...props }: DescriptionProps) {
  const { durationSeconds, width, height, ratios, picture, video } = props;
  const t = useTranslator();
  if (durationSeconds === 0) return t('emptyVideo.renderText');
  const seconds = Math.round(durationSeconds);
  if (isOnDevice) return t('deviceExport.text', { ...sizeTexts({ width, height }), fps: '30', seconds });
  const [ratio, ...others] = chosenRatios(props);
  if (others.length > 0) return <SeveralFiles {...props} />;
  const canvas = ratios && ratio ? CANVAS[ratio] : { width, height };
  if (picture) return t('pictureExport.text', sizeTexts(canvas));
  if (!video) return t('render.text', { ...sizeTexts(canvas), fps: '30', seconds });
  const { format, resolution, frameRate } = video.choice;
  const facts =
    format === 'gif'
      ? { ...sizeTexts(gifSize(canvas)), fps: '15' }
      : { ...sizeTexts(outputSize(canvas, resolution)), fps: String(frameRate) };
  return t('output.text', { format: formatNames[format], ...facts, seconds });
}

function SeveralFiles(props: RenderDialogProps) {
  const { durationSeconds, picture, video } = props;
  const t = useTranslator();
  const count = chosenRatios(props).length;
  if (picture || !video) return t('exportRatios.images', { count });
  const { format, frameRate } = video.choice;
  const fps = format === 'gif' ? '15' : String(frameRate);
  return t('exportRatios.videos', { count, format: formatNames[format], fps, seconds: Math.round(durationSeconds) });
}

function sizeTexts({ width, height }: { width: number; height: number }) {
  return { width: String(width), height: String(height) };
}

function olderFiles(renders: readonly Render[], results: readonly Render[]): Render[] {
  return renders.filter((render) => !results.includes(render) && isFile(render));
}

function isFile({ status, videoUrl, imageUrl }: Render): boolean {
  return status === 'done' && (videoUrl ?? imageUrl) !== null;
}
