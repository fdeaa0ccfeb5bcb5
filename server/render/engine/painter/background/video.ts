/**
 * Video below an animation: the part between the trims, upright, cut and scaled to the frame. ffmpeg decodes it at a
 * constant rate. Frame n of a scene shows the source at trim start + n / rate, modulo the trimmed length.
 */
import { ImageData } from '@napi-rs/canvas';
import { type CompiledBackground, coverPlacement, FRAMES_PER_SECOND } from '@spotreel/sdk/internal/scene';
import type { Input } from 'mediabunny';
import { renderError } from '../../errors';
import { fileOf, type PaintEnvironment } from '../paint-environment';
import { scaleFilter } from '../video-filters';
import { colorOf, pictureStream, pictureTrack, withSource } from '../video-source';
import type { BackgroundPainter } from './background-painter';
import { openVideoPass, type VideoPass } from './video-pass';

type VideoBackground = Extract<CompiledBackground, { type: 'video' }>;

/** Frames from one start to its end; the scene is made of them. */
interface Run {
  readonly startSeconds: number;
  readonly frameCount: number;
}

export async function openVideoBackground(
  background: VideoBackground,
  frames: { firstFrame: number; frameCount: number },
  environment: PaintEnvironment,
): Promise<BackgroundPainter> {
  const { size, ffmpegPath, files, frameRate = FRAMES_PER_SECOND } = environment;
  const file = fileOf(background.media.src, files);
  const runs = runsOf(background, frames, frameRate);
  const source = await withSource(file, (input) => pictureOf(input, ffmpegPath));
  const picked = { ffmpegPath, file, stream: source.stream, frameRate, size };
  const filter = coverFilter(background, source, environment);
  const open = (run: Run | undefined) => run && openVideoPass({ ...picked, ...run, filter });
  const image = new ImageData(size.width, size.height);
  const pixels = image.data; // its own: one that is handed in would be copied once and for all
  let pass: VideoPass | undefined = open(runs.shift());
  let next: VideoPass | undefined = open(runs.shift()); // starts to decode while the current one is shown
  let shown = false;
  return {
    async paint(context) {
      if (pass?.isOver()) {
        pass = next;
        next = open(runs.shift());
      }
      const fresh = await pass?.read(pixels);
      if (!fresh && !shown)
        throw renderError('media_undecodable', `No frame of ${background.media.src} can be decoded.`);
      shown = true; // a file that ends early holds its last frame
      context.putImageData(image, 0, 0);
    },
    close() {
      pass?.close();
      next?.close();
    },
  };
}

function runsOf(
  { trimStartSeconds, trimEndSeconds }: VideoBackground,
  frames: { firstFrame: number; frameCount: number },
  frameRate: number,
): Run[] {
  // whole frames of the composition: every rate repeats the video at the same moment
  const loopedFrames = Math.max(1, Math.round((trimEndSeconds - trimStartSeconds) * FRAMES_PER_SECOND));
  const loopFrames = loopedFrames * (frameRate / FRAMES_PER_SECOND);
  const runs: Run[] = [];
  let frame = frames.firstFrame;
  const end = frames.firstFrame + frames.frameCount;
  while (frame < end) {
    const offset = frame % loopFrames;
    const frameCount = Math.min(loopFrames - offset, end - frame);
    runs.push({ startSeconds: trimStartSeconds + offset / frameRate, frameCount });
    frame += frameCount;
  }
  return runs;
}

/** Scales to the covering size and cuts the canvas out of it, at whole pixels. */
function coverFilter(
  background: VideoBackground,
  source: Awaited<ReturnType<typeof pictureOf>>,
  { size }: PaintEnvironment,
): string {
  const { color, picture } = source;
  const place = coverPlacement(
    { ...picture, focus: background.media.focus },
    { widthPx: size.width, heightPx: size.height },
    background,
  );
  const width = Math.max(size.width, Math.round(place.widthPx));
  const height = Math.max(size.height, Math.round(place.heightPx));
  const x = Math.min(width - size.width, Math.max(0, Math.round(-place.x)));
  const y = Math.min(height - size.height, Math.max(0, Math.round(-place.y)));
  return `${scaleFilter({ width, height }, color, 'rgba')},crop=${size.width}:${size.height}:${x}:${y}`;
}

/** The file itself is asked for its size: what was noted at the upload could be that of another version. */
async function pictureOf(input: Input, ffmpegPath: string) {
  const video = await pictureTrack(input);
  if (!video) throw renderError('media_undecodable', 'The background has no video.');
  const widthPx = await video.getDisplayWidth();
  const heightPx = await video.getDisplayHeight();
  const stream = await pictureStream(input);
  return { color: await colorOf(video, ffmpegPath), stream, picture: { widthPx, heightPx } };
}
