/**
 * Joins the segments without re-encoding and adds the soundtrack. A video without music gets a silent track: several
 * networks refuse files without one, and some players handle them badly.
 */
import path from 'node:path';
import { SAMPLES_PER_FRAME, SOUNDTRACK_SAMPLE_RATE } from '@spotreel/sdk/internal/scene';
import { renderError } from '../../errors';
import { aacArguments } from '../../ffmpeg/aac';
import { INPUT_PROTOCOLS, startFfmpeg } from '../../ffmpeg/start';
import { interleave } from '../../sound/interleaving';
import { mixMusicFiles } from '../../sound/soundtrack';
import { joinAsGif, joinWithSound } from '../join-files';
import { joinTracks } from '../join-tracks';
import { fileOf } from '../paint-environment';
import type { AssembleJob, JobContext, PainterJobHandler } from '../protocol';
import { framesOf } from '../segment-frames';

/** Total of `report`, and its values after mixing and encoding the sound. */
const WHOLE = 1000;
const MIXED = 500;
const ENCODED = 700;

export const assemble: PainterJobHandler<'assemble'> = async (job, context) => {
  const { format, outFile } = job;
  const segments = await measured(job.segmentFiles, job.soundtrack.totalSamples / SAMPLES_PER_FRAME);
  if (format === 'gif') {
    await joinAsGif({ ...job, segments });
  } else {
    const soundFile = await encodedSound(job, context);
    if (format === 'mp4') await joinTracks({ segments, soundFile, outFile, frameRate: job.frameRate });
    else await joinWithSound({ ...job, segments, format, soundFile });
  }
  context.report(WHOLE);
  return null;
};

async function encodedSound(job: AssembleJob, context: JobContext): Promise<string> {
  const { format, soundtrack, ffmpegPath, folder } = job;
  const files = new Map(job.files);
  const sound = await mixMusicFiles(soundtrack, ffmpegPath, (src) => fileOf(src, files));
  context.report(MIXED);
  const { extension, encoder } = format === 'gif' ? SOUNDS.mp4 : SOUNDS[format];
  const soundFile = path.join(folder, `sound.${extension}`);
  const ffmpeg = startFfmpeg({
    path: ffmpegPath,
    arguments: [...rawSound, ...encoder, '-map_metadata', '-1', soundFile],
    failure: 'encoder_failed',
    input: 'pipe',
  });
  ffmpeg.input!.end(interleave(sound));
  await ffmpeg.finished;
  context.report(ENCODED);
  return soundFile;
}

async function measured(files: readonly string[], expectedFrames: number) {
  const segments = await Promise.all(files.map(async (file) => ({ file, frames: await framesOf(file) })));
  const found = segments.reduce((sum, { frames }) => sum + frames, 0);
  if (found === expectedFrames) return segments;
  throw renderError('invalid_argument', `The segments have ${found} frames, the composition ${expectedFrames}.`);
}

const rate = String(SOUNDTRACK_SAMPLE_RATE);

/** Raw stereo samples. */
const rawSound = [...INPUT_PROTOCOLS, '-f', 'f32le', '-ar', rate, '-ac', '2', '-i', 'pipe:0', '-ar', rate, '-ac', '2'];

/** Sound of each container. AAC-LC lies in an MP4: its edit list says how much of it is priming. */
const SOUNDS = {
  mp4: { extension: 'm4a', encoder: [...aacArguments(192), '-f', 'mp4'] },
  webm: { extension: 'webm', encoder: ['-c:a', 'libopus', '-b:a', '192k', '-f', 'webm'] },
  mov: { extension: 'mov', encoder: ['-c:a', 'pcm_s16le', '-f', 'mov'] },
} as const;
