/** An animated picture as a film, for the places that take films. */
import { FRAMES_PER_SECOND } from '@spotreel/sdk/scene';
import sharp from 'sharp';
import { renderError } from '../../errors';
import { COLOR_TAGS } from '../../ffmpeg/encoder-settings';
import { INPUT_PROTOCOLS, MOVING_PICTURE_FORMATS, startFfmpeg } from '../../ffmpeg/start';
import { MOVING_PICTURE_LIMITS } from '../../media/limits';
import type { FilmOfPictureJob, PainterJobHandler } from '../protocol';
import { factsOf, withSource } from '../video-source';

/** Clear parts become black, as those of films do. Sides are even. */
const FILM = [
  `fps=${FRAMES_PER_SECOND}`,
  'format=gbrap,premultiply=inplace=1,format=gbrp',
  'scale=trunc(iw/2)*2:trunc(ih/2)*2:out_color_matrix=bt709:out_range=tv',
  'setsar=1,format=yuv420p',
].join();

/** Close to lossless: what is shown is made of it once more. */
const ENCODER = ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '14', '-profile:v', 'high', '-threads', '2'];

export const filmOfPicture: PainterJobHandler<'film-of-picture'> = async (job) => {
  // an AVIF has its first picture as a stream of its own before that of the film
  const isMade = (await made(job, '0:v:1')) || (await made(job, '0:v:0'));
  if (!isMade) throw renderError('media_undecodable', 'The picture cannot be read as a film.');
  const film = await withSource(job.outFile, factsOf);
  const frames = film.kind === 'video' ? film.durationSeconds * FRAMES_PER_SECOND : 0;
  if (frames < 1.5) throw renderError('media_type_unsupported', 'The picture does not move.');
  return { hasAlpha: await hasClearParts(job.file) };
};

async function made({ ffmpegPath, file, outFile }: FilmOfPictureJob, stream: string): Promise<boolean> {
  const input = [...INPUT_PROTOCOLS, '-threads', '2', ...MOVING_PICTURE_FORMATS, '-i', file];
  const output = ['-map', stream, '-map_metadata', '-1', '-vf', FILM, ...ENCODER, ...COLOR_TAGS];
  const ffmpeg = startFfmpeg({
    path: ffmpegPath,
    arguments: [...input, ...output, '-movflags', '+faststart+write_colr', '-f', 'mp4', outFile],
    failure: 'media_undecodable',
    limits: MOVING_PICTURE_LIMITS,
  });
  return ffmpeg.finished.then(
    () => true,
    () => false,
  );
}

/** Of the first frame. An AVIF that moves cannot be asked. */
async function hasClearParts(file: string): Promise<boolean> {
  const stats = await sharp(file)
    .stats()
    .catch(() => undefined);
  return stats !== undefined && !stats.isOpaque;
}
