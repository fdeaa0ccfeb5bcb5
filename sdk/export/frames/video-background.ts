/**
 * Video below an animation. Frame n of a scene shows the file at trim start + n / 30 s, modulo the trimmed length, as the
 * server does. A file that ends early holds its last frame.
 */
import {
  BlobSource,
  Input,
  type InputVideoTrack,
  MATROSKA,
  MP4,
  QTFF,
  type VideoSample,
  VideoSampleSink,
  WEBM,
} from 'mediabunny';
import { isSpotreelError } from '../../base/errors';
import { videoSecondsAt } from '../../player/background/video-time';
import { type CompiledBackground, FRAMES_PER_SECOND } from '../../scene/composition';
import { type CoverPlacement, coverPlacement } from '../../scene/pictures/cover';
import { exportError } from '../export-error';
import { nameOf } from './decode-picture';
import type { BackgroundOptions, FrameBackground, FrameContext } from './frame-background';

type VideoBackground = Extract<CompiledBackground, { type: 'video' }>;

const FORMATS = [MP4, QTFF, WEBM, MATROSKA];

export async function openVideoFrames(
  background: VideoBackground,
  options: BackgroundOptions,
): Promise<FrameBackground> {
  const { src } = background.media;
  const input = new Input({ source: new BlobSource(await options.readFile(src)), formats: FORMATS });
  try {
    const track = await decodableTrack(input, src);
    const place = await placeOf(track, background, options);
    const frames = await framesOf(track, background, options.durationFrames);
    return videoBackground(frames, place, src, () => input.dispose());
  } catch (thrown) {
    input.dispose();
    throw isSpotreelError(thrown) ? thrown : undecodable(src, thrown);
  }
}

async function decodableTrack(input: Input, src: string): Promise<InputVideoTrack> {
  const track = await input.getPrimaryVideoTrack();
  if (!track || !(await track.canDecode())) throw undecodable(src);
  return track;
}

/** At whole pixels, as the server cuts it. */
async function placeOf(
  track: InputVideoTrack,
  background: VideoBackground,
  { canvas }: BackgroundOptions,
): Promise<CoverPlacement> {
  const picture = {
    widthPx: await track.getDisplayWidth(),
    heightPx: await track.getDisplayHeight(),
    focus: background.media.focus,
  };
  const place = coverPlacement(picture, canvas, background);
  const widthPx = Math.max(canvas.widthPx, Math.round(place.widthPx));
  const heightPx = Math.max(canvas.heightPx, Math.round(place.heightPx));
  return {
    x: -Math.min(widthPx - canvas.widthPx, Math.max(0, Math.round(-place.x))),
    y: -Math.min(heightPx - canvas.heightPx, Math.max(0, Math.round(-place.y))),
    widthPx,
    heightPx,
  };
}

interface VideoFrames {
  readonly sink: VideoSampleSink;
  /** Seconds of the file: what is shown before a file begins is its first frame. */
  readonly firstSeconds: number;
  readonly samples: AsyncGenerator<VideoSample | null, void, unknown>;
}

async function framesOf(
  track: InputVideoTrack,
  background: VideoBackground,
  durationFrames: number,
): Promise<VideoFrames> {
  const seconds = Array.from({ length: durationFrames }, (_, frame) =>
    videoSecondsAt(background, frame / FRAMES_PER_SECOND),
  );
  const sink = new VideoSampleSink(track);
  return { sink, firstSeconds: await track.getFirstTimestamp(), samples: sink.samplesAtTimestamps(seconds) };
}

function videoBackground(
  { sink, firstSeconds, samples }: VideoFrames,
  place: CoverPlacement,
  src: string,
  dispose: () => void,
): FrameBackground {
  let shown: VideoSample | undefined;
  const read = async () => {
    const { value } = await samples.next();
    const next = value ?? (shown ? undefined : await sink.getSample(firstSeconds));
    if (!next) return;
    shown?.close();
    shown = next;
  };
  return {
    async paint(context: FrameContext) {
      await read().catch((thrown: unknown) => {
        throw undecodable(src, thrown);
      });
      if (!shown) throw undecodable(src);
      context.imageSmoothingQuality = 'medium';
      shown.draw(context, place.x, place.y, place.widthPx, place.heightPx);
    },
    close() {
      shown?.close();
      shown = undefined;
      void samples.return().catch(() => undefined);
      dispose();
    },
  };
}

function undecodable(src: string, cause?: unknown) {
  return exportError('export_media_undecodable', `This browser cannot decode the video ${nameOf(src)}.`, cause);
}
