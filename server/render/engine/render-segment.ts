import { type CompiledScene, type Composition, FRAMES_PER_SECOND } from '@spotreel/sdk/internal/scene';
import { isOfBlender, withBlenderFrames } from './blender/blender-frames';
import { renderError } from './errors';
import type { FrameSize } from './ffmpeg/encoder-settings';
import { completing, fetchAll, jobOptions, type RenderSettings, withJobFolder } from './job-folder';
import type { PaintedSegment, SceneSlice, SegmentPicture } from './painter/protocol';
import { runPainterJob } from './painter-process';
import type { RenderRequest } from './render-request';
import { mediaOf } from './scene-media';
import type { Segment } from './segments';

export interface RenderSegmentOptions extends RenderRequest {
  readonly segment: Segment;
  /** Default: the composition's size and frame rate, in standard quality. */
  readonly picture?: SegmentPicture;
  /** Target of the H.264 file (MP4, no sound). It appears only when it is complete. */
  readonly outFile: string;
  /** Frames of this segment that are painted. */
  readonly onProgress?: (framesDone: number) => void;
}

/** @throws SpotreelError with a `RenderErrorCode` */
export async function renderSegmentFile(settings: RenderSettings, options: RenderSegmentOptions): Promise<void> {
  const { composition, segment, picture, outFile, signal, onProgress } = options;
  const painted = paintedSegment(settings, composition, segment, picture);
  checkSize(painted.size);
  const files = await fetchAll(settings, mediaOf(scenesOf(painted.slices)), signal);
  // Blender takes nearly all of the time: its frames are counted
  const counted = painted.slices.some(isOfBlender) ? undefined : onProgress;
  const work = jobOptions(settings, 'paint-segment', { signal, onProgress: counted });
  await withJobFolder(settings.workDir, (folder) =>
    completing(outFile, async (partialFile) => {
      const { ffmpegPath } = settings;
      const { size } = painted;
      const slices = await withBlenderFrames(settings, painted.slices, { size, folder, signal, onProgress });
      const job = { ...painted, slices, ffmpegPath, folder, files, outFile: partialFile };
      await runPainterJob(settings, 'paint-segment', job, work);
    }),
  );
}

/** @throws SpotreelError as `slicesOf` */
export function paintedSegment(
  { encoderThreads }: RenderSettings,
  composition: Composition,
  segment: Segment,
  picture: SegmentPicture = standardPicture(composition),
): PaintedSegment {
  return { ...picture, slices: slicesOf(composition, segment), encoderThreads };
}

function standardPicture({ width, height }: Composition): SegmentPicture {
  return { size: { width, height }, quality: 'standard', frameRate: FRAMES_PER_SECOND };
}

/** The part of each scene that lies in the segment, in order. @throws SpotreelError `invalid_argument` when frames have no scene */
export function slicesOf({ scenes }: Composition, { startFrame, durationFrames }: Segment): SceneSlice[] {
  const endFrame = startFrame + durationFrames;
  const slices = scenes.flatMap((scene, index): SceneSlice[] => {
    const leaving = scenes[index - 1];
    const joinedTo = leaving ? Math.max(scene.startFrame, endOf(leaving)) : scene.startFrame;
    const aloneTo = scenes[index + 1]?.startFrame ?? endOf(scene);
    const joined = sliceOf(scene, Math.max(startFrame, scene.startFrame), Math.min(endFrame, joinedTo));
    const alone = sliceOf(scene, Math.max(startFrame, joinedTo), Math.min(endFrame, aloneTo));
    return [...joined.map((slice) => withLeaving(slice, leaving)), ...alone];
  });
  const covered = slices.reduce((sum, { frameCount }) => sum + frameCount, 0);
  if (covered === durationFrames && durationFrames > 0) return slices;
  throw renderError(
    'invalid_argument',
    `Scenes cover ${covered} of the ${durationFrames} frames from frame ${startFrame}.`,
  );
}

function endOf({ startFrame, durationFrames }: CompiledScene): number {
  return startFrame + durationFrames;
}

/** From a frame of the composition to before another; none where it is not after it. */
function sliceOf(scene: CompiledScene, from: number, to: number): SceneSlice[] {
  return from < to ? [{ scene, firstFrame: from - scene.startFrame, frameCount: to - from }] : [];
}

function withLeaving(slice: SceneSlice, scene: CompiledScene | undefined): SceneSlice {
  if (!scene?.transition) return slice;
  const { startFrame } = slice.scene;
  const firstFrame = startFrame + slice.firstFrame - scene.startFrame;
  const { transition } = scene;
  return { ...slice, leaving: { scene, firstFrame, transition, overlapFrames: endOf(scene) - startFrame } };
}

/** Every scene that is painted for the slices. */
export function scenesOf(slices: readonly SceneSlice[]): CompiledScene[] {
  return slices.flatMap(({ scene, leaving }) => (leaving ? [leaving.scene, scene] : [scene]));
}

/** yuv420p has one color sample for two by two pixels. */
function checkSize({ width, height }: FrameSize): void {
  const fits = (pixels: number) => Number.isInteger(pixels) && pixels >= 16 && pixels <= 4096 && pixels % 2 === 0;
  if (!fits(width) || !fits(height))
    throw renderError(
      'invalid_argument',
      `A video of ${width} x ${height} cannot be encoded: even sizes from 16 to 4096.`,
    );
}
