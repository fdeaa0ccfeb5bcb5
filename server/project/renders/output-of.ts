import {
  CANVAS,
  gifSize,
  longestOutput,
  outputSize,
  type Ratio,
  type RenderChoices,
  type RenderFormat,
  type VideoFormat,
} from '@spotreel/sdk/internal/contract';
import { ApiError, invalidFields } from '../../platform/http/api-error';
import { isImageFormat } from './file-formats';
import type { StoredOutput } from './tables';

export interface RenderOutput {
  readonly format: RenderFormat;
  /** Null for an image and a GIF. */
  readonly output: StoredOutput | null;
  readonly widthPx: number;
  readonly heightPx: number;
}

interface Subject {
  readonly kind: 'video' | 'image';
  readonly ratio: Ratio;
  readonly durationSeconds: number;
}

type Canvas = (typeof CANVAS)[Ratio];

/** The choices with their defaults, in the ratio that is asked for. Throws `validation_failed` for what the kind of project does not have, and `output_too_long`. */
export function outputOf(project: Subject, choices: RenderChoices): RenderOutput {
  const { format = 'mp4', ratio = project.ratio } = choices;
  const canvas = CANVAS[ratio];
  if (project.kind === 'image') return imageOutput(canvas, choices);
  if (isImageFormat(format)) throw invalidFields({ format: ['A video is mp4, webm, mov or gif'] });
  const longest = longestOutput(format);
  if (project.durationSeconds > longest) {
    throw new ApiError('output_too_long', { details: { format: [`At most ${longest} seconds`] } });
  }
  return format === 'gif' ? gifOutput(canvas, choices) : videoOutput(canvas, format, choices);
}

function imageOutput(canvas: Canvas, { format = 'png', ...rest }: RenderChoices): RenderOutput {
  if (!isImageFormat(format)) throw invalidFields({ format: ['A picture is png, jpeg or webp'] });
  if (rest.resolution) throw invalidFields({ resolution: ['A picture has the size of its canvas'] });
  if (rest.frameRate) throw invalidFields({ frameRate: ['A picture has no frame rate'] });
  if (rest.quality) throw invalidFields({ quality: ['A picture has no choice of quality'] });
  if (rest.transparent) throw invalidFields({ transparent: ['A picture is as transparent as its background'] });
  return { format, output: null, ...inPx(canvas) };
}

function gifOutput(canvas: Canvas, { resolution, quality, frameRate, transparent }: RenderChoices): RenderOutput {
  if (resolution) throw invalidFields({ resolution: ['A GIF has at most 640 px'] });
  if (quality) throw invalidFields({ quality: ['A GIF has no choice of quality'] });
  if (frameRate) throw invalidFields({ frameRate: ['A GIF has 15 frames a second'] });
  if (transparent) throw invalidFields({ transparent: ['webm and mov can be transparent'] });
  return { format: 'gif', output: null, ...inPx(gifSize(canvas)) };
}

function videoOutput(
  canvas: Canvas,
  format: Exclude<VideoFormat, 'gif'>,
  { resolution = '1080p', quality = 'standard', frameRate = 30, transparent = false }: RenderChoices,
): RenderOutput {
  if (transparent && format === 'mp4') throw invalidFields({ transparent: ['webm and mov can be transparent'] });
  const output = { resolution, quality, frameRate, transparent };
  return { format, output, ...inPx(outputSize(canvas, resolution)) };
}

function inPx({ width: widthPx, height: heightPx }: Canvas) {
  return { widthPx, heightPx };
}
