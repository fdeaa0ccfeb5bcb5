/**
 * Joins the segments without re-encoding and lays the soundtrack below. A video without music gets a silent track:
 * several networks refuse, and some players mistreat, files without one.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { renderError } from '../../errors';
import { COLOR_TAGS } from '../../ffmpeg/encoder-settings';
import { INPUT_PROTOCOLS, startFfmpeg } from '../../ffmpeg/start';
import { SAMPLE_RATE, SAMPLES_PER_FRAME } from '../../sound/plan';
import { mixSoundtrack } from '../../sound/soundtrack';
import { interleave } from '../../sound/stereo';
import type { JobHandler } from '../protocol';
import { framesOf, segmentList } from '../segment-list';
import { fileOf } from '../surroundings';

/** What `report` counts to, and how much of it the music takes. */
const WHOLE = 1000;
const MIXED = 600;

export const assemble: JobHandler<'assemble'> = async (job, context) => {
  const segments = await measured(job.segmentFiles, job.soundtrack.totalSamples / SAMPLES_PER_FRAME);
  const files = new Map(job.files);
  const sound = await mixSoundtrack(job.soundtrack, job.ffmpegPath, (src) => fileOf(src, files));
  context.report(MIXED);
  const list = path.join(job.folder, 'segments.txt');
  await writeFile(list, segmentList(segments));
  const ffmpeg = startFfmpeg({
    path: job.ffmpegPath,
    arguments: joinArguments(list, job.outFile),
    failure: 'encoder_failed',
    input: 'pipe',
  });
  ffmpeg.input!.end(interleave(sound));
  await ffmpeg.finished;
  context.report(WHOLE);
  return null;
};

async function measured(files: readonly string[], expectedFrames: number) {
  const segments = await Promise.all(files.map(async (file) => ({ file, frames: await framesOf(file) })));
  const found = segments.reduce((sum, { frames }) => sum + frames, 0);
  if (found === expectedFrames) return segments;
  throw renderError('invalid_argument', `The segments have ${found} frames, the composition ${expectedFrames}.`);
}

function joinArguments(list: string, outFile: string): string[] {
  return [
    ...[...INPUT_PROTOCOLS, '-f', 'concat', '-safe', '0', '-i', list],
    ...[...INPUT_PROTOCOLS, '-f', 'f32le', '-ar', String(SAMPLE_RATE), '-ac', '2', '-i', 'pipe:0'],
    ...['-map', '0:v:0', '-map', '1:a:0', '-c:v', 'copy', ...COLOR_TAGS],
    ...['-c:a', 'aac', '-profile:a', 'aac_low', '-b:a', '192k', '-ar', String(SAMPLE_RATE), '-ac', '2'],
    ...['-map_metadata', '-1', '-movflags', '+faststart+write_colr', '-f', 'mp4', outFile],
  ];
}
