import { fileURLToPath } from 'node:url';
import type { MusicKitSource, SampleSource } from '../../../library/music/kit';
import { runFfmpeg } from '../../packaged-ffmpeg';

export const SAMPLE_RATE = 48_000;

export interface DecodedSample {
  readonly left: Float32Array;
  readonly right: Float32Array;
  /** Loudness of the whole file, measured by ffmpeg's meter. */
  readonly loudnessLufs: number;
  readonly truePeakDb: number;
}

export function fileOf(kit: MusicKitSource, sample: SampleSource): string {
  return fileURLToPath(new URL(`../../../library/music/${kit.slug}/${sample.file}`, import.meta.url));
}

/** The PCM of a sample and what an independent meter says of it, in one run of the ffmpeg that npm brings. */
export function decodeSample(kit: MusicKitSource, sample: SampleSource): DecodedSample {
  const filter = ['-af', 'ebur128=peak=true', '-f', 'f32le', '-ac', '2', '-ar', String(SAMPLE_RATE), 'pipe:1'];
  const { stdout, stderr, status } = runFfmpeg(['-i', fileOf(kit, sample), ...filter]);
  if (status !== 0) throw new Error(stderr.toString());
  const summary = stderr.toString().split('Summary:').at(-1) ?? '';
  const frames = stdout.byteLength / 8;
  const left = new Float32Array(frames);
  const right = new Float32Array(frames);
  for (let i = 0; i < frames; i++) {
    left[i] = stdout.readFloatLE(i * 8);
    right[i] = stdout.readFloatLE(i * 8 + 4);
  }
  return {
    left,
    right,
    loudnessLufs: figure(summary, /I:\s+(-?[\d.]+)/),
    truePeakDb: figure(summary, /Peak:\s+(-?[\d.]+)/),
  };
}

function figure(text: string, pattern: RegExp): number {
  return Number(pattern.exec(text)?.[1]);
}

/** A composed track as the renderer joins it: each sample at its beat, its tail ringing on into the next. */
export function join(parts: readonly { readonly sample: SampleSource; readonly sound: DecodedSample }[]): {
  readonly left: Float32Array;
  readonly right: Float32Array;
  readonly seams: readonly number[];
} {
  const starts: number[] = [];
  let seconds = 0;
  for (const { sample } of parts) {
    starts.push(Math.round(seconds * SAMPLE_RATE));
    seconds += sample.durationSeconds;
  }
  const total = Math.max(...parts.map(({ sound }, i) => (starts[i] ?? 0) + sound.left.length));
  const left = new Float32Array(total);
  const right = new Float32Array(total);
  for (const [i, { sound }] of parts.entries()) {
    const at = starts[i] ?? 0;
    for (let n = 0; n < sound.left.length; n++) {
      left[at + n]! += sound.left[n]!;
      right[at + n]! += sound.right[n]!;
    }
  }
  return { left, right, seams: starts.slice(1) };
}
