/**
 * How well the texts of a scene stand out while they are at rest. Each is painted black and painted white: where the two
 * differ are its letters, whatever their color. A small picture finds the moments of rest, a larger one measures them.
 */
import type { LottieAnimation as SkottieAnimation } from '@napi-rs/canvas';
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
} from '@spotreel/sdk/scene';
import type { FrameSize } from '../../ffmpeg/encoder-settings';
import { ringedPicture } from '../contrast/ringed-picture';
import { openStage, type Stage } from '../contrast/stage';
import { placeImages } from '../lottie-images';
import type { JobHandler, MeasureContrastJob, TextContrast } from '../protocol';
import { loadAnimation } from '../scene-painter';

/** Px of the longer side. */
const LOOKING_PX = 240;
const MEASURING_PX = 960;
/** Frames between two looks that tell whether a text moves. */
const STILL_FRAMES = 2;

interface Stages {
  readonly small: Stage;
  readonly large: Stage;
  readonly whole: SkottieAnimation;
  readonly load: (animation: LottieAnimation) => SkottieAnimation;
}

export const measureContrast: JobHandler<'measure-contrast'> = async (job, context) => {
  const { scene, size, ffmpegPath, folder, fields } = job;
  const surroundings = { ffmpegPath, folder, size, files: new Map(job.files) };
  const placed = await placeImages(scene.animation, surroundings, 'scene');
  const load = (animation: LottieAnimation) => loadAnimation(animation, folder);
  const stages = {
    small: openStage(scene, scaled(size, LOOKING_PX), surroundings),
    large: openStage(scene, scaled(size, MEASURING_PX), surroundings),
    whole: load(placed),
    load,
  };
  const found: TextContrast[] = [];
  for (const [index, field] of fields.entries()) {
    const measured = await measureField(field, placed, stages, job);
    if (measured) found.push(measured);
    context.report(index + 1);
  }
  return found;
};

/** Of the part that stands out more: an edge makes letters readable too. */
async function measureField(
  field: string,
  placed: LottieAnimation,
  stages: Stages,
  job: MeasureContrastJob,
): Promise<TextContrast | undefined> {
  const without = stages.load(unlettered(placed, field));
  let best: TextContrast | undefined;
  for (const part of inkParts(placed, field)) {
    const inks = inksOf(placed, field, part, stages);
    const frames = restingFrames(await look(inks, stages.small, job));
    const worst = await measure({ field, inks, without, frames }, stages, job.leastContrast);
    if (worst && worst.contrast > (best?.contrast ?? 0)) best = worst;
  }
  return best;
}

interface Inks {
  readonly black: SkottieAnimation;
  readonly white: SkottieAnimation;
}

function inksOf(placed: LottieAnimation, field: string, part: InkPart, { load }: Stages): Inks {
  return {
    black: load(recolored(placed, field, part, [0, 0, 0])),
    white: load(recolored(placed, field, part, [1, 1, 1])),
  };
}

async function look(inks: Inks, stage: Stage, { frames, scene }: MeasureContrastJob): Promise<CoveredMoment[]> {
  const moments: CoveredMoment[] = [];
  for (const frame of frames) {
    const covered = await coveredAt(inks, frame, stage);
    const next = Math.min(frame + STILL_FRAMES, scene.durationFrames - 1);
    moments.push({ frame, covered, later: frames.length > 1 ? await coveredAt(inks, next, stage) : covered });
  }
  return moments;
}

async function coveredAt({ black, white }: Inks, frame: number, stage: Stage): Promise<Float32Array> {
  const dark = Uint8ClampedArray.from(await stage.paint(black, frame));
  return coverage(dark, await stage.paint(white, frame));
}

interface Measured {
  readonly field: string;
  readonly inks: Inks;
  readonly without: SkottieAnimation;
  readonly frames: readonly number[];
}

async function measure(
  { field, inks, without, frames }: Measured,
  { large, whole }: Stages,
  leastContrast: number,
): Promise<TextContrast | undefined> {
  let worst: TextContrast | undefined;
  for (const frame of spread(frames)) {
    const covered = await coveredAt(inks, frame, large);
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
