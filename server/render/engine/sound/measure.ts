/** Decodes a sound file once, from start to end, and measures it after EBU R128. */
import { SOUNDTRACK_SAMPLE_RATE } from '@spotreel/sdk/internal/scene';
import { renderError } from '../errors';
import { type FfmpegLimits, INPUT_PROTOCOLS, MEDIA_FORMATS, startFfmpeg } from '../ffmpeg/start';
import { WaveformReader } from './waveform';

export interface MeasuredSound {
  /** Integrated loudness, LUFS; -70 or less for silence. */
  readonly loudnessLufs: number;
  /** Highest true peak, dBFS. */
  readonly truePeakDb: number;
  /** Number of samples of each channel at 48 kHz. */
  readonly samples: number;
  /** 0 to 1; the loudest is 1. */
  readonly peaks: readonly number[];
}

export interface MeasureOptions {
  readonly ffmpegPath: string;
  readonly limits: FfmpegLimits;
  /** Limit of decoding; the rest is not decoded. */
  readonly atMostSeconds: number;
  readonly onSamples?: (samples: number) => void;
}

/** @throws SpotreelError `media_undecodable`, `timeout` */
export async function measureSound(file: string, options: MeasureOptions): Promise<MeasuredSound> {
  const { ffmpegPath: path, limits, atMostSeconds, onSamples } = options;
  const meter = ['-af', 'aformat=channel_layouts=stereo,ebur128=peak=true:framelog=verbose'];
  const raw = ['-ac', '2', '-ar', String(SOUNDTRACK_SAMPLE_RATE), '-f', 'f32le', 'pipe:1'];
  const input = ['-t', String(atMostSeconds), ...MEDIA_FORMATS, '-threads', '1', '-i', file, '-map', '0:a:0', '-vn'];
  const ffmpeg = startFfmpeg({
    path,
    arguments: ['-loglevel', 'info', '-nostats', ...INPUT_PROTOCOLS, ...input, ...meter, ...raw],
    failure: 'media_undecodable',
    output: 'pipe',
    limits,
  });
  const wave = new WaveformReader();
  for await (const chunk of ffmpeg.output!) {
    wave.add(chunk as Buffer);
    onSamples?.(wave.samples);
  }
  await ffmpeg.finished;
  if (wave.samples === 0) throw renderError('media_undecodable', 'None of the sound can be decoded.');
  return { ...readMeter(ffmpeg.words()), samples: wave.samples, peaks: wave.peaks() };
}

/** The summary that ffmpeg's `ebur128` writes at the end. */
function readMeter(words: string): Pick<MeasuredSound, 'loudnessLufs' | 'truePeakDb'> {
  const summary = words.slice(words.lastIndexOf('Integrated loudness:'));
  const loudness = Number(/I:\s+(-?[\d.]+) LUFS/.exec(summary)?.[1] ?? Number.NaN);
  const peak = /Peak:\s+(-?[\d.]+|-inf) dBFS/.exec(summary)?.[1];
  if (Number.isNaN(loudness)) throw renderError('media_undecodable', 'The loudness of the sound cannot be measured.');
  return { loudnessLufs: loudness, truePeakDb: peak === undefined || peak === '-inf' ? -120 : Number(peak) };
}
