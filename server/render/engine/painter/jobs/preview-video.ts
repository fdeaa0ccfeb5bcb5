/** A copy of a video that every browser plays, its poster, and thumbnails for the trim handles. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { FRAMES_PER_SECOND } from '@spotreel/sdk/internal/scene';
import sharp from 'sharp';
import { renderError } from '../../errors';
import { COLOR_TAGS } from '../../ffmpeg/encoder-settings';
import { type FfmpegLimits, INPUT_PROTOCOLS, MEDIA_FORMATS, type RunningFfmpeg, startFfmpeg } from '../../ffmpeg/start';
import type { VideoPreview, VideoThumbnail } from '../../media/facts';
import { PREVIEW_PX, PROXY_PX, proxyLimits } from '../../media/limits';
import type { PainterJobHandler, PreviewVideoJob } from '../protocol';
import { scaleFilter } from '../video-filters';
import { colorOf, factsOf, pictureStream, pictureTrack, withSource } from '../video-source';

const MAX_THUMBNAILS = 20;
const THUMBNAIL_HEIGHT = 96;

/** Thousandths of the work that the copy is; poster and thumbnails are quick. */
const COPIED = 950;
const REPORTING = ['-progress', 'pipe:1', '-nostats'];

/** Signs of life while ffmpeg works, ms: it has a time limit of its own. */
const PULSE_MS = 5000;

export const previewVideo: PainterJobHandler<'preview-video'> = async (job, context) => {
  let thousandths = 0;
  const report = (value: number) => {
    thousandths = value;
    context.report(value);
  };
  const pulse = setInterval(() => context.report(thousandths), PULSE_MS);
  try {
    return await makePreview(job, report);
  } finally {
    clearInterval(pulse);
  }
};

/** `report`: thousandths. */
async function makePreview(job: PreviewVideoJob, report: (done: number) => void): Promise<VideoPreview> {
  const { facts, color, stream } = await withSource(job.file, async (input) => {
    const video = await pictureTrack(input);
    const found = await factsOf(input);
    if (!video || found.kind !== 'video') throw renderError('media_undecodable', 'The file has no video.');
    return { facts: found, color: await colorOf(video, job.ffmpegPath), stream: await pictureStream(input) };
  });
  const limits = proxyLimits(facts.durationSeconds);
  const frames = Math.max(1, Math.round(facts.durationSeconds * FRAMES_PER_SECOND));
  const videoFile = path.join(job.outFolder, 'video.mp4');
  const scale = scaleFilter(proxySize(facts), color, 'yuv420p');
  const ffmpeg = start(
    job,
    limits,
    [...MEDIA_FORMATS, '-i', job.file],
    [...REPORTING, ...proxyArguments(stream, scale, frames), videoFile],
  );
  for await (const seconds of secondsDone(ffmpeg)) {
    report(Math.floor(COPIED * Math.min(1, seconds / facts.durationSeconds)));
  }
  await ffmpeg.finished;
  const posterFile = await poster(job, limits, videoFile, frames);
  report(COPIED + 20);
  return { videoFile, posterFile, thumbnails: await thumbnails(job, limits, videoFile, frames) };
}

/** Within PROXY_PX, even, never enlarged. */
function proxySize({ widthPx, heightPx }: { widthPx: number; heightPx: number }) {
  const factor = Math.min(1, PROXY_PX / Math.max(widthPx, heightPx));
  const even = (pixels: number) => Math.max(2, Math.round((pixels * factor) / 2) * 2);
  return { width: even(widthPx), height: even(heightPx) };
}

/** Arguments for a proxy of `frames` frames, with a key frame a second: scrubbing lands quickly. */
function proxyArguments(stream: string, scale: string, frames: number): string[] {
  return [
    '-map',
    stream,
    '-an',
    '-sn',
    '-dn',
    '-map_metadata',
    '-1',
    '-vf',
    `fps=${FRAMES_PER_SECOND}:start_time=0,${scale},${lasting(frames)}`,
    '-c:v',
    'libx264',
    '-preset',
    'veryfast',
    '-crf',
    '25',
    '-profile:v',
    'high',
    '-g',
    String(FRAMES_PER_SECOND),
    '-threads',
    '2',
    ...COLOR_TAGS,
    '-movflags',
    '+faststart+write_colr',
    '-f',
    'mp4',
  ];
}

/** The last frame stays until the end of the file. */
function lasting(frames: number): string {
  return `tpad=stop=${frames}:stop_mode=clone,trim=end_frame=${frames}`;
}

/** A second in, or a tenth of a short one: first frames are often black. */
async function poster(job: PreviewVideoJob, limits: FfmpegLimits, videoFile: string, frames: number): Promise<string> {
  const frame = Math.min(FRAMES_PER_SECOND, Math.floor(frames / 10));
  const png = path.join(job.folder, 'poster.png');
  const filter = `select=gte(n\\,${frame}),scale=in_color_matrix=bt709,format=rgb24`;
  await run(job, limits, ['-i', videoFile], ['-vf', filter, '-frames:v', '1', '-vsync', '0', png]);
  const posterFile = path.join(job.outFolder, 'poster.webp');
  await sharp(png)
    .resize(PREVIEW_PX, PREVIEW_PX, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toFile(posterFile);
  return posterFile;
}

/** Every so many frames of the copy, so that each one's time is exact. */
async function thumbnails(
  job: PreviewVideoJob,
  limits: FfmpegLimits,
  videoFile: string,
  frames: number,
): Promise<VideoThumbnail[]> {
  const every = Math.max(FRAMES_PER_SECOND / 2, Math.ceil(frames / MAX_THUMBNAILS));
  const filter = `select=not(mod(n\\,${every})),scale=-2:${THUMBNAIL_HEIGHT}:in_color_matrix=bt709,format=rgb24`;
  await run(
    job,
    limits,
    ['-i', videoFile],
    ['-vf', filter, '-vsync', '0', path.join(job.folder, 'thumbnail-%03d.png')],
  );
  const pictures = (await readdir(job.folder)).filter((name) => name.startsWith('thumbnail-')).sort();
  return Promise.all(
    pictures.map(async (name, index) => {
      const file = path.join(job.outFolder, `thumbnail-${index}.webp`);
      await sharp(path.join(job.folder, name)).webp({ quality: 75 }).toFile(file);
      return { timestampSeconds: (index * every) / FRAMES_PER_SECOND, file };
    }),
  );
}

type Conversion = readonly [job: PreviewVideoJob, limits: FfmpegLimits, input: string[], output: string[]];

function start(...[{ ffmpegPath }, limits, input, output]: Conversion): RunningFfmpeg {
  const args = [...INPUT_PROTOCOLS, '-threads', '2', ...input, ...output];
  return startFfmpeg({ path: ffmpegPath, arguments: args, failure: 'media_undecodable', output: 'pipe', limits });
}

function run(...conversion: Conversion): Promise<void> {
  const { output, finished } = start(...conversion);
  output?.resume();
  return finished;
}

/** Written seconds of the video, as ffmpeg reports them. */
async function* secondsDone({ output }: RunningFfmpeg): AsyncGenerator<number> {
  if (!output) return;
  for await (const line of createInterface({ input: output })) {
    // microseconds, whatever the name says
    const microseconds = /^out_time_ms=(\d+)$/.exec(line)?.[1];
    if (microseconds) yield Number(microseconds) / 1e6;
  }
}
