import { execFileSync } from 'node:child_process';
import { SAMPLE_RATE, type Stereo } from '../sound/pcm';

/**
 * Lead-in of a decoder that knows nothing of gapless playback: 576 samples of the encoder (LAME's tag) and 529 of the
 * decoder.
 */
export const LEAD_IN_SAMPLES = 576 + 529;

/** LAME, joint stereo, variable bit rate. `quality` 0 is best, 9 smallest. */
export function encodeMp3(sound: Stereo, file: string, title: string, quality: number): void {
  const pcm = Buffer.alloc(sound.left.length * 8);
  for (let i = 0; i < sound.left.length; i++) {
    pcm.writeFloatLE(sound.left[i]!, i * 8);
    pcm.writeFloatLE(sound.right[i]!, i * 8 + 4);
  }
  const input = ['-f', 'f32le', '-ar', String(SAMPLE_RATE), '-ac', '2', '-i', 'pipe:0'];
  const output = ['-c:a', 'libmp3lame', '-q:a', String(quality), '-metadata', `title=${title}`, '-map_metadata', '-1'];
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...input, ...output, '-id3v2_version', '3', '-write_xing', '1', file], {
    input: pcm,
  });
}
