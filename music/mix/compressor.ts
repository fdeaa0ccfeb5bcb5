import { dbOf, gainOf, SAMPLE_RATE, type Stereo } from '../sound/pcm';

export interface Compression {
  readonly thresholdDb: number;
  readonly ratio: number;
  readonly attackMs: number;
  readonly releaseMs: number;
}

const KNEE_DB = 6;

/**
 * Levels both sides together. Runs over the sound twice and keeps the second pass, which starts with the gain of the
 * music and not with that of silence. Otherwise a sample that follows another would begin too loud.
 */
export function compress(sound: Stereo, settings: Compression): void {
  const attack = Math.exp(-1 / ((settings.attackMs / 1000) * SAMPLE_RATE));
  const release = Math.exp(-1 / ((settings.releaseMs / 1000) * SAMPLE_RATE));
  let reduction = averageReduction(sound, settings, attack, release);
  for (let i = 0; i < sound.left.length; i++) {
    const wanted = reductionDb(Math.max(Math.abs(sound.left[i]!), Math.abs(sound.right[i]!)), settings);
    reduction = wanted + (wanted > reduction ? attack : release) * (reduction - wanted);
    const gain = gainOf(-reduction);
    sound.left[i]! *= gain;
    sound.right[i]! *= gain;
  }
}

function averageReduction(sound: Stereo, settings: Compression, attack: number, release: number): number {
  let reduction = 0;
  let sum = 0;
  for (let i = 0; i < sound.left.length; i++) {
    const wanted = reductionDb(Math.max(Math.abs(sound.left[i]!), Math.abs(sound.right[i]!)), settings);
    reduction = wanted + (wanted > reduction ? attack : release) * (reduction - wanted);
    sum += reduction;
  }
  return sum / Math.max(1, sound.left.length);
}

function reductionDb(level: number, { thresholdDb, ratio }: Compression): number {
  const over = dbOf(level) - thresholdDb;
  const slope = 1 - 1 / ratio;
  if (over <= -KNEE_DB / 2) return 0;
  if (over >= KNEE_DB / 2) return slope * over;
  return (slope * (over + KNEE_DB / 2) ** 2) / (2 * KNEE_DB);
}
