/** A copy of a sound file that every browser plays, as loud as the library's music, and what it looks like. */
import path from 'node:path';
import { CEILING_DB, SOUNDTRACK_SAMPLE_RATE, TARGET_LUFS } from '@spotreel/sdk/internal/scene';
import { renderError } from '../../errors';
import { aacArguments } from '../../ffmpeg/aac';
import { INPUT_PROTOCOLS, MEDIA_FORMATS, startFfmpeg } from '../../ffmpeg/start';
import type { AudioCopy } from '../../media/facts';
import { AUDIO_LIMITS, LEAST_AUDIO_SECONDS, MOST_AUDIO_SECONDS } from '../../media/limits';
import { type MeasuredSound, measureSound } from '../../sound/measure';
import type { CopyAudioJob, PainterJobHandler } from '../protocol';

/** Below this EBU R128 hears nothing. */
const SILENT_LUFS = -69;
/** More would bring up the noise of a very quiet recording. */
const MOST_GAIN_DB = 30;
/** Least loss of loudness by a limiter that is made up for once. */
const TOLERANCE_LU = 0.3;

/** Thousandths of the work that are done once the file is measured, and once it is copied. */
const MEASURED = 450;
const COPIED = 800;
/** Signs of life while ffmpeg works, ms: it has a time limit of its own. */
const PULSE_MS = 5000;

export const copyAudio: PainterJobHandler<'copy-audio'> = async (job, context) => {
  let thousandths = 0;
  const report = (value: number) => {
    thousandths = value;
    context.report(value);
  };
  const pulse = setInterval(() => context.report(thousandths), PULSE_MS);
  try {
    const measured = await measureSound(job.file, {
      ffmpegPath: job.ffmpegPath,
      limits: AUDIO_LIMITS,
      atMostSeconds: MOST_AUDIO_SECONDS + 1,
    });
    check(measured);
    report(MEASURED);
    const audioFile = await writeCopy(job, measured, report);
    const { samples, loudnessLufs, truePeakDb, peaks } = measured;
    return { audioFile, samples, loudnessLufs, truePeakDb, peaks } satisfies AudioCopy;
  } finally {
    clearInterval(pulse);
  }
};

function check({ samples, loudnessLufs }: MeasuredSound): void {
  const seconds = samples / SOUNDTRACK_SAMPLE_RATE;
  if (seconds > MOST_AUDIO_SECONDS || seconds < LEAST_AUDIO_SECONDS)
    throw renderError('audio_length', `The sound lasts ${seconds.toFixed(1)} s.`);
  if (loudnessLufs <= SILENT_LUFS) throw renderError('audio_silent', 'There is nothing to hear in the file.');
}

/** Writes the copy. After a limiter, the copy is measured, and made once more if that took loudness from it. */
async function writeCopy(job: CopyAudioJob, measured: MeasuredSound, report: (done: number) => void): Promise<string> {
  const audioFile = path.join(job.outFolder, 'audio.m4a');
  const gainDb = Math.min(MOST_GAIN_DB, TARGET_LUFS - measured.loudnessLufs);
  const isLimited = measured.truePeakDb + gainDb > CEILING_DB;
  await encode(job, audioFile, gainDb, isLimited);
  report(COPIED);
  if (!isLimited) return audioFile;
  const { ffmpegPath } = job;
  const copy = await measureSound(audioFile, {
    ffmpegPath,
    limits: AUDIO_LIMITS,
    atMostSeconds: MOST_AUDIO_SECONDS + 1,
  });
  const lostLu = measured.loudnessLufs + gainDb - copy.loudnessLufs;
  if (lostLu > TOLERANCE_LU) await encode(job, audioFile, gainDb + lostLu, true);
  return audioFile;
}

async function encode(job: CopyAudioJob, outFile: string, gainDb: number, isLimited: boolean): Promise<void> {
  const filters = [
    `volume=${gainDb.toFixed(2)}dB`,
    ...(isLimited ? LIMITER : []),
    `aresample=${SOUNDTRACK_SAMPLE_RATE}`,
  ];
  const ffmpeg = startFfmpeg({
    path: job.ffmpegPath,
    arguments: [
      ...INPUT_PROTOCOLS,
      ...MEDIA_FORMATS,
      '-threads',
      '1',
      '-i',
      job.file,
      '-af',
      ['aformat=sample_fmts=fltp:channel_layouts=stereo', ...filters].join(),
      ...COPY,
      outFile,
    ],
    failure: 'media_undecodable',
    limits: AUDIO_LIMITS,
  });
  await ffmpeg.finished;
}

const COPY = [
  '-map',
  '0:a:0',
  '-vn',
  '-map_metadata',
  '-1',
  ...aacArguments(256),
  '-ac',
  '2',
  '-movflags',
  '+faststart',
  '-f',
  'mp4',
];

/** Limits samples at four times the rate, so that peaks between samples are seen too. */
const LIMITER = [
  `aresample=${4 * SOUNDTRACK_SAMPLE_RATE}`,
  `alimiter=limit=${(10 ** (CEILING_DB / 20)).toFixed(4)}:attack=4:release=120:level=0`,
];
