/**
 * Joins the segments without re-encoding and adds the soundtrack. A video without music gets a silent track: several
 * networks refuse files without one, and some players handle them badly.
 */
import path from 'node:path';
import { SAMPLES_PER_FRAME, SOUNDTRACK_SAMPLE_RATE } from '@spotreel/sdk/scene';
import { renderError } from '../../errors';
import { INPUT_PROTOCOLS, startFfmpeg } from '../../ffmpeg/start';
import { interleave } from '../../sound/interleaving';
import { mixMusicFiles } from '../../sound/soundtrack';
import { joinTracks } from '../join-tracks';
import { fileOf } from '../paint-environment';
import type { PainterJobHandler } from '../protocol';
import { framesOf } from '../segment-frames';

/** What `report` counts to, and where the mixed and the encoded sound are on the way. */
const WHOLE = 1000;
const MIXED = 500;
const ENCODED = 700;

export const assemble: PainterJobHandler<'assemble'> = async (job, context) => {
  const segments = await measured(job.segmentFiles, job.soundtrack.totalSamples / SAMPLES_PER_FRAME);
  const files = new Map(job.files);
  const sound = await mixMusicFiles(job.soundtrack, job.ffmpegPath, (src) => fileOf(src, files));
  context.report(MIXED);
  const soundFile = path.join(job.folder, 'sound.m4a');
  const ffmpeg = startFfmpeg({
    path: job.ffmpegPath,
    arguments: [...soundArguments, soundFile],
    failure: 'encoder_failed',
    input: 'pipe',
  });
  ffmpeg.input!.end(interleave(sound));
  await ffmpeg.finished;
  context.report(ENCODED);
  await joinTracks({ segments, soundFile, outFile: job.outFile });
  context.report(WHOLE);
  return null;
};

async function measured(files: readonly string[], expectedFrames: number) {
  const segments = await Promise.all(files.map(async (file) => ({ file, frames: await framesOf(file) })));
  const found = segments.reduce((sum, { frames }) => sum + frames, 0);
  if (found === expectedFrames) return segments;
  throw renderError('invalid_argument', `The segments have ${found} frames, the composition ${expectedFrames}.`);
}

/** Raw stereo samples in, AAC-LC in an MP4 out: its edit list says how much of it is priming. */
const soundArguments = [
  ...INPUT_PROTOCOLS,
  '-f',
  'f32le',
  '-ar',
  String(SOUNDTRACK_SAMPLE_RATE),
  '-ac',
  '2',
  '-i',
  'pipe:0',
  '-c:a',
  'aac',
  '-profile:a',
  'aac_low',
  '-b:a',
  '192k',
  '-ar',
  String(SOUNDTRACK_SAMPLE_RATE),
  '-ac',
  '2',
  '-map_metadata',
  '-1',
  '-f',
  'mp4',
];
