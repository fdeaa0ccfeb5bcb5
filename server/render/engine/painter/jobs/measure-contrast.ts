/**
 * Contrast of the texts of a scene while they are at rest. Each is painted black and painted white: where the two
 * differ are its letters, whatever their color. A small picture finds the moments of rest, a larger one measures them.
 */
import type { NodeScenePainter } from '@spotreel/sdk/internal/node/painter';
import {
  type CoveredMoment,
  coverage,
  type InkPart,
  inkContrast,
  inkParts,
  type LottieAnimation,
  recolored,
  restingFrames,
  unlettered,
} from '@spotreel/sdk/internal/scene';
import type { FrameSize } from '../../ffmpeg/encoder-settings';
import { type FramePainter, openFramePainter } from '../contrast/frame-painter';
import { ringedPicture } from '../contrast/ringed-picture';
import type { MeasureContrastJob, PainterJobHandler, TextContrast } from '../protocol';
import { animationPainter } from '../scene-painter';
import { openPictures } from '../scene-pictures';

/** Longer side in px. */
const LOOKING_PX = 240;
const MEASURING_PX = 960;
/** Frames between two pictures; their difference shows whether a text moves. */
const STILL_FRAMES = 2;

interface FramePainters {
  readonly small: FramePainter;
  readonly large: FramePainter;
  readonly whole: NodeScenePainter;
  readonly load: (animation: LottieAnimation) => NodeScenePainter;
}

export const measureContrast: PainterJobHandler<'measure-contrast'> = async (job, context) => {
  const { scene, size, ffmpegPath, folder, fields } = job;
  const environment = { ffmpegPath, folder, size, files: new Map(job.files) };
  const pictureSize = scaled(size, MEASURING_PX);
  const { animation: placed, pictureOf } = await openPictures(scene.animation, { ...environment, size: pictureSize });
  const load = (animation: LottieAnimation) => animationPainter(animation, pictureOf);
  const painters = {
    small: openFramePainter(scene, scaled(size, LOOKING_PX), environment),
    large: openFramePainter(scene, pictureSize, environment),
    whole: load(placed),
    load,
  };
  const found: TextContrast[] = [];
  for (const [index, field] of fields.entries()) {
    const measured = await measureField(field, placed, painters, job);
    if (measured) found.push(measured);
    context.report(index + 1);
  }
  return found;
};

/** Contrast of the part with the higher one: an edge makes letters readable too. */
async function measureField(
  field: string,
  placed: LottieAnimation,
  painters: FramePainters,
  job: MeasureContrastJob,
): Promise<TextContrast | undefined> {
  const without = painters.load(unlettered(placed, field));
  let best: TextContrast | undefined;
  for (const part of inkParts(placed, field)) {
    const fills = fillsOf(placed, field, part, painters);
    const frames = restingFrames(await look(fills, painters.small, job));
    const worst = await measure({ field, fills, without, frames }, painters, job.leastContrast);
    if (worst && worst.contrast > (best?.contrast ?? 0)) best = worst;
  }
  return best;
}

interface Fills {
  readonly black: NodeScenePainter;
  readonly white: NodeScenePainter;
}

function fillsOf(placed: LottieAnimation, field: string, part: InkPart, { load }: FramePainters): Fills {
  return {
    black: load(recolored(placed, field, part, [0, 0, 0])),
    white: load(recolored(placed, field, part, [1, 1, 1])),
  };
}

async function look(
  fills: Fills,
  painter: FramePainter,
  { frames, scene }: MeasureContrastJob,
): Promise<CoveredMoment[]> {
  const moments: CoveredMoment[] = [];
  for (const frame of frames) {
    const covered = await coveredAt(fills, frame, painter);
    const next = Math.min(frame + STILL_FRAMES, scene.durationFrames - 1);
    moments.push({ frame, covered, later: frames.length > 1 ? await coveredAt(fills, next, painter) : covered });
  }
  return moments;
}

async function coveredAt({ black, white }: Fills, frame: number, painter: FramePainter): Promise<Float32Array> {
  const dark = Uint8ClampedArray.from(await painter.paint(black, frame));
  return coverage(dark, await painter.paint(white, frame));
}

interface Measured {
  readonly field: string;
  readonly fills: Fills;
  readonly without: NodeScenePainter;
  readonly frames: readonly number[];
}

async function measure(
  { field, fills, without, frames }: Measured,
  { large, whole }: FramePainters,
  leastContrast: number,
): Promise<TextContrast | undefined> {
  let worst: TextContrast | undefined;
  for (const frame of spread(frames)) {
    const covered = await coveredAt(fills, frame, large);
    const bare = Uint8ClampedArray.from(await large.paint(without, frame));
    const contrast = inkContrast(await large.paint(whole, frame), bare, covered);
    if (contrast === undefined || contrast >= (worst?.contrast ?? Number.POSITIVE_INFINITY)) continue;
    const picture = contrast < leastContrast ? await ringedPicture(large.canvas, covered) : undefined;
    worst = { field, frame, contrast, picture };
  }
  return worst;
}

/** The first, the last and the one between: what is behind a text changes little more often. */
function spread(frames: readonly number[]): number[] {
  const places = [0, Math.floor(frames.length / 2), frames.length - 1];
  return [...new Set(places)].flatMap((place) => frames[place] ?? []);
}

function scaled({ width, height }: FrameSize, longSide: number): FrameSize {
  const factor = Math.min(1, longSide / Math.max(width, height));
  return { width: Math.round(width * factor), height: Math.round(height * factor) };
}
