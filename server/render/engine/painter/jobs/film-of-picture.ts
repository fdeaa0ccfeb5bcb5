/** An animated picture as a film, for the places that take films. */
import { once } from 'node:events';
import { FRAMES_PER_SECOND } from '@spotreel/sdk/internal/scene';
import sharp from 'sharp';
import { renderError } from '../../errors';
import { COLOR_TAGS } from '../../ffmpeg/encoder-settings';
import { INPUT_PROTOCOLS, MOVING_PICTURE_FORMATS, type RunningFfmpeg, startFfmpeg } from '../../ffmpeg/start';
import { MOVING_PICTURE_LIMITS, MOVING_PICTURE_PIXELS } from '../../media/limits';
import type { FilmOfPictureJob, PainterJobHandler } from '../protocol';
import { factsOf, withSource } from '../video-source';

/** Clear parts become black, as those of films do. */
const WITHOUT_ALPHA = 'format=gbrap,premultiply=inplace=1,format=gbrp';
/** Sides are even. */
const TO_VIDEO = 'scale=trunc(iw/2)*2:trunc(ih/2)*2:out_color_matrix=bt709:out_range=tv,setsar=1,format=yuv420p';

/** Close to lossless: what is shown is made of it once more. */
const ENCODER = ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '14', '-profile:v', 'high', '-threads', '2'];

export const filmOfPicture: PainterJobHandler<'film-of-picture'> = async (job) => {
  const picture = await readable(job.file);
  if (picture?.format === 'webp') await filmOfWebp(job);
  else await filmByFfmpeg(job);
  const film = await withSource(job.outFile, factsOf);
  const frames = film.kind === 'video' ? film.durationSeconds * FRAMES_PER_SECOND : 0;
  if (frames < 1.5) throw renderError('media_type_unsupported', 'The picture does not move.');
  return { hasAlpha: picture !== undefined && !picture.isOpaque };
};

/** Facts of the first frame. Undefined for an AVIF that moves, which sharp cannot read. */
async function readable(file: string): Promise<{ format: string; isOpaque: boolean } | undefined> {
  try {
    const { format } = await sharp(file).metadata();
    return { format, isOpaque: (await sharp(file).stats()).isOpaque };
  } catch {
    return undefined;
  }
}

async function filmByFfmpeg(job: FilmOfPictureJob): Promise<void> {
  const input = [...INPUT_PROTOCOLS, '-threads', '2', ...MOVING_PICTURE_FORMATS, '-i', job.file];
  const filter = `fps=${FRAMES_PER_SECOND},${WITHOUT_ALPHA},${TO_VIDEO}`;
  const made = (stream: string) =>
    start(job, input, ['-map', stream, '-vf', filter]).finished.then(
      () => true,
      () => false,
    );
  // an AVIF has its first picture as a stream of its own before that of the film
  const isMade = (await made('0:v:1')) || (await made('0:v:0'));
  if (!isMade) throw renderError('media_undecodable', 'The picture cannot be read as a film.');
}

/** By sharp: FFmpeg reads animated WebP from version 8.1 on. */
async function filmOfWebp(job: FilmOfPictureJob): Promise<void> {
  const { width, pageHeight = 0, pages = 1, delay = [] } = await sharp(job.file, { pages: -1 }).metadata();
  if (width * pageHeight * pages > MOVING_PICTURE_PIXELS)
    throw renderError('image_too_large', 'The picture has too many frames for its size.');
  const pixels = await sharp(job.file, { pages: -1 }).flatten({ background: '#000' }).removeAlpha().raw().toBuffer();
  const format = ['-f', 'rawvideo', '-pixel_format', 'rgb24', '-video_size', `${width}x${pageHeight}`];
  const input = [...format, '-framerate', String(FRAMES_PER_SECOND), '-i', 'pipe:0'];
  const ffmpeg = start(job, input, ['-vf', TO_VIDEO], 'pipe');
  await writeFrames(ffmpeg, pixels, delay, width * pageHeight * 3);
  await ffmpeg.finished;
}

/** Each frame for as long as the picture shows it. `delays`: ms. */
async function writeFrames(
  { input }: RunningFfmpeg,
  pixels: Buffer,
  delays: readonly number[],
  frameBytes: number,
): Promise<void> {
  if (!input) return;
  input.on('error', () => undefined); // ffmpeg says why it left
  let endMs = 0;
  let written = 0;
  for (let at = 0; (at + 1) * frameBytes <= pixels.length; at++) {
    endMs += delays[at] ?? 0;
    const frame = pixels.subarray(at * frameBytes, (at + 1) * frameBytes);
    for (; written < Math.round((endMs * FRAMES_PER_SECOND) / 1000) && input.writable; written++)
      if (!input.write(frame)) await Promise.race([once(input, 'drain'), once(input, 'close')]);
  }
  input.end();
}

function start(
  { ffmpegPath, outFile }: FilmOfPictureJob,
  input: readonly string[],
  output: readonly string[],
  pipe?: 'pipe',
): RunningFfmpeg {
  const ending = [...ENCODER, ...COLOR_TAGS, '-movflags', '+faststart+write_colr', '-f', 'mp4', outFile];
  return startFfmpeg({
    path: ffmpegPath,
    arguments: [...input, ...output, '-map_metadata', '-1', ...ending],
    failure: 'media_undecodable',
    limits: MOVING_PICTURE_LIMITS,
    ...(pipe && { input: pipe }),
  });
}
