import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SAMPLE_RATE, type Stereo, silence } from '../sound/pcm';

export interface SoundfontPlayer {
  /** Plays a MIDI file dry, at 48 kHz. */
  play(midi: Buffer): Stereo;
}

/** A player over the fluidsynth program. What it has played once is kept in `cache`. */
export function createSoundfontPlayer(soundfont: string, cache: string): SoundfontPlayer {
  mkdirSync(cache, { recursive: true });
  return {
    play(midi) {
      const key = createHash('sha256').update(soundfont).update(midi).digest('hex').slice(0, 24);
      const raw = path.join(cache, `${key}.f32`);
      if (!existsSync(raw)) synthesize(soundfont, midi, raw);
      return stereoOf(readFileSync(raw));
    },
  };
}

function synthesize(soundfont: string, midi: Buffer, raw: string): void {
  writeFileSync(`${raw}.mid`, midi);
  const settings = [
    'synth.dynamic-sample-loading=1',
    'synth.polyphony=512',
    'audio.period-size=64',
    'player.timing-source=sample',
  ];
  execFileSync('fluidsynth', [
    '-ni',
    '-q',
    '-R',
    '0',
    '-C',
    '0',
    '-g',
    '0.5',
    '-r',
    String(SAMPLE_RATE),
    ...settings.flatMap((setting) => ['-o', setting]),
    '-O',
    'float',
    '-T',
    'raw',
    '-F',
    `${raw}.part`,
    soundfont,
    `${raw}.mid`,
  ]);
  renameSync(`${raw}.part`, raw);
}

function stereoOf(bytes: Buffer): Stereo {
  const values = new Float32Array(bytes.buffer, bytes.byteOffset, Math.floor(bytes.byteLength / 4));
  const sound = silence(values.length / 2);
  for (let i = 0; i < sound.left.length; i++) {
    sound.left[i] = values[2 * i]!;
    sound.right[i] = values[2 * i + 1]!;
  }
  return sound;
}
