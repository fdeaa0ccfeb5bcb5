import type {
  OutputFrameRate,
  OutputQuality,
  OutputResolution,
  Render,
  RenderChoices,
  VideoFormat,
} from '@spotreel/sdk/internal/contract';

/** Output of a video. */
export interface VideoChoice {
  readonly format: VideoFormat;
  readonly resolution: OutputResolution;
  readonly quality: OutputQuality;
  readonly frameRate: OutputFrameRate;
  /** Only of what `canBeTransparent`. */
  readonly transparent: boolean;
}

/** As every export was before there was a choice. */
export const FIRST_VIDEO_CHOICE: VideoChoice = {
  format: 'mp4',
  resolution: '1080p',
  quality: 'standard',
  frameRate: 30,
  transparent: false,
};

export const VIDEO_FORMATS = ['mp4', 'webm', 'mov', 'gif'] as const satisfies readonly VideoFormat[];

export function canBeTransparent(format: VideoFormat): boolean {
  return format === 'webm' || format === 'mov';
}

/** Without what the format does not have. */
export function requestedChoices({ format, transparent, ...more }: VideoChoice): RenderChoices {
  if (format === 'gif') return { format };
  return { format, ...more, ...(transparent && canBeTransparent(format) && { transparent }) };
}

/** Choice of an earlier export; undefined for an image. */
export function choiceOf({ format, output }: Render): VideoChoice | undefined {
  const videoFormat = VIDEO_FORMATS.find((one) => one === format);
  const transparent = output?.transparent ?? false;
  return videoFormat && { ...FIRST_VIDEO_CHOICE, ...output, transparent, format: videoFormat };
}

/** True if the export has the chosen output. */
export function isOfVideoChoice(render: Render, wanted: VideoChoice): boolean {
  const found = choiceOf(render);
  if (!found || found.format !== wanted.format) return false;
  if (wanted.format === 'gif') return true;
  return (
    found.resolution === wanted.resolution &&
    found.quality === wanted.quality &&
    found.frameRate === wanted.frameRate &&
    found.transparent === (wanted.transparent && canBeTransparent(wanted.format))
  );
}
