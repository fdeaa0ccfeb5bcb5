import { leadInOf } from '../../player/sound/sound-plan';
import { type PlacedMusic, SOUNDTRACK_SAMPLE_RATE } from '../../scene/soundtrack/plan';
import { cutSamples, type StereoSamples, silentSamples } from '../../scene/soundtrack/stereo';
import { exportError } from '../export-error';
import { nameOf } from '../frames/decode-picture';

/** As `DecodeMusic`, by the browser. @throws SpotreelError `export_media_undecodable` */
export async function decodeSound(
  file: Blob,
  music: PlacedMusic,
  partSamples: number | undefined,
): Promise<StereoSamples> {
  const buffer = await decoded(file, music.src);
  const left = buffer.getChannelData(0);
  const right = buffer.numberOfChannels > 1 ? buffer.getChannelData(1) : left;
  const startSeconds = leadInOf(music, buffer.duration) + (music.part?.fromSeconds ?? 0);
  const wanted = partSamples ?? Math.round((music.contentSamples / music.sampleRate) * SOUNDTRACK_SAMPLE_RATE);
  const kept = cutSamples({ left, right }, Math.round(startSeconds * SOUNDTRACK_SAMPLE_RATE), wanted);
  // what is missing at its end is silent; a copy, since it is given away
  const sound = silentSamples(wanted);
  sound.left.set(kept.left);
  sound.right.set(kept.right);
  return sound;
}

async function decoded(file: Blob, src: string): Promise<AudioBuffer> {
  try {
    // an offline context decodes before any sound is allowed, and resamples to its own rate
    const context = new OfflineAudioContext(2, 1, SOUNDTRACK_SAMPLE_RATE);
    return await context.decodeAudioData(await file.arrayBuffer());
  } catch (cause) {
    throw exportError('export_media_undecodable', `This browser cannot decode the music ${nameOf(src)}.`, cause);
  }
}
