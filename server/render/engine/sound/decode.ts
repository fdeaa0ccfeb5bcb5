/** Music files to 48 kHz stereo floats, trimmed to exactly the samples that are music. */
import {
  cutSamples,
  type PlacedMusic,
  SOUNDTRACK_SAMPLE_RATE,
  type StereoSamples,
  silentSamples,
} from '@spotreel/sdk/internal/scene';
import { renderError } from '../errors';
import { INPUT_PROTOCOLS, startFfmpeg } from '../ffmpeg/start';
import { deinterleave, interleave } from './interleaving';

/** Two channels of 32-bit floats. */
const BYTES_PER_SAMPLE = 8;

/**
 * Decoded at the file's own rate first, since the trims count its samples. A decoder that knows gapless playback has
 * removed the lead-in already, though perhaps not the padding at the end. So the lead-in is cut only where enough was
 * delivered for both it and the content.
 * @throws SpotreelError `media_undecodable`
 */
export async function decodeMusic(ffmpegPath: string, file: string, music: PlacedMusic): Promise<StereoSamples> {
  const raw = ['-map', '0:a:0', '-vn', '-ac', '2', '-ar', String(music.sampleRate), '-f', 'f32le', 'pipe:1'];
  const decoded = deinterleave(await output(ffmpegPath, [...INPUT_PROTOCOLS, '-i', file, ...raw]));
  if (decoded.left.length === 0) throw renderError('media_undecodable', `The music file ${music.src} has no audio.`);
  const hasLeadIn = decoded.left.length >= music.leadInSamples + music.contentSamples;
  const content = cutSamples(decoded, hasLeadIn ? music.leadInSamples : 0, music.contentSamples);
  return music.sampleRate === SOUNDTRACK_SAMPLE_RATE ? content : resample(ffmpegPath, content, music.sampleRate);
}

/**
 * A part of a long file that says itself where its sound begins, without the rest of it in memory. What is missing at
 * its end is silent.
 * @throws SpotreelError `media_undecodable`
 */
export async function decodePart(
  path: string,
  file: string,
  fromSeconds: number,
  samples: number,
): Promise<StereoSamples> {
  // as options of the output: the place is exact to the sample
  const part = ['-ss', fromSeconds.toFixed(6), '-t', (samples / SOUNDTRACK_SAMPLE_RATE).toFixed(6)];
  const raw = ['-map', '0:a:0', '-vn', '-ac', '2', '-ar', String(SOUNDTRACK_SAMPLE_RATE), '-f', 'f32le', 'pipe:1'];
  const args = [...INPUT_PROTOCOLS, '-i', file, ...part, ...raw];
  const ffmpeg = startFfmpeg({ path, arguments: args, failure: 'media_undecodable', output: 'pipe' });
  const sound = silentSamples(samples);
  let filled = 0;
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of ffmpeg.output!) {
    const bytes = Buffer.concat([rest, chunk as Buffer]);
    const decoded = deinterleave(bytes);
    const kept = cutSamples(decoded, 0, samples - filled);
    sound.left.set(kept.left, filled);
    sound.right.set(kept.right, filled);
    filled += kept.left.length;
    rest = bytes.subarray(decoded.left.length * BYTES_PER_SAMPLE);
  }
  await ffmpeg.finished;
  return sound;
}

async function resample(ffmpegPath: string, sound: StereoSamples, fromRate: number): Promise<StereoSamples> {
  const input = ['-f', 'f32le', '-ac', '2', '-ar', String(fromRate), '-i', 'pipe:0'];
  const target = ['-ac', '2', '-ar', String(SOUNDTRACK_SAMPLE_RATE), '-f', 'f32le', 'pipe:1'];
  return deinterleave(await output(ffmpegPath, [...INPUT_PROTOCOLS, ...input, ...target], interleave(sound)));
}

async function output(path: string, args: readonly string[], input?: Buffer): Promise<Buffer> {
  const ffmpeg = startFfmpeg({
    path,
    arguments: args,
    failure: 'media_undecodable',
    output: 'pipe',
    ...(input ? { input: 'pipe' as const } : {}),
  });
  ffmpeg.input?.end(input);
  const chunks: Buffer[] = [];
  for await (const chunk of ffmpeg.output!) chunks.push(chunk as Buffer);
  await ffmpeg.finished;
  return Buffer.concat(chunks);
}
